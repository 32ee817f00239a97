/** What is written down of administrative acts. */
export const auditActions = [
  'account.created',
  'account.changed',
  'key.created',
  'key.changed',
  'key.deactivated',
  'key.rotated',
  'session.started',
  'session.ended',
  'session.refused',
  'person.invited',
  'person.joined',
  'person.changed',
  'person.deleted',
  'person.exported',
  'server.tried',
  'model.requested',
  'model.cancelled',
  'packages.requested',
  'packages.cancelled',
  'translation_memory.changed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One administrative act that took effect. */
export interface AuditEntry {
  readonly id: string;
  readonly accountId: string;
  readonly at: Date;
  /** Id of the admin key or of the key of a person, `cli`, `start` for what the server does by its configuration when it starts, or `unknown` for who was refused. */
  readonly actor: string;
  /** Address of the client, `user@machine` on the command line; null when it is the server itself. */
  readonly origin: string | null;
  /** Of the request; null when there was none. */
  readonly traceId: string | null;
  readonly action: AuditAction;
  /** Id of the key, the account, the person or the session that was acted on; of the account where several sessions ended or a server was tried; the direction of a model; the group of packages; the id of a translation memory. */
  readonly subject: string;
  /** What it is, or what it was changed `from` and `to`: JSON. Never a secret or its hash. */
  readonly details: Readonly<Record<string, unknown>>;
}

export interface AuditQuery {
  /** Default: all accounts. */
  readonly accountId?: string | undefined;
  /** Only entries with one of these as actor or subject. */
  readonly concerning?: readonly string[] | undefined;
  /** How many of the newest to pass over. */
  readonly offset: number;
  readonly limit: number;
}

/**
 * The log of administrative acts. It is written by the changes themselves (`AccountStore`), and nothing changes or
 * removes an entry. Every implementation passes `test/contracts/stores.ts`.
 */
export interface AuditStore {
  /** Newest first. */
  list(query: AuditQuery): Promise<readonly AuditEntry[]>;
}
