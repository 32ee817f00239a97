import { existsSync } from 'node:fs';
import type { Clock } from '../../contracts/clock.ts';
import type { WordDictionary } from '../../contracts/language/word-dictionary.ts';
import { systemClock } from '../../time/system-clock.ts';
import { Dictionary } from './dictionary.ts';
import { englishDictionaries } from './installed-dictionaries.ts';
import { processSettings } from './process-settings.ts';

export interface EnglishWordsOptions {
  /** Folder of the dictionaries. */
  readonly folder: string;
  /** Default: where Debian has it. */
  readonly program?: string;
  readonly idleTime?: number;
  readonly timeLimit?: number;
  readonly clock?: Clock;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

/** The installed English dictionaries of hunspell, American and British, each in a process that starts with the first question. */
export class EnglishWords implements WordDictionary {
  readonly #dictionaries: readonly Dictionary[];

  constructor(options: EnglishWordsOptions) {
    const { folder, program = '/usr/bin/hunspell', clock = systemClock } = options;
    const { idleTime = 300_000, timeLimit = 20_000, onIncident = () => {} } = options;
    const settings = { ...processSettings(program), clock, idleTime, timeLimit, onIncident };
    const paths = existsSync(program) ? englishDictionaries(folder) : [];
    this.#dictionaries = paths.map((path) => new Dictionary('en', path, settings));
  }

  async knownAmong(words: readonly string[]): Promise<ReadonlySet<string>> {
    const known = await Promise.all(
      this.#dictionaries.filter(({ installed }) => installed).map((dictionary) => dictionary.knownAmong(words)),
    );
    return new Set(known.flatMap((some) => [...some]));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#dictionaries.map((dictionary) => dictionary.dispose()));
  }
}
