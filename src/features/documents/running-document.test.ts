import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WorkProgress } from '../../contracts/stores/documents.ts';
import { PartDurations } from './part-durations.ts';
import { RunningDocument } from './running-document.ts';
import { TranslationSpeed } from './translation-speed.ts';

const route = { route: 'en es apertium', tier: 'classic' } as const;
const milliseconds = { reading: 100, translating: 50, writing: 200 };

/** What is shown each second. */
interface Shown {
  readonly seconds: number | undefined;
  readonly progress: WorkProgress | undefined;
}

/** Translates a document of so many pages, each of which takes `milliseconds` in each part, `slower` times as long. */
function translate(known: { speed: TranslationSpeed; parts: PartDurations }, total: number, slower = 1): Shown[] {
  let time = 0;
  const shown: Shown[] = [];
  const document = new RunningDocument({ ...known, format: 'pdf', expected: undefined, now: () => time });
  const pass = (part: keyof typeof milliseconds): void => {
    for (const end = time + slower * milliseconds[part]; time < end; time += 1)
      if (time % 1_000 === 0) shown.push({ seconds: document.seconds, progress: document.progress });
  };
  const each = (part: keyof typeof milliseconds, report: (done: number) => void): void => {
    report(0);
    for (let done = 1; done <= total; done += 1) {
      pass(part);
      report(done);
    }
  };
  const count = (done: number): void => document.count({ unit: 'pages', done, total });
  const characters = 1_000 * total;
  each('reading', count);
  document.beginTranslating(characters);
  each('translating', (done) => {
    document.translated({ ...route, characters, charactersDone: 1_000 * done, pagesDone: done });
    if (done > 0) known.speed.measure(route, 1_000, slower * milliseconds.translating);
  });
  document.beginWriting();
  each('writing', count);
  document.written();
  return shown;
}

describe('a document with pages', () => {
  it('shows how many are read, translated and written', () => {
    const shown = translate({ speed: new TranslationSpeed(), parts: new PartDurations() }, 100);
    const at = (second: number): unknown => shown[second]?.progress;
    assert.deepEqual(at(5), { stage: 'reading', unit: 'pages', done: 50, total: 100 });
    assert.deepEqual(at(12), { stage: 'translating', unit: 'pages', done: 40, total: 100 });
    assert.deepEqual(at(25), { stage: 'writing', unit: 'pages', done: 50, total: 100 });
  });

  it('shows all of them as written until its result is stored', () => {
    const known = { speed: new TranslationSpeed(), parts: new PartDurations() };
    const document = new RunningDocument({ ...known, format: 'pdf', expected: undefined, now: () => 0 });
    document.count({ unit: 'pages', done: 3, total: 3 });
    document.beginTranslating(100);
    document.beginWriting();
    assert.deepEqual(document.progress, { stage: 'writing', unit: 'pages', done: 0, total: 3 });
    document.count({ unit: 'pages', done: 3, total: 3 });
    document.written();
    assert.deepEqual(document.progress, { stage: 'writing', unit: 'pages', done: 3, total: 3 });
  });

  it('says what remains once the speed of each part was measured, and that falls steadily', () => {
    const known = { speed: new TranslationSpeed(), parts: new PartDurations() };
    const first = translate(known, 100);
    assert.equal(first[5]?.seconds, undefined, 'nobody knows how long the translation will take');
    assert.ok(first.slice(13).every(({ seconds }) => seconds !== undefined));
    const second = translate(known, 300);
    for (const [index, { seconds = 0 }] of second.entries())
      assert.ok(Math.abs(seconds - (105 - index)) <= 3, `${seconds} s left after ${index} s of 105`);
  });

  it('follows the pace of the document itself, without jumps', () => {
    const known = { speed: new TranslationSpeed(), parts: new PartDurations() };
    translate(known, 100);
    const shown = translate(known, 300, 4).map(({ seconds = 0 }) => seconds);
    for (const [index, seconds] of shown.entries()) {
      const before = shown[index - 1] ?? seconds;
      if (before > 10) assert.ok(seconds / before < 1.2 && before / seconds < 1.2, shown.join(' '));
    }
    // Some time after writing, four times as slow as for others, has begun.
    assert.ok(
      shown.slice(-150).every((seconds, index) => Math.abs(seconds - (150 - index)) < 40),
      shown.join(' '),
    );
  });
});

describe('a document with pictures', () => {
  it('shows them while they are recognized and drawn', () => {
    const known = { speed: new TranslationSpeed(), parts: new PartDurations() };
    const document = new RunningDocument({ ...known, format: 'pptx', expected: 60_000, now: () => 0 });
    assert.deepEqual([document.progress, document.seconds], [undefined, 60]);
    document.count({ unit: 'pictures', done: 1, total: 3 });
    assert.deepEqual(document.progress, { stage: 'reading', unit: 'pictures', done: 1, total: 3 });
    document.beginTranslating(100);
    assert.equal(document.progress, undefined);
    document.beginWriting();
    document.count({ unit: 'pictures', done: 2, total: 3 });
    assert.deepEqual(document.progress, { stage: 'writing', unit: 'pictures', done: 2, total: 3 });
  });
});
