import { ServiceError } from '../../errors/service-error.ts';
import type { Caller } from '../shared/engine-calls.ts';
import type { InstalledMode } from './installed-modes.ts';
import type { ModeStage } from './mode-file.ts';
import { withoutTagger } from './mode-parts.ts';
import type { PoolKeeper } from './pool-keeper.ts';
import { StageFailure } from './process-chain.ts';

/** Modes whose tagger has crashed on some sentence, by fingerprint: their taggers are not used again. */
export class TaggerRecord {
  readonly #crashed = new Set<string>();

  /** Part of the engine's version, since such modes translate in another way. */
  get state(): string {
    return [...this.#crashed].sort().join('-');
  }

  hasCrashed(mode: InstalledMode): boolean {
    return this.#crashed.has(mode.fingerprint);
  }

  note(mode: InstalledMode): void {
    this.#crashed.add(mode.fingerprint);
  }
}

/** Which stages of a mode a message goes through. */
export type ModePart = 'whole' | 'analysis' | 'synthesis';

/** Runs messages of one call through a mode or a part of it, without its tagger where that is broken. */
export class ModeRunner {
  readonly #mode: InstalledMode;
  readonly #keeper: PoolKeeper;
  readonly #taggers: TaggerRecord;
  readonly #caller: Caller;

  constructor(mode: InstalledMode, keeper: PoolKeeper, taggers: TaggerRecord, caller: Caller) {
    this.#mode = mode;
    this.#keeper = keeper;
    this.#taggers = taggers;
    this.#caller = caller;
  }

  run(part: ModePart, payload: string): Promise<string> {
    const spare = this.#taggers.hasCrashed(this.#mode) ? withoutTagger(this.#stages(part)) : undefined;
    if (spare !== undefined) return this.#exchange(`${part} untagged`, spare, payload);
    const answer = this.#exchange(part, this.#stages(part), payload);
    return part === 'analysis' ? answer : answer.catch((error) => this.#runWithoutTagger(part, payload, error));
  }

  get canCarryCodes(): boolean {
    return this.#mode.parts !== undefined;
  }

  #runWithoutTagger(part: ModePart, payload: string, error: unknown): Promise<string> {
    const spare = isTaggerFailure(error) ? withoutTagger(this.#stages(part)) : undefined;
    if (spare === undefined) throw error;
    this.#taggers.note(this.#mode);
    return this.#exchange(`${part} untagged`, spare, payload);
  }

  #stages(part: ModePart): readonly ModeStage[] {
    const { stages, parts } = this.#mode;
    return part === 'whole' || parts === undefined ? stages : parts[part];
  }

  #exchange(part: string, stages: readonly ModeStage[], payload: string): Promise<string> {
    const { name, fingerprint } = this.#mode;
    return this.#keeper.exchange(`${name} ${fingerprint} ${part}`, stages, payload, this.#caller);
  }
}

function isTaggerFailure(error: unknown): boolean {
  return (
    error instanceof ServiceError && error.cause instanceof StageFailure && error.cause.program === 'apertium-tagger'
  );
}
