import order from './rule-order.json' with { type: 'json' };
import type { ConfiguredValue } from './style-catalogue.ts';

interface RuleStage {
  readonly name: string;
  /** Why it is where it is. */
  readonly reason: string;
  /** A category, then its rules or single values (`rule: value`) in order. */
  readonly rules: readonly (readonly string[])[];
}

/** A choice that leaves other rules of its category nothing to say. */
interface Superseding {
  readonly category: string;
  readonly rule: string;
  readonly values: RegExp;
  readonly supersedes: readonly string[];
}

/**
 * The order in which rules are applied, whatever the order of the list. Of two rules that ask for opposites the later
 * one has the last word.
 */
export const ruleStages: readonly RuleStage[] = order.stages;

/** Where two choices of one category ask for different things, the one that says more is right. */
export const supersedingChoices: readonly Superseding[] = order.superseding.map((choice) => ({
  ...choice,
  values: new RegExp(choice.values),
}));

const ranks = new Map(
  ruleStages
    .flatMap(({ rules }) => rules.flatMap(([category, ...names]) => names.map((name) => `${category}.${name}`)))
    .map((name, rank) => [name, rank]),
);

/** Where a value is in the order; values without a place of their own are where their rule is. */
export function ruleRank({ category, rule, value }: ConfiguredValue): number {
  return ranks.get(`${category}.${rule}: ${value}`) ?? ranks.get(`${category}.${rule}`) ?? ranks.size;
}

/** Whether another choice of the list leaves this one nothing to say. */
export function isSuperseded(one: ConfiguredValue, all: readonly ConfiguredValue[]): boolean {
  return supersedingChoices.some(
    ({ category, rule, values, supersedes }) =>
      one.category === category &&
      supersedes.includes(one.rule) &&
      all.some((other) => other.category === category && other.rule === rule && values.test(other.value)),
  );
}
