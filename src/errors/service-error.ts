import { type ErrorCode, type ErrorEntry, errorCatalogue } from './catalogue.ts';

/** The names between braces in a message: `"a {b}"` → `'b'`. */
type Fields<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Fields<Rest>
  : never;

export type ErrorFields<Code extends ErrorCode> = Readonly<
  Record<Fields<(typeof errorCatalogue)[Code]['message']>, string>
>;

export interface ErrorExtras {
  /** A second sentence for the client: what would be right, where to look. */
  readonly detail?: string;
  /** Seconds for `Retry-After`. */
  readonly retryAfter?: number;
  /** What went wrong underneath; goes to the log, never to the client. */
  readonly cause?: unknown;
}

/** An error from the catalogue, ready for any transport. */
export class ServiceError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly status: number;
  readonly retryable: boolean;
  readonly detail: string | undefined;
  readonly retryAfter: number | undefined;
  /** What the message was filled with: a thread hands an error over as its code and these. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: Code, fields: ErrorFields<Code>, extras: ErrorExtras = {}) {
    const entry: ErrorEntry = errorCatalogue[code];
    super(fill(entry.message, fields), { cause: extras.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.status = entry.status;
    this.retryable = entry.retryable;
    this.detail = extras.detail;
    this.retryAfter = extras.retryAfter;
    this.fields = fields;
  }
}

function fill(message: string, fields: Readonly<Record<string, string>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => fields[name] ?? whole);
}
