import type { EngineTier } from '../../contracts/engines/text-translator.ts';
import type { DocumentProgress } from './translate-document.ts';

/** Progress with what can be expected of a route before anything is known of it. */
export interface MeasuredProgress extends DocumentProgress {
  readonly tier: EngineTier;
}

/** Characters a second of engines that nothing is known of: models that write are far slower than the others. */
const assumedSpeed: Readonly<Record<EngineTier, number>> = { classic: 40_000, next_gen: 500 };
/** As much measured time as the assumption is worth, so that the start of an engine does not count for more. */
const assumedMilliseconds = 500;
/** How long measurements count: enough that other work on the machine is evened out. */
const windowMilliseconds = 5_000;

interface Measured {
  readonly characters: number;
  readonly milliseconds: number;
}

/** How quick routes are, as measured over the batches of all documents. */
export class TranslationSpeed {
  readonly #measured = new Map<string, Measured>();

  /** To be told of what was translated one after another. Characters and times are added up apart, as it ends in bursts. */
  measure({ route, tier }: Pick<MeasuredProgress, 'route' | 'tier'>, characters: number, milliseconds: number): void {
    if (characters === 0) return;
    const known = this.#measured.get(route) ?? this.#assumed(route, tier);
    const kept = Math.exp(-milliseconds / windowMilliseconds);
    this.#measured.set(route, {
      characters: known.characters * kept + characters,
      milliseconds: known.milliseconds * kept + milliseconds,
    });
  }

  /** Whole seconds that the rest will take, at least 1. */
  secondsFor({ route, tier, characters, charactersDone }: MeasuredProgress): number {
    const known = this.#measured.get(route) ?? this.#assumed(route, tier);
    return Math.max(1, Math.ceil(((characters - charactersDone) * known.milliseconds) / known.characters / 1000));
  }

  /** As quick as the same engines are between other languages, else as most of their kind. */
  #assumed(route: string, tier: EngineTier): Measured {
    const kin = [...this.#measured].find(([other]) => enginesOf(other) === enginesOf(route))?.[1];
    const speed = kin === undefined ? assumedSpeed[tier] : (kin.characters * 1000) / Math.max(kin.milliseconds, 1);
    return { characters: (speed * assumedMilliseconds) / 1000, milliseconds: assumedMilliseconds };
  }
}

/** A route is its source, its target and its engines. */
function enginesOf(route: string): string {
  return route.split(' ').slice(2).join(' ');
}
