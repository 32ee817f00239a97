import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeMorphology } from '../../../test/support/fake-morphology.ts';
import { textSegment } from '../../language/segments.ts';
import { buildTermMatcher } from '../../language/terminology/term-matcher.ts';
import { findSegmentTerms } from './find-segment-terms.ts';

const { signal } = new AbortController();

const morphology = new FakeMorphology({
  en: {
    car: ['car n sg'],
    cars: ['car n pl'],
    red: ['red adj'],
    run: ['run n sg', 'run vblex inf'],
    runs: ['run n pl', 'run vblex pri p3 sg'],
    new: ['new adj'],
    news: ['news n sg'],
    log: ['log vblex inf'],
    logged: ['log vblex past', 'log vblex pp'],
  },
  es: {
    coche: ['coche n m sg'],
    coches: ['coche n m pl'],
    correr: ['correr vblex inf'],
    niño: ['niño n m sg'],
    niña: ['niño n f sg'],
    niñas: ['niño n f pl'],
    gos: ['gos n m sg'],
  },
  ca: {
    vailet: ['vailet n m sg'],
    vailets: ['vailet n m pl'],
    gos: ['gos n m sg'],
    gossa: ['gos n f sg'],
    gosses: ['gos n f pl'],
  },
});

async function find(text: string, entries: Readonly<Record<string, string>>, source = 'en', target = 'es') {
  const glossaries = [buildTermMatcher(Object.entries(entries).map(([from, to]) => ({ source: from, target: to })))];
  const search = { source, target, segments: [textSegment(text)], glossaries, morphology };
  const { terms, missed } = await findSegmentTerms(search, signal);
  const shown = (terms?.[0] ?? []).map((one) => {
    const kind = one.form === undefined ? '' : one.inflected ? '?' : '!';
    return `${one.found}${kind}=${one.target}${one.form?.target === undefined ? '' : `/${one.form.target}`}`;
  });
  return missed ? [...shown, 'missed'] : shown;
}

describe('terms of segments with a morphology', () => {
  it('are certain where a word is nothing else, and have the target in the same form', async () => {
    assert.deepEqual(await find('Cars and a car', { car: 'coche' }), ['Cars!=coche/coches', 'car=coche']);
    assert.deepEqual(await find('two red cars', { 'red car': 'coche', red: 'rojo' }), ['red cars!=coche/coches']);
    assert.deepEqual(await find('I logged in', { 'log in': 'iniciar sesión' }), ['logged in!=iniciar sesión']);
  });

  it('are uncertain where a word may be another one, or is a verb', async () => {
    assert.deepEqual(await find('He runs', { run: 'coche' }), ['runs?=coche/coches']);
    assert.deepEqual(await find('He runs', { run: 'correr' }), ['runs?=correr']);
  });

  it('are not what only looks alike', async () => {
    assert.deepEqual(await find('The news', { new: 'nuevo' }), []);
  });

  it('of words that no lexicon has are found by their letters', async () => {
    assert.deepEqual(await find('two dockers', { docker: 'coche' }), ['dockers!=coche']);
  });

  it('have the target in the gender of the word, or are reported as missed', async () => {
    assert.deepEqual(await find('las niñas', { niño: 'gos' }, 'es', 'ca'), ['niñas!=gossa/gosses']);
    assert.deepEqual(await find('las niñas', { niño: 'vailet' }, 'es', 'ca'), ['missed']);
    assert.deepEqual(await find('las niñas', { niño: 'vailet', niñas: 'nenes' }, 'es', 'ca'), ['niñas=nenes']);
  });

  it('are found by letters alone where the lexicons fail', async () => {
    const closed = new FakeMorphology({ en: {} });
    await closed[Symbol.asyncDispose]();
    const glossaries = [buildTermMatcher([{ source: 'car', target: 'coche' }])];
    const segments = [textSegment('two cars')];
    const search = { source: 'en', target: 'es', segments, glossaries, morphology: closed };
    const { terms } = await findSegmentTerms(search, signal);
    assert.deepEqual(
      terms?.[0]?.map(({ found, inflected }) => [found, inflected]),
      [['cars', true]],
    );
  });

  it('are found by letters alone in languages without lexicons', async () => {
    assert.deepEqual(await find('los coches, le auto', { coche: 'car' }, 'pt', 'en'), ['coches=car']);
  });
});
