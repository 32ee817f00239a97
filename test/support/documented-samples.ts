import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from './bare-environment.ts';

/*
 * A page of the documentation marks a shell sample that can be run as it is with `sh run`, and what it prints with
 * `json output` or `text output` in the next fence:
 *
 *   ```sh run
 *   curl http://127.0.0.1:8080/…
 *   ```
 *   ```json output
 *   {"translations": […]}
 *   ```
 *
 * The samples of a page run in one shell, in order, so that later ones use the variables of earlier ones.
 */

export interface DocumentedSample {
  /** Of its first line, from 1. */
  readonly line: number;
  readonly script: string;
  /** Undefined when the page shows none. */
  readonly output?: { readonly form: 'json' | 'text'; readonly text: string };
}

interface Fence {
  readonly line: number;
  readonly information: string;
  readonly text: string;
}

/** The fenced blocks of a Markdown page. */
export function fencesOf(page: string): readonly Fence[] {
  const matches = page.matchAll(/^```([^\n`]*)\n([\s\S]*?)^```$/gm);
  return [...matches].map(({ index, 1: information = '', 2: text = '' }) => ({
    line: page.slice(0, index).split('\n').length,
    information: information.trim(),
    text,
  }));
}

export function samplesOf(page: string): readonly DocumentedSample[] {
  const fences = fencesOf(page);
  return fences.flatMap(({ line, information, text }, index) => {
    if (information !== 'sh run') return [];
    const [, form] = /^(json|text) output$/.exec(fences[index + 1]?.information ?? '') ?? [];
    const output = { form: form as 'json' | 'text', text: fences[index + 1]?.text ?? '' };
    return [{ line, script: text, ...(form === undefined ? {} : { output }) }];
  });
}

const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const separator = '\x1e';

export interface SampleRun {
  readonly output: string;
  readonly exitCode: number;
}

/** Runs the samples of one page; `dragoman` is the command of this checkout. Ends at the first one that fails. */
export async function runSamples(
  samples: readonly DocumentedSample[],
  surroundings: { readonly folder: string; readonly address: string; readonly environment: Record<string, string> },
): Promise<readonly SampleRun[]> {
  const steps = samples.map(
    ({ script }) => `${script.replaceAll('http://127.0.0.1:8080', surroundings.address)}\nprintf '${separator}'`,
  );
  const prelude = `set -euo pipefail\ndragoman() { "${process.execPath}" "${program}" "$@"; }\n`;
  const child = spawn('bash', ['-c', prelude + steps.join('\n')], {
    cwd: surroundings.folder,
    env: { ...bareEnvironment, HOME: surroundings.folder, ...surroundings.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    errors += chunk;
  });
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  const outputs = output.split(separator);
  return samples.map((_, index) =>
    index < outputs.length - 1
      ? { output: outputs[index] ?? '', exitCode: 0 }
      : { output: `${outputs[index] ?? ''}${errors}`, exitCode },
  );
}

/** What differs from run to run: identifiers, secrets and times. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b[0-9A-F]{64}\b/gi, '<key>'],
  [/\b[0-9A-F]{32}\b/gi, '<id>'],
  [/\b\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '<time>'],
];

/** Output in the form in which two runs of the same sample are equal. */
export function comparable(form: 'json' | 'text', output: string): unknown {
  const settled = changing.reduce((text, [pattern, name]) => text.replace(pattern, name), output);
  return form === 'json' ? JSON.parse(settled) : settled.trim();
}
