import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { PhraseSummary } from '../../contracts/stores/interface-phrases.ts';
import type { PhraseFileSettings } from './build-phrase-file.ts';
import type { BuildAnswer, BuildRequest } from './build-process-main.ts';

export interface PhraseBuild {
  /** Undefined when the build was ended. Rejects when it failed. */
  readonly summary: Promise<PhraseSummary | undefined>;
  end(): void;
}

/**
 * Makes the list in a process of its own: the catalogues take tens of megabytes, of which an allocator keeps a part for as
 * long as its process lives, and a server may live for months.
 */
export function buildInProcess(settings: PhraseFileSettings): PhraseBuild {
  const child = fork(join(import.meta.dirname, 'build-process-main.ts'), {
    // A young generation of its default size would double the memory.
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=2'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let ended = false;
  const summary = new Promise<PhraseSummary | undefined>((resolve, reject) => {
    child.once('message', (answer: BuildAnswer) => {
      if ('summary' in answer) resolve(answer.summary);
      else reject(new Error(answer.failure));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (ended) resolve(undefined);
      else reject(new Error(`The list was not made: its process ${signal ?? `exited with ${code}`}.`));
    });
  });
  // A process that is gone already is reported by its exit.
  child.send({ settings, server: process.pid } satisfies BuildRequest, () => {});
  return {
    summary,
    end() {
      ended = true;
      child.kill('SIGKILL');
    },
  };
}
