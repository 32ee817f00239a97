import type { RequestedStyle } from '../../features/writing/improvement-request.ts';

export type WriteInput =
  /** Each is improved by itself and a line of the output. */
  | { readonly kind: 'arguments'; readonly texts: readonly string[] }
  /** One text. */
  | { readonly kind: 'stdin' }
  /** Each is one text. */
  | { readonly kind: 'files'; readonly paths: readonly string[] };

/** What goes to standard output: whole texts, their differences, reasons alone, names of what would change, or JSON. */
export type WriteReport = 'texts' | 'differences' | 'reasons' | 'names' | 'json' | 'nothing';

/** A command line of `dragoman write`, understood. */
export interface WriteCommand {
  readonly input: WriteInput;
  /** As given. Undefined leaves each text in its own language and variant. */
  readonly target: string | undefined;
  readonly change: 'correct' | 'rephrase';
  readonly style: RequestedStyle | undefined;
  readonly report: WriteReport;
  /** The exit code says whether a text would change. */
  readonly check: boolean;
  /** Improved texts replace the content of the files. */
  readonly inPlace: boolean;
  /** Each change is printed with its reason. */
  readonly reasons: boolean;
  /** Languages and engines are printed on standard error. */
  readonly verbose: boolean;
}
