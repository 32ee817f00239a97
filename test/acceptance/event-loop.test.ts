import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type RunningServer, startServer } from '../support/running-server.ts';

/** Milliseconds of processor time that the main thread may work in one piece (DESIGN, Laws). */
const longestPiece = 50;
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

describe('the event loop', { concurrency: false }, () => {
  let folder: string;
  let server: RunningServer;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-loop-'));
    server = await startServer({
      environment: {
        NODE_OPTIONS: `--import=${new URL('../support/loop-probe.ts', import.meta.url).href}`,
        LOOP_PROBE: join(folder, 'pieces'),
        DRAGOMAN_VALIDATE_RESPONSES: '0',
        DRAGOMAN_REQUEST_TIMEOUT: '600',
        DRAGOMAN_CACHE_SIZE: '0',
      },
    });
  });

  after(async () => {
    await server[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  async function longestSince(): Promise<number> {
    const known = pieces().length;
    const { promise, resolve } = Promise.withResolvers<void>();
    const watcher = watch(folder, () => {
      if (pieces().length > known) resolve();
    });
    server.process.kill('SIGUSR2');
    await promise;
    watcher.close();
    return Number(pieces().at(-1));
  }

  function pieces(): readonly string[] {
    try {
      return readFileSync(join(folder, 'pieces'), 'utf8').split('\n').slice(0, -1);
    } catch {
      return [];
    }
  }

  async function neverHeldBy(path: string, body: Record<string, unknown>): Promise<void> {
    const measured: number[] = [];
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await longestSince();
      const response = await server.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      assert.ok([200, 413].includes(response.status), `${response.status} ${text.slice(0, 300)}`);
      const longest = await longestSince();
      if (longest <= longestPiece) return;
      measured.push(longest);
    }
    assert.fail(`held for ${measured.join(', ')} ms`);
  }

  for (const [name, body] of Object.entries(translations))
    it(`is not held by the translation of ${name}`, () =>
      neverHeldBy('/v2/translate', { source_lang: 'EN', target_lang: 'ES', ...body }));

  for (const [name, body] of Object.entries(improvements))
    it(`is not held by the improvement of ${name}`, () =>
      neverHeldBy('writing_style' in body ? '/v2/write/rephrase' : '/v2/write/correct', body));
});
