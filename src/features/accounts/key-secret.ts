import { hash, timingSafeEqual } from 'node:crypto';
import type { Account, ApiKey } from '../../contracts/stores/accounts.ts';

/**
 * What the store keeps instead of a secret. One round of SHA-256 is enough for 256 random bits; slow password hashes are
 * for secrets that can be guessed.
 */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}

/** Compares two hashes in a time that reveals nothing about where they differ. */
export function sameHash(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}

/** The end of a secret by which clients show which base a key is for (`facts.md`, Keys and accounts). */
export function secretSuffix(plan: Account['plan'], kind: ApiKey['kind']): '' | ':fx' | ':adm' {
  if (kind === 'admin') return ':adm';
  return plan === 'free' ? ':fx' : '';
}

/** `db96****cb2c`; less of secrets that an operator chose, which may be short. */
export function maskSecret(secret: string): string {
  const body = secret.replace(/:(fx|adm)$/, '');
  // Somebody may send a short word as a key, of which nothing would be left to hide.
  if (body.length < 12) return '****';
  const shown = body.length >= 32 ? 4 : 2;
  return `${body.slice(0, shown)}****${body.slice(-shown)}`;
}
