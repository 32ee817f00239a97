import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { Account, AccountChanges, ApiKey, KeyChanges } from '../../contracts/stores/accounts.ts';
import type { AuditEntry } from '../../contracts/stores/audit.ts';

/** Who does something administrative, and from where: as `AuditEntry` has it. */
export type Act = Pick<AuditEntry, 'actor' | 'origin' | 'traceId'>;

/** What the server does by its configuration when it starts. */
export const actOfStart: Act = { actor: 'start', origin: null, traceId: null };

/** Who does something to what belongs to their account or to the whole server. */
export interface ActOfAccount extends Act {
  readonly accountId: string;
}

/** Writes an entry about something that changes no account, key or person. Rejects where it is not on disk. */
export type RecordAct = (by: ActOfAccount, what: Pick<AuditEntry, 'action' | 'subject' | 'details'>) => Promise<void>;

export interface AuditMaking {
  readonly clock: Clock;
  readonly ids: Identifiers;
}

export function auditEntry(
  { clock, ids }: AuditMaking,
  act: Act,
  what: Pick<AuditEntry, 'accountId' | 'action' | 'subject' | 'details'>,
): AuditEntry {
  const details = withInterfaceNames(what.details) as AuditEntry['details'];
  return { id: ids.uuid(), at: clock.now(), ...act, ...what, details };
}

/** What the interface calls fields that have other names in here. */
const interfaceNames: Readonly<Record<string, string>> = {
  characterLimit: 'characters',
  speechMillisecondLimit: 'speech_to_text_milliseconds',
  requestsPerMinute: 'requests_per_minute',
  expiresAt: 'expiration_time',
  masked: 'masked_key',
  qualityEvaluation: 'quality_evaluation',
  previousValidUntil: 'previous_key_valid_until',
};

function withInterfaceNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [interfaceNames[name] ?? name, withInterfaceNames(field)]),
  );
}

/** Of a change of an account or a key; undefined when it changes nothing. */
export function auditOfChange(
  making: AuditMaking,
  act: Act,
  { before, changes, action }: Change,
): AuditEntry | undefined {
  const details = changedFields(before, changes);
  const accountId = 'accountId' in before ? before.accountId : before.id;
  return details && auditEntry(making, act, { accountId, subject: before.id, action, details });
}

export interface Change {
  readonly before: Account | ApiKey;
  readonly changes: AccountChanges | KeyChanges;
  readonly action: 'account.changed' | 'key.changed';
}

/** Of the fields that are given, those that differ; undefined when none does. */
function changedFields(before: object, changes: object): { from: object; to: object } | undefined {
  const known = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(changes).filter(([name, to]) => to !== undefined && !isSame(known[name], to));
  if (changed.length === 0) return undefined;
  return {
    from: Object.fromEntries(changed.map(([name]) => [name, known[name]])),
    to: Object.fromEntries(changed),
  };
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
