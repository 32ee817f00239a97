import type { Account, AccountStore } from '../../contracts/stores/accounts.ts';
import { readMoment } from '../../features/administration/read-moment.ts';
import { CommandFailure, MisuseError } from '../command-line/command-errors.ts';

/** Exactly as many arguments as there are `names`; `what` says so to who gave others. */
export function takeArguments<Names extends readonly string[]>(
  given: readonly string[],
  names: Names,
  what: string,
): { readonly [Index in keyof Names]: string } {
  if (given.length !== names.length) throw new MisuseError(what);
  return given as unknown as { readonly [Index in keyof Names]: string };
}

/** A whole number, `minimum` or more. */
export function readNumber(option: string, given: string, minimum = 0): number {
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (!Number.isSafeInteger(number) || number < minimum)
    throw new MisuseError(
      `${option} takes a whole number${minimum === 0 ? '' : ` from ${minimum} on`}, not "${given}".`,
    );
  return number;
}

/** `none` is null. */
export function readNumberOrNone(option: string, given: string): number | null {
  return given === 'none' ? null : readNumber(option, given);
}

/** `2027-01-31` is midnight UTC; a time needs its offset from UTC. */
export function readDayOrMoment(option: string, given: string): Date {
  const at = readMoment(given.includes('T') ? given : `${given}T00:00:00Z`);
  if (at === undefined)
    throw new MisuseError(
      `${option} takes a day such as 2027-01-31, or a time such as 2027-01-31T12:00:00Z, not "${given}".`,
    );
  return at;
}

export async function listAccounts(accounts: AccountStore): Promise<readonly [Account, ...Account[]]> {
  const [first, ...others] = await accounts.listAccounts();
  if (first === undefined)
    throw new CommandFailure('There is no account yet; the first start of the server makes it, and its keys.');
  return [first, ...others];
}

/** By name or id; the first account when neither is given. */
export async function findAccount(accounts: AccountStore, wanted: string | undefined): Promise<Account> {
  const known = await listAccounts(accounts);
  if (wanted === undefined) return known[0];
  const account = known.find(({ id, name }) => name === wanted || id === wanted.toLowerCase());
  if (account === undefined)
    throw new CommandFailure(`There is no account "${wanted}"; "dragoman accounts list" shows them all.`);
  return account;
}
