import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { poll } from '../support/poll.ts';
import { longestPiece, type ProbedServer, startProbedServer } from '../support/probed-server.ts';
import { adminKey } from '../support/running-server.ts';

/** Largest texts that fit in the 128 KiB of a request, and in the 10 KiB of a writing request. */
const translationLength = 120_000;
const writingLength = 9_000;
/** Garbage collection and first uses fall anywhere; what is slow by itself is slow each time. */
const attempts = 4;

const fill = (piece: string, length = translationLength): string => piece.repeat(Math.floor(length / piece.length));
const lines = (...pieces: readonly string[]): string => fill(pieces.join(''));

const translations: Readonly<Record<string, Record<string, unknown>>> = {
  sentences: { text: [fill('The house is red. ')] },
  'sentences that may not be split': { text: [fill('The house is red. ')], split_sentences: '0' },
  'sentences of two letters': { text: [fill('A b. ')] },
  'one word': { text: [fill('a')] },
  'words without an end': { text: [fill('word ')] },
  'texts of every size': {
    text: Array.from({ length: 50 }, (_, index) => fill('The house is red. ', 40 + index * 90)),
  },
  numbers: { text: [fill('1 ')] },
  'empty elements in a word': { text: [fill('a<i/>')], tag_handling: 'xml' },
  'pairs of tags': { text: [fill('<b>a</b> ')], tag_handling: 'xml' },
  'pairs of tags in HTML': { text: [fill('<b>a</b> ')], tag_handling: 'html' },
  'tags that are never closed': { text: [fill('<b>a ')], tag_handling: 'html' },
  'paragraphs of a letter': { text: [fill('<p>a</p>')], tag_handling: 'html' },
  'an element with many attributes': { text: [`<p ${fill('a=1 ')}>x</p>`], tag_handling: 'html' },
  references: { text: [fill('&amp; ')], tag_handling: 'html' },
  comments: { text: [fill('<!-- a -->b')], tag_handling: 'html' },
  'sections of character data': {
    text: [fill('<x><![CDATA[a]]></x>').replace(/^/, '<r>').concat('</r>')],
    tag_handling: 'xml',
  },
  formality: { text: [fill('You are my friend. ')], formality: 'more' },
  'formatting kept': { text: [fill('the house is red! ')], preserve_formatting: true },
  'a language to be detected': { text: [fill('The house is red. ')], source_lang: undefined },
  placeholders: { text: [lines('{{a}} ', '%s ', '<0> ')] },
  'letters of two units': { text: [fill('😀 a ', 60_000)] },
};

const improvements: Readonly<Record<string, Record<string, unknown>>> = {
  'English with mistakes': { text: [fill('He go home. ', writingLength)], target_lang: 'en-US' },
  'a word without an end': { text: [fill('a', writingLength)], target_lang: 'en-US' },
  'words that nobody knows': { text: [fill('qxwrtz plmkn ', writingLength)], target_lang: 'de' },
  apostrophes: { text: [fill("a'", writingLength)], target_lang: 'en-US' },
  'German with mistakes': { text: [fill('Ich glaube das er kommt. ', writingLength)], target_lang: 'de' },
  'a style': {
    text: [fill('The school utilized phones. ', writingLength)],
    target_lang: 'en-US',
    writing_style: 'simple',
  },
};

const megabyte = 1024 * 1024;
const largestDictionary = 10 * megabyte;
/** Lines of a dictionary of the largest size, each with another source phrase. */
const entries = Array.from(
  { length: 165_000 },
  (_, index) => `${`phrase ${index}`.padEnd(30, 'o')}\t${'word '.repeat(6)}x`,
);
const dictionary = { source_lang: 'en', target_lang: 'es' };

interface LargeBody {
  readonly path?: string;
  /** Sent as JSON, unless it is a text, which is sent as a form. */
  readonly body: Record<string, unknown> | string;
  readonly status: number;
}

const glossaryOf = (text: string, format: 'csv' | 'tsv'): Record<string, unknown> => ({
  name: 'Large',
  dictionaries: [{ ...dictionary, entries: text, entries_format: format }],
});
const manyFields = (count: number, field: (index: number) => string): string =>
  ['name=Large', ...Array.from({ length: count }, (_, index) => field(index))].join('&');

const largeBodies: Readonly<Record<string, LargeBody>> = {
  'a dictionary of the largest size': { body: glossaryOf(entries.join('\n'), 'tsv'), status: 201 },
  'a dictionary of the largest size in a form': {
    body: `name=Large&${new URLSearchParams({ ...dictionary, entries: entries.join('\n'), entries_format: 'tsv' })}`,
    path: '/v2/glossaries',
    status: 201,
  },
  'a dictionary of double quotes': { body: glossaryOf('"'.repeat(9_000_000), 'csv'), status: 400 },
  'a dictionary of empty lines': { body: glossaryOf('\n'.repeat(9_000_000), 'csv'), status: 400 },
  'a dictionary of commas': { body: glossaryOf(','.repeat(9_000_000), 'csv'), status: 400 },
  'a dictionary of one letter': { body: glossaryOf('a'.repeat(largestDictionary), 'csv'), status: 400 },
  'a dictionary whose last phrase comes twice': {
    body: glossaryOf([...entries, entries.at(-1)].join('\n'), 'tsv'),
    status: 400,
  },
  'a form of 99,000 numbered fields': { body: manyFields(99_000, (index) => `x[${index}]=y`), status: 400 },
  'a form of 90,000 repeated fields': { body: manyFields(90_000, () => 'text=a'), status: 400 },
  'as many fields as a form may have': { body: manyFields(4_990, (index) => `x[${index}][a][b][c]=y`), status: 201 },
  'lists in lists': { body: { name: 'Large', dictionaries: Array(8 * megabyte).fill([]) }, status: 400 },
  'segments of a memory': {
    path: '/v3/translation_memories',
    body: {
      name: 'Large',
      source_language: 'en',
      segments: Array.from({ length: 150_000 }, (_, index) => ({
        source: `${index}`,
        target: `${index}`,
        target_language: 'es',
      })),
    },
    status: 201,
  },
};

describe('the event loop', { concurrency: false }, () => {
  let server: ProbedServer;

  before(async () => {
    server = await startProbedServer();
  });

  after(() => server[Symbol.asyncDispose]());

  function post(path: string, body: LargeBody['body']): Promise<Response> {
    const isForm = typeof body === 'string';
    return server.request(path, {
      method: 'POST',
      headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
      body: isForm ? body : JSON.stringify(body),
    });
  }

  /** `prepare` does what a request needs, without being measured, and returns the request. */
  async function neverHeld(
    prepare: () => Promise<() => Promise<Response>>,
    statuses: readonly number[],
  ): Promise<void> {
    const measured: number[] = [];
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const send = await prepare();
      await server.longestSince();
      const response = await send();
      const text = await response.text();
      assert.ok(statuses.includes(response.status), `${response.status} ${text.slice(0, 300)}`);
      const longest = await server.longestSince();
      if (longest <= longestPiece) return;
      measured.push(longest);
    }
    assert.fail(`held for ${measured.join(', ')} ms`);
  }

  const neverHeldBy = (
    path: string,
    body: LargeBody['body'],
    statuses: readonly number[] = [200, 413],
  ): Promise<void> => neverHeld(async () => () => post(path, body), statuses);

  for (const [name, body] of Object.entries(translations))
    it(`is not held by the translation of ${name}`, () =>
      neverHeldBy('/v2/translate', { source_lang: 'EN', target_lang: 'ES', ...body }));

  for (const [name, body] of Object.entries(improvements))
    it(`is not held by the improvement of ${name}`, () =>
      neverHeldBy('writing_style' in body ? '/v2/write/rephrase' : '/v2/write/correct', body));

  for (const [name, { path = '/v3/glossaries', body, status }] of Object.entries(largeBodies))
    it(`is not held by ${name}`, () => neverHeldBy(path, body, [status]));

  it('is not held by the first use of a dictionary of the largest size', () =>
    neverHeld(async () => {
      const created = await post('/v3/glossaries', glossaryOf(entries.join('\n'), 'tsv'));
      const { glossary_id } = (await created.json()) as { readonly glossary_id: string };
      return () => post('/v2/translate', { text: ['The house.'], source_lang: 'EN', target_lang: 'ES', glossary_id });
    }, [200]));

  it('is not held by expressions of an account that sort the longest list', async () => {
    const agent = '/v1/unstable/agent/workflows/5d0e7c1a-9b24-4f63-8a1d-c2e3f4a5b6c7';
    const workflow = {
      id: agent.slice(-36),
      name: 'sort-often',
      title: 'Sort often',
      description: 'Sorts a list ten times.',
      input: { type: 'object' },
      steps: [
        {
          id: 'sorted',
          use: 'detect_language',
          with: { texts: Array.from({ length: 10 }, () => '=sort(input.list)[0]') },
        },
      ],
      result: { message: '=sort(input.list)[0]', data: '=length(input.list)' },
    };
    const brought = await server.request(agent, {
      method: 'PUT',
      headers: { authorization: `DeepL-Auth-Key ${adminKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ source: JSON.stringify(workflow) }),
    });
    assert.equal(brought.status, 200, await brought.text());
    const list = Array.from({ length: 45_000 }, (_, index) => String((index * 7919) % 100_000).padStart(5, '0'));
    await neverHeldBy(`${agent}/estimate`, { workflow_request: JSON.stringify({ input: { list } }) }, [200]);
  });

  it('is not held by the largest evaluation, from its segments to what was found in them', async () => {
    // JSON escapes each of them.
    const text = '"'.repeat(9_990);
    const segments = Array.from({ length: 500 }, (_, index) => ({
      source: `${index} ${text}`,
      target: `${index} ${text}`,
    }));
    const evaluation = { source_lang: 'EN', target_lang: 'ES', segments };
    let jobId = '';
    const read = (): Promise<Response> => server.request(`/v1/quality-evaluations/${jobId}`);
    await neverHeld(
      async () => async () => {
        const accepted = await post('/v1/quality-evaluation', evaluation);
        jobId = ((await accepted.clone().json()) as { readonly job_id: string }).job_id;
        await poll(async () => {
          const answer = await read();
          await answer.text();
          return answer.status !== 202;
        });
        return accepted;
      },
      [202],
    );
    await neverHeld(async () => read, [200]);
  });
});
