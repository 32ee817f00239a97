import type { Segment } from '../../src/contracts/segment.ts';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { textSegment } from '../../src/language/segments.ts';
import { checkTerms } from '../../src/language/terminology/check-terms.ts';
import { findTermForms, wordsOfSegments } from '../../src/language/terminology/find-term-forms.ts';
import { findTerms } from '../../src/language/terminology/find-terms.ts';
import { withInflectedTerms } from '../../src/language/terminology/inflected-terms.ts';
import { protectTerms } from '../../src/language/terminology/protect-terms.ts';
import { restoreTerms } from '../../src/language/terminology/restore-terms.ts';
import { buildTermMatcher, type TermMatcher } from '../../src/language/terminology/term-matcher.ts';
import { readCorpus } from '../corpus/read-corpus.ts';
import { median } from '../measurement/statistics.ts';
import { madeDictionary } from './made-dictionary.ts';

/** What terms cost a sentence, and a dictionary when it is made ready. Run with `--expose-gc` it says what memory it takes. */
const rounds = 5;
const { sentences } = readCorpus();
const segments = sentences.map(textSegment);

/** Microseconds a sentence, the median of rounds over the corpus; the first warms up and does not count. */
function microseconds(work: (segment: Segment, index: number) => void): number {
  const times = Array.from({ length: rounds + 1 }, () => {
    const start = performance.now();
    segments.forEach(work);
    return ((performance.now() - start) * 1_000) / segments.length;
  });
  return median(times.slice(1));
}

function report(what: string, value: string): void {
  console.log(`${what.padEnd(56)} ${value.padStart(14)}`);
}

function memoryOf(): number {
  global.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function runToEnd(steps: Iterator<void>): void {
  while (steps.next().done !== true);
}

/** Once for a word, whatever the dictionary: the lexicons' processes, started, and the words as they are kept then. */
await using morphology = new ApertiumMorphology();
const { signal } = new AbortController();
const words = wordsOfSegments(segments);
await morphology.analyse({ language: 'en', words: ['car'] }, signal);
const begun = performance.now();
const readings = await morphology.analyse({ language: 'en', words }, signal);
const milliseconds = performance.now() - begun;
report(`analyse ${words.length.toLocaleString('en')} words of the corpus`, `${milliseconds.toFixed(0)} ms`);
const known = new Map(words.map((word, index) => [word, [...new Set(readings[index]?.map(({ lemma }) => lemma))]]));
const lemmas = (word: string) => known.get(word) ?? [];

for (const size of [0, 1_000, 300_000]) {
  const entries = madeDictionary(sentences, size);
  const label = `${size.toLocaleString('en')} entries`;
  buildTermMatcher(entries.slice(0, 1_000));
  const before = memoryOf();
  const start = performance.now();
  const matcher: TermMatcher = buildTermMatcher(entries);
  report(`${label}: make ready`, `${(performance.now() - start).toFixed(0)} ms`);
  if (global.gc !== undefined) report(`${label}: memory`, `${((memoryOf() - before) / 2 ** 20).toFixed(1)} MiB`);

  const found = segments.reduce((sum, segment) => sum + findTerms(segment, [matcher]).length, 0);
  report(`${label}: terms found a sentence`, (found / segments.length).toFixed(2));
  report(`${label}: find`, `${microseconds((segment) => findTerms(segment, [matcher])).toFixed(1)} µs`);

  const exact = segments.map((segment) => findTerms(segment, [matcher]));
  const inflected = microseconds((segment, index) => withInflectedTerms(segment, exact[index] ?? [], [matcher], 'en'));
  report(`${label}: find other forms`, `${inflected.toFixed(1)} µs`);

  const byLemma = microseconds((segment) => runToEnd(findTermForms(segment, [matcher], lemmas)));
  report(`${label}: find other forms by lemma`, `${byLemma.toFixed(1)} µs`);

  const sources = segments.map((segment) => protectTerms(segment, findTerms(segment, [matcher])));
  const restored = sources.map((source) => restoreTerms(source.segment, source, 'es'));
  const matches = sources.map(({ terms }) => terms.map(({ match }) => match));
  const protect = microseconds((segment, index) => {
    const source = protectTerms(segment, matches[index] ?? []);
    restoreTerms(source.segment, source, 'es');
  });
  report(`${label}: protect and restore`, `${protect.toFixed(1)} µs`);
  const check = microseconds((segment, index) => checkTerms(restored[index] ?? segment, matches[index] ?? [], 'es'));
  report(`${label}: check`, `${check.toFixed(1)} µs`);
}
