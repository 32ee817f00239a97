import { ConfigError } from '../../config/resolve-config.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { CommandError, MisuseError, systemErrorWords } from './command-errors.ts';
import { Interrupted } from './stop-on-signals.ts';

/**
 * The one place where commands report what ended them. Passes the lines for standard error to `notify` and returns the
 * exit code. Throws faults of the program itself on.
 *
 * @param command words after `dragoman`, for the pointer to the help: `keys create`
 */
export function reportFailure(error: unknown, command: string, notify: (line: string) => void): number {
  if (error instanceof Interrupted) return error.exitCode;
  if (error instanceof MisuseError) {
    notify(`${oneLine(error.message)} See: dragoman ${command}${command === '' ? '' : ' '}--help`);
    return error.exitCode;
  }
  if (error instanceof CommandError || error instanceof StartupError) {
    notify(error.message);
    return error instanceof StartupError ? 1 : error.exitCode;
  }
  if (error instanceof ServiceError) {
    notify(error.detail === undefined ? error.message : `${error.message} ${error.detail}`);
    return 1;
  }
  if (error instanceof ConfigError) {
    notify(`${error.message}\nEvery setting is explained in docs/reference/configuration.md.`);
    return configurationExitCode;
  }
  const words = systemErrorWords(error);
  if (words === undefined) throw error;
  notify(`${words}.`);
  return 1;
}

/** EX_CONFIG of sysexits(3). */
const configurationExitCode = 78;

function oneLine(message: string): string {
  return message.replaceAll('\n', ' ');
}
