import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { germanList } from '../../src/engines/agreement/german-list.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

interface Improvement {
  readonly text: string;
  readonly target_language: string;
  readonly detected_source_language: string;
  readonly changes?: readonly {
    readonly start: number;
    readonly end: number;
    readonly before: string;
    readonly replacements: readonly string[];
    readonly rule: string;
    readonly reason: string;
    readonly confidence: number;
  }[];
}

/** With Harper and the dictionaries of hunspell, as the set-up installs them. */
describe('writing', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
  });

  async function post(operation: 'rephrase' | 'correct', body: object) {
    const response = await server.request(`/v2/write/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { improvements: Improvement[]; message: string };
    return { status: response.status, headers: response.headers, ...answer };
  }

  const pairs = {
    en: ['I recieve a apple every day.', 'I receive an apple every day.'],
    de: ['Die Adrese steht im Brief, villeicht.', 'Die Adresse steht im Brief, vielleicht.'],
    fr: ['C’est un probleme très important pour nous.', 'C’est un problème très important pour nous.'],
    es: ['Mañana voy a comprar un camion también.', 'Mañana voy a comprar un camión también.'],
    it: ['L’accellerazione della macchina è forte.', 'L’accelerazione della macchina è forte.'],
    pt: ['O relatorio tambem fala da reuniao de amanhã.', 'O relatório também fala da reunião de amanhã.'],
  } as const;

  it('POST /v2/write/correct puts right what is wrong in each language, and detects it', async () => {
    const entries = Object.entries(pairs);
    const { status, improvements, headers } = await post('correct', { text: entries.map(([, [wrong]]) => wrong) });
    assert.equal(status, 200);
    for (const [index, [language, [, right]]] of entries.entries()) {
      assert.equal(improvements[index]?.detected_source_language, language);
      assert.equal(improvements[index]?.text, right);
    }
    // German is served by the engine for agreement where set-up has its words.
    const engines = existsSync(germanList)
      ? 'harper, agreement, grammalecte'
      : 'harper, hunspell, grammalecte, agreement';
    assert.equal(headers.get('x-service-engine'), engines);
  });

  it('lists what was changed and why with show_changes, in code points, and says nothing of it otherwise', async () => {
    const text = ['😀 I recieve a apple every day.', 'Les enfants joue dans le jardin.', 'All is well.'];
    const { improvements } = await post('correct', { text, show_changes: true });
    const listed = improvements.map(({ changes = [] }, index) =>
      changes.map(({ start, end, before, replacements, rule }) => {
        assert.equal([...(text[index] ?? '')].slice(start, end).join(''), before);
        return [before, replacements[0], rule.split('/')[0]];
      }),
    );
    assert.deepEqual(listed, [
      [
        ['recieve', 'receive', 'spelling'],
        ['a', 'an', 'harper'],
      ],
      [['joue', 'jouent', 'grammar']],
      [],
    ]);
    for (const { reason, confidence } of improvements.flatMap(({ changes = [] }) => changes)) {
      assert.match(reason, /\S\s\S/);
      assert.ok(confidence > 0 && confidence <= 1);
    }
    const plain = await post('correct', { text });
    assert.ok(plain.improvements.every((improvement) => !('changes' in improvement)));
    const styled = await post('rephrase', {
      ...{ text: ['My favourite colour can’t be grey.'], target_lang: 'en-US', writing_style: 'business' },
      show_changes: true,
    });
    const [improvement] = styled.improvements;
    let [made, position] = ['', 0];
    for (const { start, end, replacements } of improvement?.changes ?? []) {
      made += 'My favourite colour can’t be grey.'.slice(position, start) + replacements[0];
      position = end;
    }
    assert.equal(made + 'My favourite colour can’t be grey.'.slice(position), improvement?.text);
    assert.deepEqual([...new Set(improvement?.changes?.map(({ rule }) => rule))], ['variant/en-US', 'style/business']);
  });

  it('POST /v2/write/rephrase answers in the order of the texts with the resolved target', async () => {
    const text = ['All is well here.', 'This sentense is wrong.'];
    const { improvements } = await post('rephrase', { text, target_lang: 'EN' });
    assert.deepEqual(improvements, [
      { text: 'All is well here.', target_language: 'en-US', detected_source_language: 'en' },
      { text: 'This sentence is wrong.', target_language: 'en-US', detected_source_language: 'en' },
    ]);
  });

  it('rephrases without a style: corrected, and in fewer words, as listed changes', async () => {
    const text = ['We recieve a large number of letters at this point in time.', 'Ils est venus dans le but d’aider.'];
    const { improvements, headers } = await post('rephrase', { text, show_changes: true });
    assert.deepEqual(
      improvements.map((improvement) => improvement.text),
      ['We receive many letters now.', 'Ils sont venus pour aider.'],
    );
    for (const rule of ['spelling', 'concise'])
      assert.ok(improvements[0]?.changes?.some((change) => change.rule === rule));
    assert.deepEqual(headers.get('x-service-engine')?.split(', ').toSorted(), ['grammalecte', 'harper', 'rules']);
    const corrected = await post('correct', { text: ['We met in order to talk.'] });
    assert.deepEqual(
      [corrected.improvements[0]?.text, corrected.headers.get('x-service-engine')],
      ['We met in order to talk.', 'harper'],
    );
  });

  it('leaves names, numbers, addresses and markup alone', async () => {
    const text = [
      'Frau Kowalski schickt 1.234,50 € an <b class="x">Dragoman</b> (https://exmaple.org/adrese?x=1).',
      'Ms Kowalski sends {recieve_name} 1,234.50 to adress@exmaple.org, see `teh code`.',
    ];
    const { improvements } = await post('correct', { text });
    assert.deepEqual(
      improvements.map((improvement) => improvement.text),
      text,
    );
  });

  it('refuses a target that it does not have, and a body over 10 KiB', async () => {
    const unknown = await post('rephrase', { text: ['a'], target_lang: 'nl' });
    assert.deepEqual([unknown.status, unknown.message], [400, "Value for 'target_lang' not supported"]);
    assert.equal((await post('correct', { text: ['a'.repeat(11_000)] })).status, 413);
  });

  it('lists the languages, each of which works', async () => {
    const response = await server.request('/v3/languages?resource=write');
    const languages = (await response.json()) as { lang: string; usable_as_target: boolean }[];
    const targets = languages.filter(({ usable_as_target }) => usable_as_target).map(({ lang }) => lang);
    for (const code of ['de', 'en-GB', 'en-US', 'es', 'fr', 'it', 'pt-BR', 'pt-PT'])
      assert.ok(targets.includes(code), code);
    for (const target_lang of targets)
      assert.equal((await post('rephrase', { text: ['12'], target_lang })).status, 200);
  });
});
