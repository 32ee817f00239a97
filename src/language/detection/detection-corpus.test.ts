import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { detectionSamples, measureDetection } from '../../../test/corpus/detection/measure.ts';
import { isCertain } from './detection.ts';
import { createEldDetector } from './language-detector.ts';

/** Below these shares of right answers the word lists or the calibration are broken. Bosnian is Croatian to most texts. */
const leastSentences = 0.6;
const leastPhrases = 0.35;

describe('language detection over its corpus', () => {
  it('is certain of no wrong language', () => {
    const detector = createEldDetector();
    for (const { language, sentences, phrases } of detectionSamples()) {
      for (const text of [...sentences, ...phrases]) {
        const detection = detector.detect(text);
        if (isCertain(detection)) assert.equal(detection.language, language, text);
      }
    }
  });

  const rows = measureDetection();

  it('gets most sentences and phrases of every language right', () => {
    for (const { language, sentences, phrases } of rows) {
      assert.ok(sentences.ours >= leastSentences, `${language} sentences ${sentences.ours}`);
      assert.ok(phrases.ours >= leastPhrases, `${language} phrases ${phrases.ours}`);
    }
  });

  it('is right on average in nine of ten sentences and three of four phrases', () => {
    const mean = (kind: 'sentences' | 'phrases') => rows.reduce((sum, row) => sum + row[kind].ours, 0) / rows.length;
    assert.ok(mean('sentences') >= 0.9, `${mean('sentences')}`);
    assert.ok(mean('phrases') >= 0.76, `${mean('phrases')}`);
  });
});
