import { join } from 'node:path';
import { AskedProcess } from '../../processes/asked-process.ts';
import type { ProcessLimits } from '../../processes/within-limits.ts';
import { type CheckedSentence, readAnswer } from './read-answer.ts';

export interface GrammalecteProgram extends ProcessLimits {
  /** Path of the Python that has the package. */
  readonly python: string;
}

const worker = join(import.meta.dirname, 'grammalecte-worker.py');

/** Kinds of findings: typography is the author's choice, and rules of our own are about it; the others are on or off by default. */
const kinds = {
  apos: false,
  esp: false,
  nbsp: false,
  num: false,
  nf: false,
  unit: false,
  typo: false,
  virg: false,
  maj: false,
  minis: false,
  mapos: false,
  chim: false,
  eepi: false,
  redon1: false,
  redon2: false,
  bs: false,
  date: false,
};

/** One Grammalecte in a Python process. One question at a time; its answer is a line. */
export class GrammalecteProcess {
  readonly #process: AskedProcess;

  /** `onEnd` is called once. */
  constructor({ python, ...limits }: GrammalecteProgram, onEnd: () => void) {
    const command = [python, '-I', worker, JSON.stringify(kinds)];
    const environment = { PYTHONDONTWRITEBYTECODE: '1' };
    this.#process = new AskedProcess({ ...limits, name: 'Grammalecte', command, environment }, onEnd);
  }

  get id(): number | undefined {
    return this.#process.id;
  }

  get ended(): boolean {
    return this.#process.ended;
  }

  /** What it finds in each sentence. Rejects when the process ends. */
  ask(sentences: readonly string[]): Promise<readonly CheckedSentence[]> {
    const parts: string[] = [];
    return this.#process.ask(`${JSON.stringify(sentences)}\n`, (text) => {
      parts.push(text);
      return text.endsWith('\n') ? readAnswer(sentences, parts.join('')) : undefined;
    });
  }

  /** Resolves when the process is gone. */
  kill(): Promise<void> {
    return this.#process.kill();
  }
}
