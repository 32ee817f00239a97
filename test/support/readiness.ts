import { setImmediate } from 'node:timers/promises';
import type { RunningServer } from './running-server.ts';

interface Check {
  readonly name: string;
  readonly ready: boolean;
  readonly reason?: string;
}

/** What `/readyz` says of an engine or a store by its name. */
export async function checkOf(server: RunningServer, name: string): Promise<Check | undefined> {
  const { checks } = (await (await server.request('/readyz')).json()) as { checks: Check[] };
  return checks.find((check) => check.name === name);
}

/**
 * Asks until it is so; the limit of the test run ends what never will be. The event loop turns in between, since a
 * condition that waits for nothing itself would keep away what it is about.
 */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await setImmediate();
}
