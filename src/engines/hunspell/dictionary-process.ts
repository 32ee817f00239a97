import { AskedProcess } from '../../processes/asked-process.ts';
import type { ProcessLimits } from '../../processes/within-limits.ts';

export interface ProcessSettings extends ProcessLimits {
  /** Path of `hunspell`. */
  readonly program: string;
  /** Path of `stdbuf`: without it answers would wait until many have come together. */
  readonly lineBuffer: string;
}

/** No dictionary has it: when it comes back, so has everything before it. */
const endMark = 'qqqxzq';

/** One `hunspell -l` with one dictionary, which lists the words that it does not have. */
export class DictionaryProcess {
  readonly #process: AskedProcess;

  /** `path` is that of the dictionary, without its ending. `onEnd` is called once. */
  constructor(path: string, { program, lineBuffer, ...limits }: ProcessSettings, onEnd: () => void) {
    const command = [lineBuffer, '-oL', program, '-l', '-i', 'UTF-8', '-d', path];
    this.#process = new AskedProcess({ ...limits, name: 'hunspell', command }, onEnd);
  }

  get id(): number | undefined {
    return this.#process.id;
  }

  get ended(): boolean {
    return this.#process.ended;
  }

  /** The words that the dictionary does not have. One question at a time. Rejects when the process ends. */
  ask(words: Iterable<string>): Promise<ReadonlySet<string>> {
    const unknown = new Set<string>();
    let rest = '';
    return this.#process.ask(`${[...words].join('\n')}\n${endMark}\n`, (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === endMark) return unknown;
        unknown.add(line);
      }
      return undefined;
    });
  }

  /** Resolves when the process is gone. */
  kill(): Promise<void> {
    return this.#process.kill();
  }
}
