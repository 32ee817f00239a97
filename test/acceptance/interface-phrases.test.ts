import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runCli } from '../support/run-cli.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { DocumentUser } from './documents-fixtures.ts';

describe('interface phrases', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer({ environment: { DRAGOMAN_INTERFACE_PHRASES: 'on' } });
  });
  after(() => server[Symbol.asyncDispose]());

  async function translate(text: readonly string[], fields: object = {}) {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ text, source_lang: 'EN', target_lang: 'ES', ...fields });
    const answer = await server.request('/v2/translate', { method: 'POST', headers, body });
    assert.equal(answer.status, 200, await answer.clone().text());
    const { translations } = (await answer.json()) as { translations: { text: string }[] };
    return { texts: translations.map((one) => one.text), engines: answer.headers.get('x-service-engine') };
  }

  it('are translated as catalogues agree, with their case, marks, mnemonics and tags', async () => {
    const words = ['Open', 'Save', 'Close', 'File', 'Settings', 'Next', 'No', '_Open', 'SAVE AS…', '&Cancel'];
    const { texts, engines } = await translate(words);
    assert.deepEqual(texts, [
      'Abrir',
      'Guardar',
      'Cerrar',
      'Archivo',
      'Configuración',
      'Siguiente',
      'No',
      '_Abrir',
      'GUARDAR COMO…',
      '&Cancelar',
    ]);
    assert.equal(engines, 'interface_phrases');
    const tagged = await translate(['<p><b>Open</b></p>'], { tag_handling: 'html' });
    assert.deepEqual(tagged.texts, ['<p><b>Abrir</b></p>']);
    const pivot = await translate(['Guardar'], { source_lang: 'ES', target_lang: 'CA' });
    assert.deepEqual(pivot.texts, ['Desa']);
  });

  it('leave sentences, and texts of a memory or a glossary, to those', async () => {
    const sentence = await translate(['Open the house.', 'Open']);
    assert.match(sentence.engines ?? '', /interface_phrases.*apertium|apertium.*interface_phrases/);
    const post = async (path: string, fields: object): Promise<Record<string, string>> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await server.request(path, { method: 'POST', headers, body: JSON.stringify(fields) });
      return (await answer.json()) as Record<string, string>;
    };
    const segments = [{ source: 'Open', target: 'Ábrase', target_language: 'es' }];
    const memory = { name: 'm', source_language: 'en', segments };
    const { translation_memory_id } = await post('/v3/translation_memories', memory);
    const stored = await translate(['Open', 'Close'], { translation_memory_id });
    assert.deepEqual(stored.texts, ['Ábrase', 'Cerrar']);
    const dictionaries = [{ source_lang: 'en', target_lang: 'es', entries: 'Open\tAbierto', entries_format: 'tsv' }];
    const { glossary_id } = await post('/v3/glossaries', { name: 'g', dictionaries });
    const termed = await translate(['Open', 'Close'], { glossary_id });
    assert.deepEqual(termed.texts, ['Abierto', 'Cerrar']);
  });

  it('are left to engines with interface_phrases: false', async () => {
    const off = await translate(['Open', 'File'], { interface_phrases: false });
    assert.equal(off.engines, 'apertium');
    assert.notDeepEqual(off.texts, ['Abrir', 'Archivo']);
    assert.deepEqual((await translate(['Open', 'File'], { interface_phrases: true })).texts, ['Abrir', 'Archivo']);
    const form = await server.request('/v2/translate', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'text=Open&source_lang=EN&target_lang=ES&interface_phrases=false',
    });
    assert.doesNotMatch(await form.text(), /Abrir/);
    const wrong = await server.translate({ text: ['Open'], target_lang: 'ES', interface_phrases: 'off' });
    assert.equal(wrong.status, 400);
    assert.match(((await wrong.json()) as { message: string }).message, /'interface_phrases'/);
    const user = new DocumentUser(server);
    for (const [fields, expected] of [
      [{}, /^Abrir\n$/],
      [{ interface_phrases: 'false' }, /^(?!Abrir)/],
    ] as const) {
      const handle = await user.uploaded('a.txt', 'Open\n', { source_lang: 'EN', ...fields });
      assert.equal((await user.ended(handle)).status, 'done');
      assert.match((await user.post(handle, '/result')).text, expected);
    }
    const input = { input: 'Close\n' };
    const command = ['translate', '--to', 'es', '--from', 'en', '--no-interface-phrases'];
    assert.doesNotMatch((await runCli(command, server.dataDir, input)).stdout, /Cerrar/);
  });

  it('are the same for the command line on the same data folder', async () => {
    const { stdout } = await runCli(['translate', '--to', 'es', '--from', 'en'], server.dataDir, { input: '_Close\n' });
    assert.equal(stdout, '_Cerrar\n');
  });

  it('are shown by doctor with their number and version', async () => {
    const { stdout } = await runCli(['doctor'], server.dataDir);
    assert.match(stdout, /Interface phrases: \d+ in \d+ languages from \d+ catalogues, version [0-9a-f]{12}/);
    const environment = { DRAGOMAN_INTERFACE_PHRASES: 'off' };
    const off = await runCli(['doctor'], server.dataDir, { environment });
    assert.match(off.stdout, /Interface phrases: off/);
  });
});
