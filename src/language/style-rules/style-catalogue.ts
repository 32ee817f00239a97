import type { ConfiguredRules } from '../../contracts/stores/style-rules.ts';
import { ownEntry } from '../own-entry.ts';
import catalogue from './catalogue.json' with { type: 'json' };

/** Category → rule → its values, in the order of the interface (`facts.md`: 7 categories, 159 rules, 518 values). */
export const styleCatalogue: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = catalogue;

/** One choice of a list. */
export interface ConfiguredValue {
  readonly category: string;
  readonly rule: string;
  readonly value: string;
}

/** Where a list asks for something that does not exist, and what there is instead. */
export interface CatalogueFault {
  /** `configured_rules.punctuation.dash`. */
  readonly parameter: string;
  readonly reason: string;
}

/** The first category, rule or value of the list that the catalogue does not have. */
export function findCatalogueFault(rules: ConfiguredRules): CatalogueFault | undefined {
  for (const [category, chosen] of Object.entries(rules)) {
    const known = ownEntry(styleCatalogue, category);
    if (known === undefined)
      return {
        parameter: `configured_rules.${category}`,
        reason: `this category does not exist; use one of ${names(Object.keys(styleCatalogue))}.`,
      };
    for (const [rule, value] of Object.entries(chosen)) {
      const parameter = `configured_rules.${category}.${rule}`;
      const values = ownEntry(known, rule);
      if (values === undefined)
        return { parameter, reason: `'${category}' does not have this rule; it has ${names(Object.keys(known))}.` };
      if (!values.includes(value))
        return { parameter, reason: `'${value}' is not one of its values; use ${names(values)}.` };
    }
  }
  return undefined;
}

function names(all: readonly string[]): string {
  return all.map((name) => `'${name}'`).join(', ');
}
