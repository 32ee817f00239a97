import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../contracts/clock.ts';
import { installCommand } from '../shared/install-command.ts';
import { nativeProgram } from '../shared/native-program.ts';
import { espeakProgram } from './terms/pronounce-with-espeak.ts';

export interface PocketsphinxFiles {
  /** The program of `native/pocketsphinx-stream`, as set-up compiles it. */
  readonly program: string;
  readonly acousticModel: string;
  readonly languageModel: string;
  readonly dictionary: string;
}

const modelFolder = '/usr/share/pocketsphinx/model/en-us';

export const installedFiles: PocketsphinxFiles = {
  program: nativeProgram('pocketsphinx-stream'),
  acousticModel: join(modelFolder, 'en-us'),
  languageModel: join(modelFolder, 'en-us.lm.bin'),
  dictionary: join(modelFolder, 'cmudict-en-us.dict'),
};

/** Milliseconds after which an answer is looked for again: set-up may have installed what was missing. */
const checkInterval = 1000;

/** What is installed at this moment, looked at once a second. */
export class Installation {
  readonly files: PocketsphinxFiles;
  readonly #clock: Clock;
  #missing: string | undefined;
  #pronounces = false;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(files: PocketsphinxFiles, clock: Clock) {
    this.files = files;
    this.#clock = clock;
  }

  /** What is missing, with what brings it, for operators. Undefined where all is there. */
  missing(): string | undefined {
    this.#update();
    return this.#missing;
  }

  /** Whether words that no dictionary has can be pronounced. */
  pronouncesTerms(): boolean {
    this.#update();
    return this.#pronounces;
  }

  #update(): void {
    const now = this.#clock.elapsed();
    if (now - this.#checkedAt < checkInterval) return;
    this.#checkedAt = now;
    this.#missing = this.#look();
    this.#pronounces = existsSync(espeakProgram);
  }

  #look(): string | undefined {
    const { program, ...model } = this.files;
    if (!Object.values(model).every((path) => existsSync(path)))
      return `the English model of PocketSphinx is not installed; to get it: \`${installCommand(['pocketsphinx-en-us'])}\``;
    if (existsSync(program)) return undefined;
    return `pocketsphinx-stream is not compiled; to get it: \`${installCommand(['gcc', 'libc6-dev', 'libpocketsphinx-dev'])} && npm run setup\``;
  }
}
