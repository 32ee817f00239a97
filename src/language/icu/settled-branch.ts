import type { Branch, ChoicePart } from './parse-message.ts';
import { categoryOf, pluralCategories } from './plural-numbers.ts';

/** The branch of a choice that a reading is in. */
export interface Decision {
  readonly choice: ChoicePart;
  readonly key: string;
  /** Of all branches that the choice has in the translation. */
  readonly keys: ReadonlySet<string>;
}

/** What decides in the same way: `{n, plural, …}` with one offset, `{gender, select, …}`. */
export function decisionName({ type, name, offset }: ChoicePart): string {
  return `${type} ${offset} ${name}`;
}

/**
 * The keys of a choice that can follow a decision on the same argument, `other` for all without a branch: in a text for `=0` photos, a
 * second choice by the number of photos has no other branch to take. Undefined where that is not known.
 */
export function openKeys(
  choice: ChoicePart,
  decision: Decision,
  target: string | undefined,
): readonly [string, ...string[]] | undefined {
  const keys = choice.type === 'select' ? openSelectKeys(choice, decision) : openPluralKeys(choice, decision, target);
  const [first, ...others] = keys;
  return first === undefined ? undefined : [first, ...others];
}

export function branchOf({ branches }: ChoicePart, key: string): Branch | undefined {
  return branches.find((branch) => branch.key === key);
}

function openSelectKeys({ branches }: ChoicePart, { key, keys }: Decision): readonly string[] {
  if (key !== 'other') return [key];
  return branches.map((branch) => branch.key).filter((own) => own === 'other' || !keys.has(own));
}

function openPluralKeys(choice: ChoicePart, decision: Decision, target: string | undefined): readonly string[] {
  const { type, offset, branches } = choice;
  if (type === 'select') return [];
  const { key, keys } = decision;
  const categoryFor = (exact: string): string | undefined =>
    target === undefined ? undefined : categoryOf(Number(exact.slice(1)) - offset, type, target);
  if (key.startsWith('=')) {
    const category = branchOf(choice, key) === undefined ? categoryFor(key) : key;
    return category === undefined ? [] : [category];
  }
  const own = branches.map((branch) => branch.key);
  const exact = own.filter((one) => one.startsWith('=') && !keys.has(one) && (categoryFor(one) ?? key) === key);
  if (key !== 'other') return [...exact, key];
  const known = target === undefined ? undefined : pluralCategories(target, type);
  const categories = own.filter((one) => !one.startsWith('=') && !keys.has(one) && known?.includes(one) !== false);
  return [...exact, ...categories.filter((one) => one !== 'other'), 'other'];
}
