import { MisuseError } from '../command-line/command-errors.ts';
import { parseCommandLine } from '../command-line/parse-command-line.ts';
import { serverAddress } from '../command-line/server-address.ts';
import { languageValue } from '../command-line/translation-options.ts';
import { checkDescription } from './check-description.ts';

/** A command line of `dragoman check`, understood. */
export interface CheckCommand {
  readonly files: { readonly both: string } | { readonly source: string; readonly target: string };
  /** As given. */
  readonly source: string | undefined;
  readonly target: string | undefined;
  readonly failBelow: number | undefined;
  readonly html: string | undefined;
  readonly json: boolean;
  /** Undefined checks in this process. */
  readonly server: { readonly address: string; readonly key: string | undefined } | undefined;
}

/** Throws `MisuseError` that says what would be right. */
export function parseCheckCommand(args: readonly string[]): CheckCommand {
  const { values, positionals } = parseCommandLine(args, checkDescription);
  const { from, to, html, json = false, server, key, 'fail-below': least } = values;
  if (key !== undefined && server === undefined) throw new MisuseError('--key is for --server.');
  return {
    files: filesOf(positionals),
    source: from === undefined ? undefined : languageValue('--from', from),
    target: to === undefined ? undefined : languageValue('--to', to),
    failBelow: least === undefined ? undefined : scoreOf(least),
    html,
    json,
    server: server === undefined ? undefined : { address: serverAddress(server), key },
  };
}

function filesOf([first, second, ...others]: readonly string[]): CheckCommand['files'] {
  if (first === undefined || others.length > 0)
    throw new MisuseError('"check" takes a document and its translation, or one XLIFF or TMX file.');
  return second === undefined ? { both: first } : { source: first, target: second };
}

function scoreOf(given: string): number {
  const score = Number(given);
  if (!/^\d+(\.\d+)?$/.test(given) || score > 100)
    throw new MisuseError(`--fail-below takes a score from 0 to 100, not "${given}".`);
  return score;
}
