import type { Identity } from '../accounts/authenticate.ts';
import { requirePlan } from '../accounts/require-plan.ts';

/** `facts.md`, Keys and accounts: voice needs `pro`. */
export function requireVoice(identity: Identity): void {
  requirePlan(identity, ['pro'], 'Voice');
}
