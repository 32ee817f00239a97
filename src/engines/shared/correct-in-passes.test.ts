import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Correction } from '../../contracts/engines/correction.ts';
import { correctInPasses } from './correct-in-passes.ts';
import { correctedTexts, unchanged } from './corrected-texts.ts';
import { EngineCalls } from './engine-calls.ts';
import type { SpellingCorrector } from './spelling-corrector.ts';

/** Makes `teh cat` of `hte cat`, and `the cat` of `teh cat`. */
const steps: Readonly<Record<string, readonly [string, string]>> = {
  'hte cat': ['hte', 'teh'],
  'teh cat': ['teh', 'the'],
};

const corrector: Pick<SpellingCorrector, 'improveWith'> = {
  improveWith: async ({ texts }) =>
    correctedTexts(
      texts.map((text) => {
        const [written, meant] = steps[text] ?? [];
        if (written === undefined || meant === undefined) return unchanged(text);
        const about = { rule: 'spelling', reason: 'Letters change places.', confidence: 1 };
        const correction: Correction = { start: 0, end: written.length, replacements: [meant], ...about };
        return { text: text.replace(written, meant), corrections: [correction], foreign: false };
      }),
    ),
};

it('reads a second time only what the first pass changed', async () => {
  const read: (readonly string[])[] = [];
  const outcome = await correctInPasses(
    { language: 'xx', texts: ['a dog', 'hte cat'], change: 'correct' },
    {
      calls: new EngineCalls(),
      corrector: corrector as SpellingCorrector,
      find: async ({ texts }) => {
        read.push(texts);
        return texts.map(() => []);
      },
    },
    new AbortController().signal,
  );
  assert.deepEqual(read, [['a dog', 'hte cat'], ['teh cat']]);
  assert.deepEqual(outcome.texts, ['a dog', 'the cat']);
  assert.deepEqual(
    outcome.corrections.map((corrections) =>
      corrections.map(({ start, end, replacements }) => [start, end, ...replacements]),
    ),
    [[], [[0, 3, 'the']]],
  );
});
