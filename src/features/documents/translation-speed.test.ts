import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TranslationSpeed } from './translation-speed.ts';

const spanish = { route: 'en es apertium', tier: 'classic' } as const;
const catalan = { route: 'en ca apertium', tier: 'classic' } as const;
const japanese = { route: 'en ja llm', tier: 'next_gen' } as const;
const whole = { characters: 100_000, charactersDone: 0 };

describe('the speed of translation', () => {
  it('is assumed by the kind of engine until something is known', () => {
    const speed = new TranslationSpeed();
    assert.equal(speed.secondsFor({ ...spanish, ...whole }), 3);
    assert.equal(speed.secondsFor({ ...japanese, ...whole }), 200);
  });

  it('is what was measured, for what is left', () => {
    const speed = new TranslationSpeed();
    for (let batch = 0; batch < 100; batch++) speed.measure(spanish, 1_000, 100);
    assert.equal(speed.secondsFor({ ...spanish, ...whole }), 10);
    assert.equal(speed.secondsFor({ ...spanish, ...whole, charactersDone: 95_000 }), 1);
    assert.equal(speed.secondsFor({ ...spanish, ...whole, charactersDone: 100_000 }), 1);
  });

  it('follows when it changes', () => {
    const speed = new TranslationSpeed();
    for (let batch = 0; batch < 100; batch++) speed.measure(spanish, 1_000, 10);
    for (let batch = 0; batch < 100; batch++) speed.measure(spanish, 1_000, 1_000);
    assert.ok(speed.secondsFor({ ...spanish, ...whole }) >= 99);
  });

  it('is not taken from the start of an engine alone', () => {
    const speed = new TranslationSpeed();
    speed.measure(spanish, 1_000, 1_000);
    assert.ok(speed.secondsFor({ ...spanish, ...whole }) < 20);
  });

  it('is right where batches end in bursts, and where they take no time', () => {
    const speed = new TranslationSpeed();
    for (let batch = 0; batch < 200; batch++) {
      speed.measure(spanish, 1_000, 200);
      speed.measure(spanish, 1_000, 0);
    }
    const seconds = speed.secondsFor({ ...spanish, ...whole });
    assert.ok(seconds >= 9 && seconds <= 11, `${seconds}`);
    speed.measure(catalan, 0, 1_000);
    for (let batch = 0; batch < 1_000; batch++) speed.measure(catalan, 1_000, 0);
    assert.equal(speed.secondsFor({ ...catalan, ...whole }), 1);
  });

  it('is that of the same engines between other languages, until these are known', () => {
    const speed = new TranslationSpeed();
    for (let batch = 0; batch < 100; batch++) speed.measure(spanish, 1_000, 1_000);
    assert.equal(speed.secondsFor({ ...catalan, ...whole }), 100);
    assert.equal(speed.secondsFor({ ...japanese, ...whole }), 200);
  });
});
