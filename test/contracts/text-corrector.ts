import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Correction } from '../../src/contracts/engines/correction.ts';
import type { TextCorrector } from '../../src/contracts/engines/text-corrector.ts';
import type { WritingEngine } from '../../src/contracts/engines/writing-engine.ts';
import { touches } from '../../src/language/style-rules/edit-text.ts';
import { applyCorrections } from '../../src/language/writing/compose-corrections.ts';
import { protectedRanges } from '../../src/language/writing/protected-ranges.ts';

export interface TextCorrectorContract<Corrector extends TextCorrector & WritingEngine> {
  /** A new corrector each time; the suite disposes of it. */
  create(): Corrector | Promise<Corrector>;
  /** A language that it serves. */
  readonly language: string;
  /** Texts with mistakes, and what becomes of them. */
  readonly corrections: readonly (readonly [wrong: string, right: string])[];
  /** Texts without a mistake. */
  readonly right: readonly string[];
  readonly skip?: string | false;
}

const never = new AbortController().signal;
const kept = ['https://exmaple.org/wrnog', '{recieve_name}', '`definately()`'];

/** What every TextCorrector does, whatever is behind it: the docstring of the contract as tests. */
export function describeTextCorrector<Corrector extends TextCorrector & WritingEngine>(
  name: string,
  { create, language, corrections, right, skip = false }: TextCorrectorContract<Corrector>,
): void {
  describe(`the text corrector ${name}`, { skip }, () => {
    let corrector: Corrector;
    before(async () => {
      corrector = await create();
      await corrector.started?.();
    });
    after(async () => {
      await corrector[Symbol.asyncDispose]();
    });

    async function find(texts: readonly string[], signal = never): Promise<readonly (readonly Correction[])[]> {
      const found = await corrector.find({ language, texts: Object.freeze([...texts]) }, signal);
      assert.equal(found.corrections.length, texts.length);
      return found.corrections;
    }

    it('answers corrections whose first replacements are what is written', async () => {
      const texts = [...corrections.map(([wrong]) => wrong), corrections.map(([wrong]) => wrong).join('\n')];
      const found = await find(texts);
      const { texts: improved } = await corrector.improve({ language, texts, change: 'correct' }, never);
      assert.deepEqual(
        texts.map((text, index) => applyCorrections(text, found[index] ?? [])),
        improved,
      );
      for (const [index, [wrong, meant]] of corrections.entries())
        if (wrong !== meant) assert.notDeepEqual(found[index], [], wrong);
    });

    it('says of each correction where it is, why, and how sure it is', async () => {
      const texts = corrections.map(([wrong]) => `😀 ${wrong}`);
      for (const [index, list] of (await find(texts)).entries()) {
        const text = texts[index] as string;
        let position = 0;
        for (const { start, end, replacements, rule, reason, confidence } of list) {
          assert.ok(position <= start && start <= end && end <= text.length);
          position = end;
          assert.notEqual(replacements[0], text.slice(start, end));
          assert.equal(new Set(replacements).size, replacements.length);
          assert.match(rule, /^[a-z][a-z-]*(?:\/[\p{L}\p{N}_-]+)?$/u);
          assert.match(reason, /\S\s\S/);
          assert.ok(confidence > 0 && confidence <= 1);
        }
      }
    });

    it('finds nothing in right texts, and nothing in no text', async () => {
      assert.deepEqual(
        await find(right),
        right.map(() => []),
      );
      assert.deepEqual(await find([]), []);
      assert.deepEqual(await find(['', ' \n']), [[], []]);
    });

    it('touches nothing that is protected', async () => {
      const texts = corrections.flatMap(([wrong]) => kept.map((piece) => `${wrong} ${piece} ${wrong}`));
      for (const [index, list] of (await find(texts)).entries()) {
        const text = texts[index] as string;
        const ranges = protectedRanges(text);
        for (const { start, end, replacements } of list)
          assert.ok(!touches({ start, end, text: replacements[0] }, ranges, text));
      }
    });

    it('rejects with the reason of the signal', async () => {
      const reason = new Error('enough');
      const texts = corrections.map(([wrong]) => wrong);
      await assert.rejects(find(texts, AbortSignal.abort(reason)), reason);
    });
  });
}
