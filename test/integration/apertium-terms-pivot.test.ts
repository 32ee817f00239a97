import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { TranslationBatch } from '../../src/contracts/engines/text-translator.ts';
import type { TranslationRoute } from '../../src/contracts/engines/translation-router.ts';
import type { Segment } from '../../src/contracts/segment.ts';
import { ApertiumTranslator } from '../../src/engines/apertium/apertium-translator.ts';
import { runRoute } from '../../src/engines/routing/run-route.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { findTerms } from '../../src/language/terminology/find-terms.ts';
import { buildTermMatcher } from '../../src/language/terminology/term-matcher.ts';
import { ManualClock } from '../support/manual-clock.ts';

const engine = new ApertiumTranslator({ clock: new ManualClock() });
after(() => engine[Symbol.asyncDispose]());
const { signal } = new AbortController();

const hops = [
  { engine, source: 'en', target: 'es' },
  { engine, source: 'es', target: 'fr' },
];
const missing = hops.find(
  ({ source, target }) => !engine.pairs().some((pair) => pair.source === source && pair.target === target),
);
const skip = missing === undefined ? false : `the pair ${missing.source}-${missing.target} is not installed`;

async function translate(segment: Segment, entries: Record<string, string>) {
  const matcher = buildTermMatcher(Object.entries(entries).map(([source, target]) => ({ source, target })));
  const route: TranslationRoute = { source: 'en', target: 'fr', tier: 'classic', score: 0, hops };
  const batch: TranslationBatch = {
    source: 'en',
    target: 'fr',
    segments: [segment, textSegment('The car is red.')],
    terms: [findTerms(segment, [matcher]), []],
    options: { formality: 'default' },
  };
  const { segments, warnings } = await runRoute(route, batch, signal, { onCall: () => undefined });
  assert.deepEqual(warnings, []);
  assert.equal(plainText(segments[1] ?? segment), 'La voiture est rouge.');
  return segments[0] ?? segment;
}

describe('terms over a language between', { skip }, () => {
  const sentences: readonly (readonly [Record<string, string>, string, string])[] = [
    [{ car: 'camion' }, 'The red car is big.', 'Le camion rouge est grand.'],
    [{ cars: 'camion' }, 'The cars were sold.', 'Les camions ont été vendus.'],
    [
      { house: 'logement', car: 'camion' },
      'The house is big and the car is red.',
      'Le logement est grand et le camion est rouge.',
    ],
    [{ 'credit cards': 'carte bancaire' }, 'The credit cards are new.', 'Les cartes bancaires sont nouvelles.'],
    [{ phone: 'iPhone' }, 'The phone is white.', "L'iPhone est blanc."],
    [{ cars: 'camion' }, 'Cars are big.', 'Les camions sont grands.'],
  ];
  for (const [entries, text, expected] of sentences)
    it(`${Object.keys(entries)}: ${text}`, async () => {
      assert.equal(plainText(await translate(textSegment(text), entries)), expected);
    });

  it('keep the codes around them', async () => {
    const open = { kind: 'open', id: 1, data: '<b>' } as const;
    const close = { kind: 'close', id: 1, data: '</b>' } as const;
    const translated = await translate({ inlines: ['The ', open, 'red cars', close, ' are big.'] }, { cars: 'camion' });
    assert.deepEqual(translated.inlines, ['Les ', open, 'camions rouges', close, ' sont grands.']);
  });
});
