import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface RequestIds {
  /** 32 hexadecimal digits (`facts.md`, Names on the wire). */
  readonly traceId: string;
  /** `X-Request-ID` of a trusted proxy, where it is not the trace id. */
  readonly requestId?: string;
}

/**
 * The trace id of a request: that of `traceparent` (W3C Trace Context), else `X-Request-ID` where it has the form of one
 * (`$request_id` of nginx), else a new one. Only a trusted proxy chooses it: others could make two requests look like one.
 */
export function chooseIds(headers: IncomingHttpHeaders, trusted: boolean): RequestIds {
  if (!trusted) return { traceId: newTraceId() };
  const given = readRequestId(headers['x-request-id']);
  const fromParent = readTraceParent(headers.traceparent);
  if (given === undefined) return { traceId: fromParent ?? newTraceId() };
  const traceId = fromParent ?? (isTraceId(given) ? given : newTraceId());
  return traceId === given ? { traceId } : { traceId, requestId: given };
}

/** Node keeps a stock of UUIDs, so this is cheap. */
export function newTraceId(): string {
  return randomUUID().replaceAll('-', '');
}

function readTraceParent(header: string | string[] | undefined): string | undefined {
  const [, traceId] = /^(?!ff)[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(?:-|$)/.exec(String(header)) ?? [];
  return traceId !== undefined && isTraceId(traceId) ? traceId : undefined;
}

/** What can go into a log line and a search field as it is. */
function readRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.:=+/-]{1,64}$/.test(header) ? header : undefined;
}

function isTraceId(text: string): boolean {
  return /^[\da-f]{32}$/.test(text) && !/^0+$/.test(text);
}
