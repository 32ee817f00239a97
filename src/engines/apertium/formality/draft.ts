import type { Unit } from './form-units.ts';

/** A unit to be written, with the forms it may take: the first that the generator knows. */
export interface Draft {
  readonly before: string;
  readonly bound: string;
  readonly forms: readonly string[];
}

export function draft({ before, bound }: Pick<Unit, 'before' | 'bound'>, ...forms: readonly string[]): Draft {
  return { before, bound, forms };
}
