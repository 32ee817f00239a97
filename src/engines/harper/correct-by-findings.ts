import type { ImprovementBatch } from '../../contracts/engines/writing-engine.ts';
import { type CorrectedText, correctedText } from '../shared/corrected-texts.ts';
import { readFindings } from './read-findings.ts';
import type { Finding } from './worker/messages.ts';

export interface FindingsInput extends Pick<ImprovementBatch, 'language' | 'change'> {
  readonly texts: readonly string[];
  /** Of each text. */
  readonly findings: readonly (readonly Finding[])[];
}

export function run({ texts, findings, language, change }: FindingsInput): readonly CorrectedText[] {
  return texts.map((text, index) => {
    const { edits, spelling } = readFindings(text, findings[index] ?? [], { language, change });
    return correctedText(text, language, edits, spelling);
  });
}
