import type { LanguagePair } from '../language-pair.ts';

/** Files of programs that people keep terms in. */
export const termFileFormats = ['xlsx', 'tbx'] as const;
export type TermFileFormat = (typeof termFileFormats)[number];

export interface TermFile extends LanguagePair {
  readonly bytes: Uint8Array;
  /** Bytes that a dictionary may have. A small file can have more: its cells may repeat one long text. */
  readonly limit: number;
}

/** The terms of two languages as TSV, unchecked: a line for each row of a workbook, empty where it has no pair. */
export interface TermLines {
  readonly text: string;
  /** Lines with a pair. */
  readonly count: number;
}

export interface TermTable extends LanguagePair {
  /** TSV, cut between lines. */
  readonly parts: readonly string[];
}

export interface WantedTermFile {
  readonly format: TermFileFormat;
  /** Of the glossary. */
  readonly name: string;
  readonly tables: readonly TermTable[];
}
