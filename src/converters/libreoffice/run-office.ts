import { join } from 'node:path';
import { type OfficeInput, outputFilter } from './office-conversions.ts';
import { type OfficeInstallation, officeProgram } from './office-installation.ts';
import { writeOfficeProfile } from './office-profile.ts';
import { type ProcessEnd, runProcess } from './run-process.ts';
import type { Sandbox } from './sandbox.ts';

/** A LibreOffice with a new profile. */
export interface OfficeRun {
  readonly office: OfficeInstallation;
  readonly input: OfficeInput;
  /** Extension of the results. */
  readonly to: string;
  /** That of a `WorkFolder`. */
  readonly folder: string;
  /** Files in the folder, which are converted one after the other. Those that are not there are passed over. */
  readonly names: readonly string[];
  readonly signal: AbortSignal;
  /** Descriptor for what it writes about errors, instead of the report. */
  readonly errors?: number;
}

/** What LibreOffice exits with after it has set up a profile: to be started again. */
const restart = 81;

/** Runs LibreOffice in the sandbox until it has converted its files. */
export async function runOffice(
  sandbox: Sandbox,
  { office, input, to, folder, names, signal, errors }: OfficeRun,
): Promise<ProcessEnd> {
  await writeOfficeProfile(join(folder, 'profile'));
  const isolation = await sandbox.isolation(folder);
  const home = isolation === 'namespaces' ? '/work' : folder;
  const words = (work: string): readonly string[] => [
    `-env:UserInstallation=file://${work}/profile`,
    ...['--headless', '--norestore', '--nologo', '--nodefault', '--nolockcheck'],
    ...(input.filter === undefined ? [] : [`--infilter=${input.filter}`]),
    ...['--convert-to', outputFilter(input, to), '--outdir', `${work}/out`],
    ...names.map((name) => `${work}/${name}`),
  ];
  const command = sandbox.command({ path: join(office.folder, officeProgram), words, folder }, isolation);
  const options = { folder, home, signal, ...(errors !== undefined && { errors }) };
  const end = await runProcess(command, options);
  return end.code === restart ? await runProcess(command, options) : end;
}
