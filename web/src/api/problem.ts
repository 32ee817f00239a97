/** An error as people see it: what the server said, its code and the trace id for the operator. */
export class Problem extends Error {
  /** Of the catalogue of errors; `network` when there was no answer. */
  readonly code: string;
  readonly status: number;
  readonly detail: string | undefined;
  readonly traceId: string | undefined;
  /** Seconds after which it may succeed. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    facts: { code: string; status: number; detail?: unknown; traceId?: string | null; retryAfter?: string | null },
  ) {
    super(message);
    this.name = 'Problem';
    this.code = facts.code;
    this.status = facts.status;
    this.detail = typeof facts.detail === 'string' ? facts.detail : undefined;
    this.traceId = facts.traceId ?? undefined;
    this.retryAfter = facts.retryAfter ? Number(facts.retryAfter) : undefined;
  }

  static async of(response: Response): Promise<Problem> {
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    const { message, code, detail } = (body ?? {}) as Record<string, unknown>;
    return new Problem(typeof message === 'string' ? message : `HTTP ${response.status}`, {
      code: typeof code === 'string' ? code : 'unknown',
      status: response.status,
      detail,
      traceId: response.headers.get('x-trace-id'),
      retryAfter: response.headers.get('retry-after'),
    });
  }

  static ofNetwork(cause: unknown): Problem {
    const problem = new Problem('The server does not answer.', { code: 'network', status: 0 });
    problem.cause = cause;
    return problem;
  }
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
