import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfiguration } from '../../src/config/resolve-config.ts';
import { sessionLimits } from '../../src/features/voice/realtime/session-limits.ts';

export const checkout = join(import.meta.dirname, '../..');

export function readDeployFile(path: string): string {
  return readFileSync(join(checkout, 'deploy', path), 'utf8');
}

/** Seconds that a server with the default settings takes to stop at most, after its delay. */
export function longestStop(): number {
  const { limits } = resolveConfiguration({ get: () => undefined, problems: [] }, checkout).config;
  const { drainMilliseconds, dismissMilliseconds } = sessionLimits;
  return (drainMilliseconds + dismissMilliseconds + limits.requestTimeoutMilliseconds) / 1000;
}

export interface ToolResult {
  readonly status: number | null;
  /** Both outputs. */
  readonly output: string;
}

export function runTool(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ToolResult {
  const env = { PATH: `${process.env.PATH}:/usr/sbin:/sbin`, LC_ALL: 'C', ...environment };
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env });
  return { status, output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` };
}

/** A reason to skip, where a program is missing that set-up for tests installs. */
export function missingTool(program: string, versionArgument = '--version'): string | false {
  return runTool(program, [versionArgument]).status === 0 ? false : `${program} is not installed (npm run setup test)`;
}
