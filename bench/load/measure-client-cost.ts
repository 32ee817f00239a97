import { join } from 'node:path';
import { cutIntoRequests } from '../corpus/read-corpus.ts';
import type { Cell, Plan } from '../plan.ts';
import { freePort, ServerProcess } from '../subjects/server-process.ts';
import { postRequest } from '../subjects/server-subject.ts';
import type { LoadResult } from './load-order.ts';
import { runLoad } from './run-load.ts';

const cells: readonly Cell[] = [
  { clients: 32, sentencesPerRequest: 1 },
  { clients: 32, sentencesPerRequest: 50 },
];

/** What the load client takes from the cores it shares with the servers: measured where the server does next to nothing. */
export async function measureClientCost(
  plan: Plan,
  sentences: readonly string[],
): Promise<{ cell: Cell; load: LoadResult }[]> {
  const port = await freePort();
  await using _server = await ServerProcess.start({
    program: process.execPath,
    args: [join(import.meta.dirname, 'trivial-server.ts'), String(port)],
    env: {},
    port,
    readyPath: '/',
  });
  const results: { cell: Cell; load: LoadResult }[] = [];
  for (const cell of cells) {
    const requests = cutIntoRequests(sentences, cell.sentencesPerRequest).map((texts) =>
      postRequest('/', { 'Content-Type': 'application/json' }, JSON.stringify({ text: texts })),
    );
    const { clients } = cell;
    const span = { warmUpSeconds: plan.warmUpSeconds, seconds: plan.cellSeconds / 2 };
    const load = await runLoad({ port, clients, ...span, requests, marker: { text: '"text"', count: 1 } });
    results.push({ cell, load });
  }
  return results;
}
