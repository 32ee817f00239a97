import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { TSchema } from 'typebox';
import type { Scope } from '../contracts/stores/accounts.ts';
import type { Identity } from '../features/accounts/authenticate.ts';

/** Who may call an operation: anyone, or a developer key whose scopes cover it (`interface.md`, Authentication). */
export type Access = { readonly kind: 'public' } | { readonly kind: 'developer'; readonly scope: Scope };

export interface OperationCall<Body, Query> {
  readonly body: Body;
  readonly query: Query;
  /** Absent on public operations. */
  readonly identity: Identity;
  /** Aborts when the client goes away or the request's time is over. */
  readonly signal: AbortSignal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** One entry of the interface: a route file exports one of these and nothing else. */
export interface Operation<Body = unknown, Query = unknown> {
  /** Stable name in OpenAPI, metrics and logs. */
  readonly id: string;
  readonly method: HTTPMethods;
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  readonly deprecated?: true;
  /** Bytes; larger bodies are answered 413. */
  readonly bodyLimit?: number;
  /** The body as JSON; forms with the same fields are accepted too. */
  readonly body?: TSchema;
  readonly query?: TSchema;
  /** A GET whose query some clients send as a form body (`facts.md`, Names on the wire); both are read. */
  readonly queryMayBeForm?: true;
  /** Schema of the 200 answer, or its media type when it is not JSON. */
  readonly response: TSchema | { readonly mediaType: string };
  handle(call: OperationCall<Body, Query>): Promise<unknown>;
}

/** Fixes the types of body and query to those of the schemas. */
export function defineOperation<Body, Query>(operation: Operation<Body, Query>): Operation {
  return operation as Operation;
}
