import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { AuditEntry } from '../../contracts/stores/audit.ts';

/** Who does something administrative, and from where: as `AuditEntry` has it. */
export type Act = Pick<AuditEntry, 'actor' | 'origin' | 'traceId'>;

/** What the server does by its configuration when it starts. */
export const actOfStart: Act = { actor: 'start', origin: null, traceId: null };

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
  previousValidUntil: 'previous_key_valid_until',
};

function withInterfaceNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [interfaceNames[name] ?? name, withInterfaceNames(field)]),
  );
}

/** What changes: of the fields that are given, those that differ; undefined when none does. */
export function auditedChanges(before: object, changes: object): { from: object; to: object } | undefined {
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
