import type { Account, ApiKey } from '../../contracts/stores/accounts.ts';
import type { UsageUnit } from '../../contracts/stores/usage.ts';
import type { ReservationLimits } from '../../contracts/stores/usage-reservations.ts';

/** `facts.md`, Keys and accounts: characters a period on the Free plan. */
const freePlanCharacters = 500_000;

/** `interface.md`, Usage: what replaces a limit where there is none. */
export const noLimit = 1_000_000_000_000;

/** Characters the account may use in a period; null is unlimited. A limit of its own never widens the Free plan's. */
export function accountLimit({ plan, characterLimit }: Account): number | null {
  if (plan !== 'free') return characterLimit;
  return Math.min(characterLimit ?? freePlanCharacters, freePlanCharacters);
}

/** What the key and the account may use of a unit in a period. Speech is limited for keys only. */
export function limitsOf(unit: UsageUnit, account: Account, key: ApiKey): ReservationLimits {
  return unit === 'characters'
    ? { key: key.characterLimit, account: accountLimit(account) }
    : { key: key.speechMillisecondLimit, account: null };
}
