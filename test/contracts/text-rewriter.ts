import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { TextRewriter } from '../../src/contracts/engines/text-rewriter.ts';
import type { StyleOrTone } from '../../src/contracts/engines/writing-engine.ts';
import { canonicalLanguage } from '../../src/language/codes.ts';
import { protectedRanges } from '../../src/language/writing/protected-ranges.ts';
import { installedTable } from '../support/installed-inflection.ts';

export interface TextRewriterContract {
  /** A new rewriter each time; the suite disposes of it. */
  create(): TextRewriter | Promise<TextRewriter>;
  /** A language that it serves. */
  readonly language: string;
  /** Right texts, and what becomes of them without a style. */
  readonly rewritten: readonly (readonly [before: string, after: string])[];
  /** A style of the language with a text that it changes. */
  readonly style: readonly [style: StyleOrTone, text: string];
  readonly skip?: string | false;
}

const never = new AbortController().signal;
const kept = ['https://example.org/in-order-to', '{in_order_to}', '`in order to`', '12.50'];

/** What every TextRewriter does, whatever is behind it: the docstring of the contract as tests. */
export function describeTextRewriter(
  name: string,
  { create, language, rewritten, style: [style, styled], skip = false }: TextRewriterContract,
): void {
  describe(`the text rewriter ${name}`, { skip }, () => {
    let rewriter: TextRewriter;
    before(async () => {
      rewriter = await create();
    });
    after(async () => {
      await rewriter[Symbol.asyncDispose]();
    });

    async function rewrite(texts: readonly string[], asked?: StyleOrTone): Promise<readonly string[]> {
      const inflection = await installedTable(language);
      const batch = { language, texts: Object.freeze([...texts]), inflection, ...(asked && { style: asked }) };
      const { texts: written, warnings } = await rewriter.rewrite(batch, never);
      assert.equal(written.length, texts.length);
      assert.deepEqual(warnings, []);
      return written;
    }

    it('has a stable id, is ready, and serves languages in canonical codes, each once', () => {
      assert.match(rewriter.id, /^[a-z][a-z_-]*$/);
      assert.deepEqual(rewriter.health(), { state: 'ready' });
      const languages = rewriter.languages();
      assert.ok(languages.includes(language));
      assert.deepEqual(languages, [...new Set(languages.map((code) => canonicalLanguage(code)))]);
      assert.ok(rewriter.styles(language).includes(style));
    });

    it('rewrites in the order of the texts, and changes nothing of its own result', async () => {
      const texts = rewritten.map(([before]) => before);
      const wanted = rewritten.map(([, after]) => after);
      assert.deepEqual(await rewrite(texts), wanted);
      assert.deepEqual(await rewrite(wanted), wanted);
      assert.deepEqual(await rewrite([]), []);
      const [once = ''] = await rewrite([styled], style);
      assert.notEqual(once, styled);
      assert.deepEqual(await rewrite([once], style), [once]);
    });

    it('keeps addresses, numbers, placeholders and markup whatever is around them', async () => {
      for (const piece of kept)
        for (const [before] of rewritten) {
          const text = `${before} ${piece}`;
          for (const asked of [undefined, style])
            for (const written of await rewrite([text], asked)) assert.ok(written.includes(piece), written);
        }
    });

    it('takes any text', async () => {
      const parts = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...rewritten.flat(), '\n', '“')));
      await fc.assert(
        fc.asyncProperty(parts, async (pieces) => {
          const text = pieces.join(' ').toWellFormed().replaceAll('\0', '');
          const [written = ''] = await rewrite([text]);
          for (const { start, end } of protectedRanges(text)) assert.ok(written.includes(text.slice(start, end)));
        }),
        { numRuns: 30 },
      );
    });

    it('rejects with the reason of the signal, and after its end', async () => {
      const reason = new Error('enough');
      const texts = rewritten.map(([before]) => before);
      await assert.rejects(rewriter.rewrite({ language, texts }, AbortSignal.abort(reason)), reason);
      const ended = await create();
      await ended[Symbol.asyncDispose]();
      assert.equal(ended.health().state, 'unavailable');
      await assert.rejects(ended.rewrite({ language, texts }, never), { code: 'engine_unavailable' });
    });
  });
}
