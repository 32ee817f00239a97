import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TextUnit } from '../../../contracts/documents/document-filter.ts';
import type { Inline } from '../../../contracts/segment.ts';
import { InlineTextWork } from '../../../threads/inline-text-work.ts';
import type { ServiceCaller } from './agent-service.ts';
import { type ReadSegmentsOptions, readSegments } from './read-segments.ts';

const { signal } = new AbortController();

/** Reads two documents that have these texts. */
async function read(
  texts: readonly (string | readonly Inline[])[],
  translations: readonly (string | readonly Inline[])[],
): Promise<unknown> {
  const unitsOf = (all: typeof texts): readonly TextUnit[] =>
    all.map((text) => ({ kind: 'text', segment: { inlines: typeof text === 'string' ? [text] : text } }));
  const documents = [unitsOf(texts), unitsOf(translations)].values();
  let closed = 0;
  const options = {
    tools: {
      formats: [{ id: 'text', extensions: ['txt'] }],
      open: async () => ({
        units: documents.next().value,
        [Symbol.asyncDispose]: async () => {
          closed += 1;
        },
      }),
    },
    limits: { reading: () => ({}), refuseTooManyCharacters: () => {} },
    textWork: new InlineTextWork(),
  } as unknown as ReadSegmentsOptions;
  const files = { open: async () => ({ file: { name: 'a.txt' }, content: [] }) };
  const caller = { caller: { identity: { account: { id: 'one' } } }, files } as unknown as ServiceCaller;
  const input = { file: {}, translation: {}, source_lang: 'en', target_lang: 'es' };
  const prepared = await readSegments(options).prepare(caller, input, signal);
  try {
    return await prepared.run(signal);
  } finally {
    assert.ok(closed > 0, 'documents are closed');
  }
}

describe('read_segments', () => {
  it('pairs the sentences of a document and its translation', async () => {
    assert.deepEqual(await read(['The door is open.'], ['La puerta está abierta.']), {
      segments: [{ source: 'The door is open.', target: 'La puerta está abierta.' }],
      left_out: 0,
    });
  });

  it('gives placeholders as they are written, and tags not at all', async () => {
    const name = { kind: 'alone', id: 1, data: '{name}', equivalent: 'name' } as const;
    const bold = [
      { kind: 'open', id: 2, data: '<b>' },
      { kind: 'close', id: 2, data: '</b>' },
    ] as const;
    const { segments } = (await read(
      [['Sign in with ', bold[0], name, bold[1], '.']],
      [['Iniciar sesión con ', bold[0], name, bold[1], '.']],
    )) as { segments: unknown };
    assert.deepEqual(segments, [{ source: 'Sign in with {name}.', target: 'Iniciar sesión con {name}.' }]);
  });

  it('refuses documents with more sentences, or more characters, than it holds', async () => {
    const many = Array.from({ length: 50_001 }, () => 'A door. A house.');
    await assert.rejects(read(many, ['Una puerta.']), /a document has more than 100000 sentences/);
    await assert.rejects(read(['Una puerta.'], many), /a document has more than 100000 sentences/);
    const long = Array.from({ length: 90 }, () => 'word '.repeat(18_000));
    await assert.rejects(read(long, ['Una puerta.']), /the documents have more than 8000000 characters/);
  });
});
