import type { EngineCaller } from '../../shared/engine-calls.ts';

/** A sentence as the engine gets it. */
export interface EngineText {
  readonly text: string;
  /** The text is HTML, else plain. */
  readonly tagged: boolean;
  /** Length without tags. */
  readonly characters: number;
}

/** A sentence and whom to notify. */
export interface PoolItem extends EngineText {
  readonly caller: EngineCaller;
  answered(translation: string): void;
  failed(error: Error): void;
}

/** A sentence takes some time however short it is, about as much as so many characters. */
const costOfSentence = 16;

/** What a text takes of the engine's time, in characters. */
export function costOf({ characters }: EngineText): number {
  return characters + costOfSentence;
}
