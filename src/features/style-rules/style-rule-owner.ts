import type { Region, ResourceOwner } from '../../contracts/stores/resource-owner.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { requirePlan } from '../accounts/require-plan.ts';

/** Whose lists a caller may see; a 403 for accounts whose plan has no style rules. */
export function styleRuleOwner(identity: Identity, region: Region): ResourceOwner {
  requirePlan(identity, ['pro'], 'Style rules');
  return { accountId: identity.account.id, region };
}
