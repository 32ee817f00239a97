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
  const details = withSnakeNames(what.details) as AuditEntry['details'];
  return { id: ids.uuid(), at: clock.now(), ...act, ...what, details };
}

/** Names of details are those that the interface has for its fields, whatever they are in here. */
function withSnakeNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      withSnakeNames(field),
    ]),
  );
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
