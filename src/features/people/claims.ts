import type { Claims } from '../../contracts/identity-provider.ts';
import type { RoleRule } from '../../contracts/sign-in-settings.ts';
import { type Role, roles } from '../../contracts/stores/accounts.ts';
import { ownEntry } from '../../language/own-entry.ts';

/** The highest role of all rules that hold; undefined when none does. */
export function roleOfClaims(claims: Claims, rules: readonly RoleRule[]): Role | undefined {
  const held = rules.filter(({ claim, value }) => valuesOf(claims, claim).includes(value)).map(({ role }) => role);
  return roles.findLast((role) => held.includes(role));
}

export function textOf(claims: Claims, name: string): string | undefined {
  const value = claims[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Some providers send it as text. */
export function isVerified(claims: Claims): boolean {
  return claims.email_verified === true || claims.email_verified === 'true';
}

function valuesOf(claims: Claims, name: string): readonly string[] {
  const whole = ownEntry(claims, name);
  const found = whole ?? name.split('.').reduce<unknown>(partOf, claims);
  return [found]
    .flat()
    .filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(String);
}

function partOf(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isObject ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
