import type { EngineTier } from '../../contracts/engines/text-translator.ts';
import type { DocumentProgress } from './translate-document.ts';

/** Progress with the kind of engine that the route ends in. */
export interface MeasuredProgress extends DocumentProgress {
  readonly tier: EngineTier;
}

/** How long measurements count: enough that bursts and other work on the machine are evened out. */
const windowMilliseconds = 20_000;
/** Less time than this, or fewer measurements, say little about a route. */
const leastMilliseconds = 2_000;
const leastMeasurements = 3;

interface Measured {
  readonly characters: number;
  readonly milliseconds: number;
  /** Of all measurements, also those that have faded; `spent` is in milliseconds. */
  readonly measurements: number;
  readonly spent: number;
}

/** How quick routes are, as measured over the batches of all documents. */
export class TranslationSpeed {
  readonly #measured = new Map<string, Measured>();
  /** Routes whose first batch is over: with it the engine starts. */
  readonly #started = new Set<string>();

  /** Receives what was translated one after another. Characters and times are added up apart, as it ends in bursts. */
  measure({ route }: Pick<MeasuredProgress, 'route' | 'tier'>, characters: number, milliseconds: number): void {
    if (characters === 0) return;
    if (!this.#started.has(route)) {
      this.#started.add(route);
      return;
    }
    const known = this.#measured.get(route);
    const kept = Math.exp(-milliseconds / windowMilliseconds);
    this.#measured.set(route, {
      characters: (known?.characters ?? 0) * kept + characters,
      milliseconds: (known?.milliseconds ?? 0) * kept + milliseconds,
      measurements: (known?.measurements ?? 0) + 1,
      spent: (known?.spent ?? 0) + milliseconds,
    });
  }

  /** Milliseconds that the rest will take; undefined until enough was measured to know. */
  remaining({ route, characters, charactersDone }: MeasuredProgress): number | undefined {
    const known = this.#known(route);
    return known === undefined ? undefined : ((characters - charactersDone) * known.milliseconds) / known.characters;
  }

  /** Of the route, else of the same engines between other languages. */
  #known(route: string): Measured | undefined {
    const own = this.#measured.get(route);
    if (own !== undefined && isEnough(own)) return own;
    return [...this.#measured].find(([other, known]) => enginesOf(other) === enginesOf(route) && isEnough(known))?.[1];
  }
}

function isEnough({ measurements, spent }: Measured): boolean {
  return measurements >= leastMeasurements && spent >= leastMilliseconds;
}

/** A route is its source, its target and its engines. */
function enginesOf(route: string): string {
  return route.split(' ').slice(2).join(' ');
}
