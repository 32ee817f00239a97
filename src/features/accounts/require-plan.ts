import type { Plan } from '../../contracts/stores/accounts.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Identity } from './authenticate.ts';

/** `facts.md`, Keys and accounts: some features belong to some plans. `feature` begins a sentence. */
export function requirePlan({ account }: Identity, plans: readonly Plan[], feature: string): void {
  if (!plans.includes(account.plan))
    throw new ServiceError('feature_not_in_plan', { feature, plans: plans.join(' or '), plan: account.plan });
}
