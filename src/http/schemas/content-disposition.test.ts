import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attachment } from './content-disposition.ts';

describe('attachment', () => {
  for (const [name, header] of [
    ['Legal texts', 'attachment; filename="Legal texts.tmx"'],
    ['Größe (1)', `attachment; filename="Gr__e (1).tmx"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29.tmx`],
    ['50%', `attachment; filename="50_.tmx"; filename*=UTF-8''50%25.tmx`],
    ['../../etc/passwd', 'attachment; filename="_.._etc_passwd.tmx"'],
    ['a"\r\nSet-Cookie: b', 'attachment; filename="a_Set-Cookie_ b.tmx"'],
    [' ', 'attachment; filename="download.tmx"'],
  ] as const)
    it(`makes ${header} of ${JSON.stringify(name)}`, () => {
      assert.equal(attachment(name, '.tmx'), header);
    });

  it('cuts long names, and not within a character', () => {
    const header = attachment(`${'a'.repeat(99)}🙂`, '.tmx');
    assert.match(header, /^attachment; filename="a{99}_\.tmx"/);
    assert.doesNotThrow(() => decodeURIComponent(header.replace(/.*UTF-8''/, '')));
  });
});
