import { ServiceError } from '../../errors/service-error.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { requirePlan } from '../accounts/require-plan.ts';

/** `facts.md`, Quality evaluation: Pro only, and only for accounts that have the right. */
export function requireQualityEvaluation(identity: Identity): void {
  requirePlan(identity, ['pro'], 'Quality evaluations');
  if (!identity.account.qualityEvaluation)
    throw new ServiceError(
      'quality_evaluation_not_enabled',
      {},
      { detail: 'The operator of this server enables it: dragoman accounts change ACCOUNT --quality-evaluation on' },
    );
}
