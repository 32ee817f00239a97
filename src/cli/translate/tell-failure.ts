import { ServiceError } from '../../errors/service-error.ts';
import { Interrupted } from './stop-on-signals.ts';
import { InputError, MisuseError, systemErrorWords, TranslateFailure } from './translate-errors.ts';

/** Tells what ended the command, in one line, and answers the exit code. Faults of the program itself are thrown on. */
export function tellFailure(error: unknown, tell: (line: string) => void): number {
  if (error instanceof Interrupted) return error.exitCode;
  if (error instanceof MisuseError) {
    tell(error.message);
    return 2;
  }
  if (error instanceof InputError || error instanceof TranslateFailure) {
    tell(error.message);
    return 1;
  }
  if (error instanceof ServiceError) {
    tell(error.detail === undefined ? error.message : `${error.message} ${error.detail}`);
    return 1;
  }
  const words = systemErrorWords(error);
  if (words === undefined) throw error;
  tell(`${words}.`);
  return 1;
}
