import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Check, SourceFile } from './check.ts';
import { isCode } from './read-sources.ts';

/** Checks that a program of the development dependencies makes; what it prints is the problem. */
export const programChecks: readonly Check[] = [
  programCheck('types', 'tsc', () => ['--pretty', 'false']),
  programCheck('types of the set-up scripts', 'tsc', () => ['--pretty', 'false', '-p', 'tools']),
  programCheck('types of the web console', 'tsc', () => ['--pretty', 'false', '-p', 'web']),
  programCheck('lint and format', 'biome', (sources) => [
    ...['ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=30'],
    ...['package.json', 'tsconfig.json', 'biome.json', '.dependency-cruiser.cjs'],
    ...sources.filter(isCode).map(({ path }) => path),
  ]),
  programCheck('import rules', 'depcruise', (sources) => [
    ...['--config', '.dependency-cruiser.cjs'],
    ...new Set(sources.filter(isCode).map(({ path }) => path.split('/')[0] ?? '')),
  ]),
];

function programCheck(
  name: string,
  program: string,
  commandLine: (sources: readonly SourceFile[]) => readonly string[],
): Check {
  return {
    name,
    run: async ({ root, sources }) => {
      const child = spawn(join(root, 'node_modules/.bin', program), commandLine(sources), {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const [output, errors, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return code === 0 ? [] : [`${output}${errors}`.trim() || `${program} ended with code ${code}`];
    },
  };
}
