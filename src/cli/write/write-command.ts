import type { RequestedStyle } from '../../features/writing/improvement-request.ts';

/** A command line of `dragoman write`, understood. */
export interface WriteCommand {
  /** Each is improved by itself and a line of the output; undefined means standard input, as one text. */
  readonly texts: readonly string[] | undefined;
  /** As given. Undefined leaves each text in its own language and variant. */
  readonly target: string | undefined;
  readonly change: 'correct' | 'rephrase';
  readonly style: RequestedStyle | undefined;
  /** Languages and engines are told. */
  readonly verbose: boolean;
}
