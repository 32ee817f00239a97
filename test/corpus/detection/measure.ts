import { readdirSync, readFileSync } from 'node:fs';
import { eld } from 'eld/extrasmall';
import { createEldDetector } from '../../../src/language/detection/language-detector.ts';

// Run as a program, prints the table of `docs/explanation/language-detection.md`.

interface Sample {
  readonly language: string;
  readonly sentences: readonly string[];
  readonly phrases: readonly string[];
}

/** Parts of right answers, 0..1: by `eld` with the languages below as candidates, and by the detector. */
export interface Accuracy {
  readonly eld: number;
  readonly ours: number;
}

export interface DetectionRow {
  readonly language: string;
  readonly sentences: Accuracy;
  readonly phrases: Accuracy;
}

/** Every language that Apertium or a neural model may serve, so that each text has all its look-alikes to be taken for. */
const candidates: ReadonlySet<string> = new Set(
  (
    'en es ca gl eo fr pt it oc sv da nn nb is mk bg hr sr bs sl ru uk be af nl br eu id ms ur hi ro pl szl an ast sc frp ' +
    'mt cy de cs sk hu fi et lv lt tr el ja ko zh ar fa he sq vi ga'
  ).split(' '),
);

export function measureDetection(): readonly DetectionRow[] {
  const detector = createEldDetector();
  const plain = eld.newInstance();
  plain.setLanguageSubset([...candidates].map((language) => (language === 'nb' ? 'no' : language)));
  const byEld = (text: string) => plain.detect(text).language.replace(/^no$/, 'nb');
  const byUs = (text: string) => detector.detect(text).language;
  const part = (texts: readonly string[], language: string, detect: (text: string) => string | undefined) =>
    texts.filter((text) => detect(text) === language).length / texts.length;
  return detectionSamples().map(({ language, sentences, phrases }) => ({
    language,
    sentences: { eld: part(sentences, language, byEld), ours: part(sentences, language, byUs) },
    phrases: { eld: part(phrases, language, byEld), ours: part(phrases, language, byUs) },
  }));
}

export function detectionSamples(): readonly Sample[] {
  return readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')));
}

if (import.meta.main) {
  const percent = (value: number) => `${Math.round(value * 100)}`;
  for (const { language, sentences, phrases } of measureDetection()) {
    const cells = [sentences.eld, sentences.ours, phrases.eld, phrases.ours].map(percent);
    console.log(`| ${language} | ${cells.join(' | ')} |`);
  }
}
