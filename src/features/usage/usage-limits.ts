import type { Account } from '../../contracts/stores/accounts.ts';

/** `facts.md`, Keys and accounts: characters a period on the Free plan. */
const freePlanCharacters = 500_000;

/** `interface.md`, Usage: what replaces a limit where there is none. */
export const noLimit = 1_000_000_000_000;

/** Characters the account may use in a period; null is unlimited. A limit of its own never widens the Free plan's. */
export function accountLimit({ plan, characterLimit }: Account): number | null {
  if (plan !== 'free') return characterLimit;
  return Math.min(characterLimit ?? freePlanCharacters, freePlanCharacters);
}
