import type { TextFormat } from './translate-command.ts';

export interface TextsToTranslate {
  readonly texts: readonly string[];
  readonly format: TextFormat;
  /** Absent: detected for each text. */
  readonly source?: {
    readonly code: string;
    /** Found in an earlier piece of the same input rather than given; the model must stay the same for all pieces. */
    readonly detected: boolean;
  };
}

export interface Translation {
  readonly text: string;
  /** Base code in lower case. */
  readonly sourceLanguage: string;
}

/** What does the work of `dragoman translate`: the engines of this machine, or a server. */
export interface CommandTranslator extends AsyncDisposable {
  /** Calls that it is worth to have in progress. */
  readonly inFlight: number;
  /** Same count and order. Rejects with an error made for people, or with the reason of the signal. */
  translate(request: TextsToTranslate, signal: AbortSignal): Promise<readonly Translation[]>;
}

/** Something that was not done as asked; reported once for each code. */
export type Warn = (code: string, message: string) => void;
