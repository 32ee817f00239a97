import type { Account } from '../../contracts/stores/accounts.ts';
import type { AuditEntry } from '../../contracts/stores/audit.ts';

/** For programs. The HTTP interface shows no accounts; the fields are named as those of keys are. */
export function accountAsJson(account: Account, activeKeys: number) {
  return {
    account_id: account.id,
    name: account.name,
    plan: account.plan,
    creation_time: account.createdAt.toISOString(),
    active_key_count: activeKeys,
    usage_limits: { characters: account.characterLimit },
    email: account.email,
    quality_evaluation: account.qualityEvaluation,
  };
}

/** For programs: as `GET /v2/admin/audit-log` shows an entry, with its account. */
export function auditEntryAsJson(entry: AuditEntry, names: ReadonlyMap<string, string>) {
  const { at, actor, origin, traceId, accountId, action, subject, details } = entry;
  return {
    time: at.toISOString(),
    actor,
    origin,
    trace_id: traceId,
    account_id: accountId,
    account_name: names.get(accountId) ?? null,
    action,
    subject,
    details,
  };
}
