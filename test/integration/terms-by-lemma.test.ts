import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { ApertiumTranslator } from '../../src/engines/apertium/apertium-translator.ts';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { createTranslationRouter } from '../../src/engines/router.ts';
import { planTranslation } from '../../src/features/translation/plan-translation.ts';
import { translateSegments } from '../../src/features/translation/translate-segments.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { buildTermMatcher } from '../../src/language/terminology/term-matcher.ts';
import { ManualClock } from '../support/manual-clock.ts';

const clock = new ManualClock();
const morphology = new ApertiumMorphology({ clock });
const engine = new ApertiumTranslator({ clock, morphology });
const router = createTranslationRouter([{ engine, kind: 'apertium', quality: 1 }], { morphology });
after(async () => {
  await engine[Symbol.asyncDispose]();
  await morphology[Symbol.asyncDispose]();
});
const { signal } = new AbortController();

interface Line {
  readonly source: string;
  readonly target: string;
  readonly entries: readonly { readonly source: string; readonly target: string }[];
  readonly text: string;
  readonly expected: string;
  readonly warnings: readonly string[];
}

const lines = readFileSync(new URL('terms-by-lemma.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(readLine);

function readLine(line: string): Line {
  const [pair = '', list = '', text = '', expected = '', warnings = ''] = line.split('\t');
  const [source = '', target = ''] = pair.split('-');
  const entries = list.split(';').map((entry) => {
    const [from = '', to = ''] = entry.split('=');
    return { source: from, target: to };
  });
  return { source, target, entries, text, expected, warnings: warnings === '' ? [] : warnings.split(' ') };
}

async function translate({ source, target, entries }: Line, texts: readonly string[], withLexicons = true) {
  const requested = {
    modelType: 'latency_optimized',
    formality: 'default',
    sourceGiven: true,
    customInstructions: [],
  } as const;
  const plan = planTranslation(router, { source, target }, requested);
  const batch = { source, target, segments: texts.map(textSegment), options: { formality: 'default' } } as const;
  const glossaries = [buildTermMatcher(entries)];
  const work = { plan, batch, glossaries, ...(withLexicons ? { morphology } : {}) };
  const { segments, warnings } = await translateSegments(router, work, signal);
  return { texts: segments.map(plainText), warnings: warnings.map(({ code }) => code) };
}

function missingPair(source: string, target: string): string | false {
  return router.find({ source, target }) === undefined ? `no route from ${source} to ${target} is installed` : false;
}

for (const [pair, own] of Map.groupBy(lines, ({ source, target }) => `${source} into ${target}`)) {
  const [{ source, target } = { source: '', target: '' }] = own;
  describe(`terms in other forms, ${pair}`, { skip: missingPair(source, target) }, () => {
    for (const line of own) {
      const list = line.entries.map((entry) => `${entry.source}=${entry.target}`).join(';');
      it(`${list}: ${line.text}`, async () => {
        const { texts, warnings } = await translate(line, [line.text]);
        assert.deepEqual({ texts, warnings }, { texts: [line.expected], warnings: line.warnings });
      });
    }

    it('do not depend on what came before or is beside them', async () => {
      const texts = own.map(({ text }) => text);
      for (const line of own.slice(0, 4)) {
        const [alone] = (await translate(line, [line.text])).texts;
        const together = (await translate(line, texts.toReversed())).texts.toReversed();
        assert.equal(together[texts.indexOf(line.text)], alone);
      }
    });
  });
}

it('without a morphology letters decide as before', { skip: missingPair('en', 'es') }, async () => {
  const line = readLine('en-es\tcar=furgoneta\t\t');
  const { texts, warnings } = await translate(line, ['The cars are red.', 'A red car.'], false);
  assert.deepEqual(texts, ['Las furgonetas son rojas.', 'Una furgoneta roja.']);
  assert.deepEqual(warnings, []);
});
