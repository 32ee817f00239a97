import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Detection, noLanguage, servedLanguage } from './detection.ts';

function detection(confidence: number, ...likely: readonly [language: string, probability: number][]): Detection {
  return {
    language: likely[0]?.[0],
    confidence,
    likely: likely.map(([language, probability]) => ({ language, probability })),
  };
}

describe('servedLanguage', () => {
  it('is the language itself where it is served, certain or not', () => {
    const served = new Set(['de', 'en']);
    assert.deepEqual(servedLanguage(detection(0.99, ['de', 0.99], ['en', 0.01]), served), {
      kind: 'served',
      served: 'de',
      certain: true,
    });
    assert.deepEqual(servedLanguage(detection(0.5, ['de', 0.7], ['en', 0.3]), served), {
      kind: 'served',
      served: 'de',
      certain: false,
    });
  });

  it('is never another language where the own one is certain', () => {
    const found = servedLanguage(detection(0.99, ['de', 0.99], ['en', 0.01]), new Set(['en']));
    assert.deepEqual(found, { kind: 'unserved', language: 'de' });
  });

  it('is the likeliest served one of several that it may be', () => {
    const text = detection(0.5, ['hr', 0.5], ['sr', 0.3], ['bs', 0.2]);
    assert.deepEqual(servedLanguage(text, new Set(['bs', 'sr'])), { kind: 'served', served: 'sr', certain: false });
  });

  it('is unserved where it is certain that it is in none that is served', () => {
    const text = detection(0.5, ['hr', 0.5], ['sr', 0.3], ['bs', 0.2]);
    assert.deepEqual(servedLanguage(text, new Set(['en'])), { kind: 'unserved', language: 'hr' });
  });

  it('spells the language as it is served', () => {
    const text = detection(0.99, ['nb', 0.99]);
    assert.deepEqual(servedLanguage(text, new Set(['no'])), { kind: 'served', served: 'no', certain: true });
  });

  it('is none where there is no language', () => {
    assert.deepEqual(servedLanguage(noLanguage, new Set(['en'])), { kind: 'none' });
  });
});
