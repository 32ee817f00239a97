import type { Operation } from '../../operation.ts';
import { adminKeyOperations } from './admin-keys.ts';
import type { AdminRoutes } from './admin-routes.ts';
import { createDeveloperKeyOperation } from './create-developer-key.ts';
import { deactivateDeveloperKeyOperation } from './deactivate-developer-key.ts';
import { listDeveloperKeysOperation } from './list-developer-keys.ts';
import { readAnalyticsOperation } from './read-analytics.ts';
import { readAuditLogOperation } from './read-audit-log.ts';
import { readTagAnalyticsOperation } from './read-tag-analytics.ts';
import { renameDeveloperKeyOperation } from './rename-developer-key.ts';
import { rotateDeveloperKeyOperation } from './rotate-developer-key.ts';
import { setDeveloperKeyExpirationOperation } from './set-developer-key-expiration.ts';
import { setDeveloperKeyLimitsOperation } from './set-developer-key-limits.ts';

/** Everything that admin keys may call. */
export function adminOperations(routes: AdminRoutes): readonly Operation[] {
  return [
    createDeveloperKeyOperation(routes),
    listDeveloperKeysOperation(routes),
    deactivateDeveloperKeyOperation(routes),
    renameDeveloperKeyOperation(routes),
    setDeveloperKeyLimitsOperation(routes),
    setDeveloperKeyExpirationOperation(routes),
    rotateDeveloperKeyOperation(routes),
    ...adminKeyOperations(routes),
    readAnalyticsOperation(routes),
    readTagAnalyticsOperation(routes),
    readAuditLogOperation(routes),
  ];
}
