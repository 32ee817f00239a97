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
  return { id: ids.uuid(), at: clock.now(), ...act, ...what };
}

/** What changes: of the fields that are given, those that differ. */
export function auditedChanges(before: object, changes: object): { from: object; to: object } {
  const known = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(changes).filter(([name, to]) => to !== undefined && !isSame(known[name], to));
  return {
    from: Object.fromEntries(changed.map(([name]) => [name, known[name]])),
    to: Object.fromEntries(changed),
  };
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
