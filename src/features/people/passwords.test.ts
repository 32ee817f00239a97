import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Passwords } from './passwords.ts';

describe('hashes of passwords', () => {
  const { signal } = new AbortController();

  it('are those of one password only, name their parameters, and differ each time', async () => {
    const passwords = new Passwords();
    const [one, two] = await Promise.all(['one', 'two'].map(() => passwords.hash('correct horse battery', signal)));
    assert.ok(one !== undefined && two !== undefined && one !== two);
    assert.match(one, /^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/);
    assert.equal(await passwords.verify('correct horse battery', one, signal), true);
    assert.equal(await passwords.verify('correct horse batterz', one, signal), false);
    assert.equal(await passwords.verify('correct horse battery', passwords.none, signal), false);
  });

  it('are verified with the parameters that they name', async () => {
    // Test vector 2 of RFC 7914.
    const salt = Buffer.from('NaCl').toString('base64').replace(/=+$/, '');
    const hash = Buffer.from(
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
      'hex',
    );
    const stored = `$scrypt$ln=10,r=8,p=16$${salt}$${hash.toString('base64').replace(/=+$/, '')}`;
    assert.equal(await new Passwords().verify('password', stored, signal), true);
  });

  it('are the same for composed and decomposed letters', async () => {
    const passwords = new Passwords();
    const stored = await passwords.hash('Gr\u00fc\u00dfe an alle', signal);
    assert.equal(await passwords.verify('Gru\u0308\u00dfe an alle', stored, signal), true);
  });

  it('are refused beyond those that can wait, and stop waiting when the client goes away', async () => {
    const passwords = new Passwords();
    const leaving = new AbortController();
    const all = Array.from({ length: 65 }, () => passwords.hash('correct horse battery', leaving.signal));
    leaving.abort(new Error('gone'));
    const reasons = (await Promise.allSettled(all)).map((each) => each.status === 'rejected' && each.reason);
    assert.equal(reasons.filter(({ message }) => message === 'gone').length, 62);
    assert.equal(reasons.filter(({ code }) => code === 'overloaded').length, 1);
  });
});
