import type { Identity } from '../accounts/authenticate.ts';
import { requirePlan } from '../accounts/require-plan.ts';

/** `facts.md`, Agent: needs `pro`. */
export function requireAgent(identity: Identity): void {
  requirePlan(identity, ['pro'], 'Agent workflows');
}
