import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyEdits } from '../../language/writing/text-edit.ts';
import { mendSentence } from './mend-sentence.ts';
import type { CheckedSentence, GrammarFinding } from './read-answer.ts';
import { readAnswer } from './read-answer.ts';

/** Finds each of these words, with its replacements. */
function checker(replacements: Readonly<Record<string, readonly string[]>>): (text: string) => CheckedSentence {
  return (text) => {
    const findings = Object.entries(replacements).flatMap(([word, others]): GrammarFinding[] => {
      const start = text.search(new RegExp(`\\b${word}\\b`));
      return start < 0 ? [] : [{ start, end: start + word.length, rule: 'r', kind: 'conf', replacements: others }];
    });
    return { findings: findings.sort((one, other) => one.start - other.start), words: [] };
  };
}

async function mend(sentence: string, check: (text: string) => CheckedSentence): Promise<[string, number]> {
  let asked = 0;
  const edits = await mendSentence(sentence, check(sentence), async (sentences) => {
    asked += sentences.length;
    return sentences.map(check);
  });
  return [applyEdits(sentence, edits), asked];
}

describe('mendSentence', () => {
  it('keeps the correction that leaves the fewest findings', async () => {
    const check = checker({ une: ['un'], deux: ['un', 'trois'], trois: ['un'] });
    assert.deepEqual(await mend('une deux', check), ['un un', 5]);
  });

  it('keeps none that leaves as many findings as there were', async () => {
    assert.deepEqual(await mend('aller retour', checker({ aller: ['venir'], venir: ['aller'] })), ['aller retour', 1]);
  });

  it('corrects no word twice, and ends', async () => {
    const check = (text: string): CheckedSentence => ({
      findings: [...text.matchAll(/a+/g)].map(({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
        rule: 'r',
        kind: 'conf',
        replacements: [found.length > 1 ? found.slice(1) : 'b'],
      })),
      words: [],
    });
    const [, asked] = await mend('aaa a '.repeat(20), check);
    assert.ok(asked <= 5 * 6, String(asked));
  });

  it('asks for variants of a long sentence one by one', async () => {
    const check = checker({ une: ['un', 'deux', 'trois'] });
    const asked: number[] = [];
    const sentence = `une ${'et '.repeat(400)}`;
    await mendSentence(sentence, check(sentence), async (sentences) => {
      asked.push(sentences.length);
      return sentences.map(check);
    });
    assert.deepEqual(asked, [1, 1, 1]);
  });

  it('answers edits of the sentence as it was, whatever their lengths', async () => {
    const check = checker({ x: ['longer'], yy: ['s'], zzz: ['zz zz'] });
    assert.deepEqual((await mend('x yy zzz.', check))[0], 'longer s zz zz.');
  });
});

describe('readAnswer', () => {
  it('turns positions of code points into those of UTF-16', () => {
    const line = JSON.stringify([
      { findings: [[2, 3, 'r', 'conf', ['b']]], words: [[2, 3, [':N']]] },
      { findings: [], words: [] },
    ]);
    const [first] = readAnswer(['😀 a', 'b'], line);
    assert.deepEqual(first, {
      findings: [{ start: 3, end: 4, rule: 'r', kind: 'conf', replacements: ['b'] }],
      words: [{ start: 3, end: 4, readings: [':N'] }],
    });
  });

  it('refuses an answer to another question', () => {
    assert.throws(() => readAnswer(['a'], '[]'), /another question/);
  });
});
