import type { ServerReport } from './doctor-report.ts';

/** A server that is up answers its probes within milliseconds, unless its machine has no time for it. */
const patienceMilliseconds = 15_000;

interface Readiness {
  readonly status: string;
  readonly checks: readonly { readonly name: string; readonly ready: boolean; readonly reason?: string }[];
}

/** Asks the server at the configured address how it is. Undefined when nobody listens there. */
export async function inspectServer(address: string): Promise<ServerReport | undefined> {
  const start = performance.now();
  const signal = AbortSignal.timeout(patienceMilliseconds);
  try {
    const response = await fetch(`${address}/readyz`, { signal });
    const readiness = (await response.json()) as Partial<Readiness>;
    if (!Array.isArray(readiness.checks)) return { address, state: 'strange', checks: [] };
    const milliseconds = Math.round(performance.now() - start);
    return { address, state: response.ok ? 'ready' : 'not_ready', milliseconds, checks: readiness.checks };
  } catch (error) {
    if (signal.aborted) return { address, state: 'silent', checks: [] };
    return error instanceof SyntaxError ? { address, state: 'strange', checks: [] } : undefined;
  }
}
