import type { JsonValue, Template } from '../../../contracts/agent/workflow.ts';
import { type DataRead, dataReadBy } from '../workflow/data-read.ts';

/**
 * How well something is known before a task runs: `exact` follows from the input, `about` from results whose size is known, such
 * as translations, and `unknown` from those that only the run has.
 */
export type Certainty = 'exact' | 'about' | 'unknown';

export interface Knowledge {
  readonly certainty: Certainty;
  /** Of what is not exact: for people. */
  readonly reason?: string | undefined;
}

export const exact: Knowledge = { certainty: 'exact' };

const order: readonly Certainty[] = ['unknown', 'about', 'exact'];

/** The one that is known the least. */
export function least(...known: readonly Knowledge[]): Knowledge {
  return known.reduce(
    (worst, one) => (order.indexOf(one.certainty) < order.indexOf(worst.certainty) ? one : worst),
    exact,
  );
}

/** The results of steps so far, with how well they are known. */
export interface Scope {
  readonly data: { readonly [name: string]: JsonValue } & { readonly steps: { readonly [id: string]: JsonValue } };
  readonly known: ReadonlyMap<string, Knowledge>;
  /** Of the item of the loop. */
  readonly item: Knowledge;
  /** Of whether these steps run. */
  readonly within: Knowledge;
}

/** Says how well what templates read is known. */
export class KnownTemplates {
  readonly #read = new Map<Template, DataRead>();

  of(template: Template, { known, item }: Scope): Knowledge {
    const read = this.#read.get(template) ?? dataReadBy(template);
    this.#read.set(template, read);
    const names = Object.fromEntries(Array.from(known.keys(), (id) => [id, id]));
    const { steps = {}, item: readsItem } = read.of({ steps: names, item: true });
    const ids = Object.keys(steps as object);
    return least(...ids.map((id) => known.get(id) ?? exact), readsItem === undefined ? exact : item);
  }
}
