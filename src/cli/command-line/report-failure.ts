import { ConfigError } from '../../config/resolve-config.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { CommandError, MisuseError, systemErrorWords } from './command-errors.ts';
import { Interrupted } from './stop-on-signals.ts';

/**
 * The one place where commands report what ended them. Passes the lines for standard error to `tell` and returns the
 * exit code. Throws faults of the program itself on.
 *
 * @param command words after `dragoman`, for the pointer to the help: `keys create`
 */
export function reportFailure(error: unknown, command: string, tell: (line: string) => void): number {
  if (error instanceof Interrupted) return error.exitCode;
  if (error instanceof MisuseError) {
    tell(`${oneLine(error.message)} See: dragoman ${command}${command === '' ? '' : ' '}--help`);
    return error.exitCode;
  }
  if (error instanceof CommandError || error instanceof StartupError) {
    tell(error.message);
    return error instanceof StartupError ? 1 : error.exitCode;
  }
  if (error instanceof ServiceError) {
    tell(error.detail === undefined ? error.message : `${error.message} ${error.detail}`);
    return 1;
  }
  if (error instanceof ConfigError) {
    tell(`${error.message}\nEvery setting is explained in docs/reference/configuration.md.`);
    return configurationExitCode;
  }
  const words = systemErrorWords(error);
  if (words === undefined) throw error;
  tell(`${words}.`);
  return 1;
}

/** EX_CONFIG of sysexits(3). */
const configurationExitCode = 78;

function oneLine(message: string): string {
  return message.replaceAll('\n', ' ');
}
