import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { TSchema } from 'typebox';
import type { Scope } from '../contracts/stores/accounts.ts';
import type { Identity } from '../features/accounts/authenticate.ts';

/**
 * Who may call an operation: anyone, whoever has the signature of an address, which the operation verifies, a developer key
 * whose scopes cover it (null: no scope does, so only keys without scopes), or an admin key, which has no scopes
 * (`interface.md`, Authentication).
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signature' }
  | { readonly kind: 'developer'; readonly scope: Scope | null }
  | { readonly kind: 'admin' }
  /** Pages of the console, for who is signed in there; with `anyone`, also for who need not sign in. */
  | { readonly kind: 'session'; readonly anyone?: true };

/** A body that the operation reads as it arrives, so that it is never held in memory. */
export interface StreamedBody {
  readonly mediaTypes: readonly string[];
  readonly description: string;
  /** Bytes; larger ones are answered 413. */
  readonly limit: number;
  /** The fields beside the file, where the body is a form. */
  readonly form?: TSchema;
  /** The form has its fields only. */
  readonly withoutFile?: true;
}

export interface OperationCall<Body, Query, Params> {
  /** Of the path, by the names that it has there. */
  readonly params: Params;
  readonly body: Body;
  /** The body where it is of a type of `streamedBody`; `body` is undefined then. May take as long as bytes keep coming. */
  readonly stream: AsyncIterable<Uint8Array> | undefined;
  readonly query: Query;
  /** Absent on public operations. Of a session where a page of the console calls. */
  readonly identity: Identity;
  /** Aborts when the client goes away or the request's time is over, which is not limited where a body is streamed. */
  readonly signal: AbortSignal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** One entry of the interface: a route file exports one of these and nothing else. */
export interface Operation<Body = unknown, Query = unknown, Params = unknown> {
  /** Stable name in OpenAPI, metrics and logs. */
  readonly id: string;
  readonly method: HTTPMethods;
  /** Parameters with a colon: `/v3/glossaries/:glossary_id`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** What somebody who reads the summary still has to know. */
  readonly description: string;
  readonly tag: string;
  readonly deprecated?: true;
  /** What it does is counted to the usage of the key; the API page asks before it sends such a request. */
  readonly isBilled?: true;
  /** Bytes; larger bodies are answered 413. */
  readonly bodyLimit?: number;
  /** Parameters of the path; needed where it has some. */
  readonly params?: TSchema;
  /** The body as JSON; forms with the same fields are accepted too. */
  readonly body?: TSchema;
  /** A request without a body is taken as one with no fields. */
  readonly bodyMayBeAbsent?: true;
  /** Types of bodies that come instead of that of the schema. */
  readonly streamedBody?: StreamedBody;
  readonly query?: TSchema;
  /** A GET whose query some clients send as a form body (`facts.md`, Names on the wire); both are read. */
  readonly queryMayBeForm?: true;
  /** Pages of other origins may call it: pre-flight requests are answered (`facts.md`, Voice jobs). */
  readonly crossOrigin?: true;
  /** Takes the header of a reporting tag (`readReportingTag`). */
  readonly reportingTag?: true;
  /** Headers that clients send and that change nothing, or that `reportingTag` does not represent, by name. */
  readonly requestHeaders?: Readonly<Record<string, { readonly type: 'string'; readonly description: string }>>;
  /** Of the answer when all is well. Default 200; with 204 the response is null. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Schema of the answer, its media types when it is not JSON, or null when it has no body. */
  readonly response: TSchema | { readonly mediaTypes: readonly string[] } | null;
  /** Answers of other statuses when all is well, which `handle` sets. */
  readonly otherAnswers?: Readonly<Partial<Record<202, TSchema>>>;
  /** Headers that the answer may have, beside those of all answers. */
  readonly responseHeaders?: Readonly<Record<string, { readonly type: 'string'; readonly description: string }>>;
  handle(call: OperationCall<Body, Query, Params>): Promise<unknown>;
}

/** Fixes the types of body, query and path parameters to those of the schemas. */
export function defineOperation<Body, Query, Params = undefined>(operation: Operation<Body, Query, Params>): Operation {
  return operation as Operation;
}
