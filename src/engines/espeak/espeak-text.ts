import { speakableText } from '../shared/speech/speakable-text.ts';

/** espeak-ng 1.51 aborts on runs of about 200 characters such as `A.A.A.…`; they are cut, after a mark where there is one. */
const longRuns = /\S{61,}/gu;
const pieces = /\S{1,59}[\p{P}\p{S}]|\S{1,60}/gu;

/** A text as espeak-ng takes it. Double brackets would switch to names of phonemes; brackets are never spoken. */
export function espeakText(text: string): string {
  return speakableText(text.replaceAll(/[[\]]/g, ' ')).replaceAll(
    longRuns,
    (run) => run.match(pieces)?.join(' ') ?? run,
  );
}

/**
 * Only words and the marks of sentences, for the second attempt: now and then a mixture of symbols and scripts makes espeak-ng
 * fail (2 of 1,500 random texts).
 */
export function plainEspeakText(text: string): string {
  return espeakText(text.replaceAll(/[^\p{L}\p{M}\p{Nd}\s.,?!'’،؟।。、-]/gu, ' '));
}
