import { MisuseError } from '../command-line/command-errors.ts';
import { parseCommandLine } from '../command-line/parse-command-line.ts';
import { type PlacedFile, readPlacedFile } from './placed-files.ts';
import { runDescription } from './run-description.ts';

export interface RunCommand {
  readonly workflow: string;
  /** JSON, the path of a file, or `-`. */
  readonly input: string;
  /** Files for the input, each with the field that gets it. */
  readonly files: readonly PlacedFile[];
  readonly json: boolean;
  readonly quiet: boolean;
  readonly estimate: boolean;
  /** Folder for the files of the task. */
  readonly out: string | undefined;
  readonly force: boolean;
  readonly server: string | undefined;
  readonly key: string | undefined;
}

export function parseRunCommand(args: readonly string[]): RunCommand {
  const { values, positionals } = parseCommandLine(args, runDescription);
  const [workflow = '', ...more] = positionals;
  if (workflow === '') throw new MisuseError('Name a workflow; "dragoman workflows list" shows them.');
  if (more.length > 0) throw new MisuseError('The command takes one workflow. The input goes into --input.');
  if (values.out !== undefined && values.estimate === true)
    throw new MisuseError('--estimate starts no task, so there are no files for --out.');
  return {
    workflow,
    input: values.input ?? '{}',
    files: (values.file ?? []).map(readPlacedFile),
    json: values.json === true,
    quiet: values.quiet === true,
    estimate: values.estimate === true,
    out: values.out,
    force: values.force === true,
    server: values.server,
    key: values.key,
  };
}
