import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runCli } from '../support/run-cli.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';
import { DocumentUser } from './documents-fixtures.ts';

let server: RunningServer;
let user: DocumentUser;
before(async () => {
  server = await startServer();
  user = new DocumentUser(server);
});
after(() => server[Symbol.asyncDispose]());

async function translate(text: string, options: Record<string, unknown> = {}): Promise<string> {
  const response = await server.translate({ text: [text], source_lang: 'EN', target_lang: 'ES', ...options });
  const answer = (await response.json()) as { translations?: { text: string }[] };
  assert.equal(response.status, 200, JSON.stringify(answer));
  return answer.translations?.[0]?.text ?? '';
}

async function document(name: string, content: string, fields: Record<string, string> = {}): Promise<string> {
  const handle = await user.uploaded(name, content, fields);
  const status = await user.ended(handle);
  assert.equal(status.status, 'done', JSON.stringify(status));
  return (await user.post(handle, '/result')).text;
}

describe('what is no prose', () => {
  it('stays in texts', async () => {
    const cases = [
      ['Run `npm install the-house` in the house.', '`npm install the-house`'],
      ['The house:\n```sh\nopen the house\n```\nThe car.', '```sh\nopen the house\n```'],
      ['The house of EXHIBIT A is red.', ' A '],
      ['Open {% if house.is_open %}the house{% endif %}.', '{% if house.is_open %}'],
      ["The house of \u0024{{ matrix.house || 'the car' }}.", "\u0024{{ matrix.house || 'the car' }}"],
      ['The house of get_house(car) in src/main/house with --house.', 'src/main/house'],
      ['The house of get_house(car) in src/main/house with --house.', 'get_house(car)'],
      ['See the house <text:user-house> now.', '<text:user-house>'],
    ] as const;
    for (const [text, code] of cases) {
      const answer = await translate(text);
      assert.ok(answer.includes(code), answer);
      assert.notEqual(answer, text);
    }
    const message = await translate('You see {count, plural, one {# house} other {# houses}}.');
    assert.match(message, /^\{count, plural, one \{[^{}]*# casa[^{}]*\} other \{[^{}]*# casas[^{}]*\}/);
    for (const text of ['N/A', 'A', '`the house`', 'getHouse()', '{{ the.house }}'])
      assert.equal(await translate(text), text);
    assert.equal(await translate('I see a house.'), 'Veo una casa.');
  });

  it('is translated with keep_code=off', async () => {
    assert.doesNotMatch(await translate('Run `the house` now.', { keep_code: 'off' }), /the house/);
    assert.match(await translate('Run `the house` now.', { keep_code: 'auto' }), /`the house`/);
  });

  it('stays in elements for code', async () => {
    const html = '<p>The house</p><pre>the house</pre>';
    assert.equal(await translate(html, { tag_handling: 'html' }), '<p>La casa</p><pre>the house</pre>');
    assert.equal(await translate(html, { tag_handling: 'html', keep_code: 'off' }), '<p>La casa</p><pre>la casa</pre>');
    const xml = '<p>See <code>the house</code> of the <b>red</b> car.</p>';
    const answer = await translate(xml, { tag_handling: 'xml' });
    assert.match(answer, /<code>the house<\/code>/);
    assert.match(answer, /coche <b>rojo<\/b>/);
  });

  it('stays in documents, and what is code in files of data alone', async () => {
    const json = '{"on": "ubuntu-latest", "to": "results/", "title": "The house is in /house/ and car.house."}';
    assert.equal(
      await document('a.json', json),
      '{"on": "ubuntu-latest", "to": "results/", "title": "La casa es en /house/ y car.house."}',
    );
    assert.match(await document('a.json', json, { keep_code: 'off' }), /"resultados\/"/);
    const table = '<table><tr><td>a</td><td>the house</td></tr></table>';
    assert.match(await document('a.html', table), /<td>a<\/td><td>(?:la )?casa</);
    const html = '<p>The house</p><pre>the house</pre>';
    assert.equal(await document('a.html', html), '<p>La casa</p><pre>the house</pre>');
    assert.equal(await document('a.html', html, { keep_code: 'off' }), '<p>La casa</p><pre>la casa</pre>');
    assert.match(await document('a.txt', 'Open `the house` now.\n'), /`the house`/);
  });

  it('stays as it was where a glossary has a part of it', async () => {
    const created = await server.request('/v3/glossaries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'code',
        dictionaries: [
          { source_lang: 'en', target_lang: 'es', entries: 'house\tmansión\nNode.js\tNodo', entries_format: 'tsv' },
        ],
      }),
    });
    const { glossary_id } = (await created.json()) as { glossary_id: string };
    const answer = await translate('The house has `the house` and Node.js.', { glossary_id });
    assert.match(answer, /mansión/);
    assert.match(answer, /`the house`/);
    assert.match(answer, /Nodo\./);
  });

  it('is refused for other values, with the right ones', async () => {
    const response = await server.translate({ text: ['x'], target_lang: 'ES', keep_code: 'on' });
    assert.equal(response.status, 400);
    assert.match(((await response.json()) as { message: string }).message, /'keep_code'.*'auto', 'off'/);
    const form = await server.request('/v2/translate', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'text=See+`the+house`.&source_lang=EN&target_lang=ES&keep_code=auto',
    });
    assert.match(await form.text(), /`the house`/);
    const upload = await user.upload('a.txt', 'x', { keep_code: '1' });
    assert.equal(upload.status, 400);
    assert.match(upload.json<{ message: string }>().message, /'keep_code'.*'auto', 'off'/);
  });

  it('is an option of the commands', async () => {
    const run = (...args: string[]) => runCli(args, server.dataDir);
    const kept = await run('translate', '--from', 'en', '--to', 'es', 'See `the house` now.');
    assert.match(kept.stdout, /`the house`/);
    const off = await run('translate', '--from', 'en', '--to', 'es', '--keep-code', 'off', 'See `the house` now.');
    assert.doesNotMatch(off.stdout, /the house/);
    const wrong = await run('translate', '--to', 'es', '--keep-code', 'on', 'x');
    assert.match(wrong.stderr, /--keep-code takes auto or off, not "on"/);
    writeFileSync(join(server.dataDir, 'b.txt'), 'See `the house` now.\n');
    const environment = { DRAGOMAN_API_KEY: developerKey, DRAGOMAN_PORT: new URL(server.address).port };
    const args = ['document', '--from', 'en', '--to', 'es', '--keep-code', 'off', 'b.txt'];
    const { code, stderr } = await runCli(args, server.dataDir, { environment });
    assert.equal(code, 0, stderr);
    assert.doesNotMatch(readFileSync(join(server.dataDir, 'b.es.txt'), 'utf8'), /the house/);
  });
});
