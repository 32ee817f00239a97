import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TranslationSpeed } from './translation-speed.ts';

const spanish = { route: 'en es apertium', tier: 'classic' } as const;
const catalan = { route: 'en ca apertium', tier: 'classic' } as const;
const japanese = { route: 'en ja llm', tier: 'next_gen' } as const;
const whole = { characters: 100_000, charactersDone: 0 };

function near(actual: number | undefined, expected: number): void {
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= 0.1 * expected, `${actual} ms, not ${expected} ms`);
}

describe('the speed of translation', () => {
  it('is not known before enough was measured', () => {
    const speed = new TranslationSpeed();
    assert.equal(speed.remaining({ ...spanish, ...whole }), undefined);
    for (let batch = 0; batch < 15; batch++) speed.measure(spanish, 1_000, 100);
    assert.equal(speed.remaining({ ...spanish, ...whole }), undefined, 'a second and a half');
    speed.measure(japanese, 1_000, 5_000);
    speed.measure(japanese, 1_000, 5_000);
    assert.equal(speed.remaining({ ...japanese, ...whole }), undefined, 'two batches');
  });

  it('is what was measured, for what is left', () => {
    const speed = new TranslationSpeed();
    for (let batch = 0; batch < 100; batch++) speed.measure(spanish, 1_000, 100);
    near(speed.remaining({ ...spanish, ...whole }), 10_000);
    near(speed.remaining({ ...spanish, ...whole, charactersDone: 95_000 }), 500);
    assert.equal(speed.remaining({ ...spanish, ...whole, charactersDone: 100_000 }), 0);
  });

  it('follows when it changes', () => {
    const speed = new TranslationSpeed();
    for (let batch = 0; batch < 100; batch++) speed.measure(spanish, 1_000, 10);
    for (let batch = 0; batch < 100; batch++) speed.measure(spanish, 1_000, 1_000);
    near(speed.remaining({ ...spanish, ...whole }), 100_000);
  });

  it('leaves out the batch in which an engine starts', () => {
    const speed = new TranslationSpeed();
    speed.measure(spanish, 1_000, 60_000);
    for (let batch = 0; batch < 30; batch++) speed.measure(spanish, 1_000, 100);
    near(speed.remaining({ ...spanish, ...whole }), 10_000);
  });

  it('is right where batches end in bursts', () => {
    const speed = new TranslationSpeed();
    for (let batch = 0; batch < 200; batch++) {
      speed.measure(spanish, 1_000, 200);
      speed.measure(spanish, 1_000, 0);
    }
    near(speed.remaining({ ...spanish, ...whole }), 10_000);
    speed.measure(catalan, 0, 1_000);
  });

  it('is that of the same engines between other languages, until these are known', () => {
    const speed = new TranslationSpeed();
    for (let batch = 0; batch < 100; batch++) speed.measure(spanish, 1_000, 1_000);
    near(speed.remaining({ ...catalan, ...whole }), 100_000);
    assert.equal(speed.remaining({ ...japanese, ...whole }), undefined);
  });
});
