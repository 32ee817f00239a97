import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { assertNotMisled, type MemoryCase, memoryCases, storedSegments } from '../support/memory-cases.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

const textsAtOnce = 50;

describe('texts that are like a stored segment', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await server.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    assert.ok(answer.ok, await answer.clone().text());
    return (await answer.json()) as Record<string, unknown>;
  };

  async function translate(cases: readonly MemoryCase[], fields: object): Promise<readonly string[]> {
    const texts: string[] = [];
    for (let start = 0; start < cases.length; start += textsAtOnce) {
      const text = cases.slice(start, start + textsAtOnce).map((given) => given.text);
      const { translations } = await post('/v2/translate', { text, ...fields });
      texts.push(...(translations as { text: string }[]).map((translation) => translation.text));
    }
    return texts;
  }

  for (const pair of new Set(memoryCases.map((given) => given.pair)))
    it(`are never translated as the segment, ${pair}`, async () => {
      const [source_lang = '', target_lang = ''] = pair.split('-');
      const memory = { name: pair, source_language: source_lang, segments: storedSegments(pair) };
      const { translation_memory_id } = await post('/v3/translation_memories', memory);
      for (const tagged of [false, true]) {
        const cases = memoryCases.filter((given) => given.pair === pair && (given.tags === true) === tagged);
        for (const translation_memory_threshold of [0, 75]) {
          const resources = { translation_memory_id, translation_memory_threshold };
          const fields = { source_lang, target_lang, ...resources, ...(tagged ? { tag_handling: 'html' } : {}) };
          for (const [index, answer] of (await translate(cases, fields)).entries()) {
            const given = cases[index] as MemoryCase;
            assertNotMisled(given, answer, translation_memory_threshold);
            if (given.adapted !== undefined) assert.equal(answer, given.adapted, given.id);
          }
        }
      }
    });
});
