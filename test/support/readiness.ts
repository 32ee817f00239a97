import { setImmediate } from 'node:timers/promises';
import type { RunningServer } from './running-server.ts';
import type { Fleet } from './server-fleet.ts';

interface Check {
  readonly name: string;
  readonly ready: boolean;
  readonly reason?: string;
}

/** The server itself, or each node of several. */
export function nodesOf(server: RunningServer): readonly RunningServer[] {
  const { nodes = [server] } = server as Partial<Pick<Fleet, 'nodes'>>;
  return nodes.filter((node) => node !== undefined);
}

/** Resolves when `/readyz` of every node says so of an engine or a store. */
export async function untilCheck(
  server: RunningServer,
  name: string,
  isSo: (check: Check) => boolean = ({ ready }) => ready,
): Promise<void> {
  for (const node of nodesOf(server))
    await until(async () => {
      const check = await checkOf(node, name);
      return check !== undefined && isSo(check);
    });
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
