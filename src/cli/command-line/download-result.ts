import type { CommandServer } from './configured-server.ts';
import type { Output } from './open-output.ts';
import { refusalOf } from './read-refusal.ts';
import { requestWithRetries } from './request-with-retries.ts';

export interface DownloadTools {
  readonly server: CommandServer;
  readonly signal: AbortSignal;
}

/** Writes what is at an address of the server into the output. */
export async function downloadResult(
  url: string,
  headers: Readonly<Record<string, string>>,
  output: Output,
  { server, signal }: DownloadTools,
): Promise<void> {
  await using _ = output;
  const response = await requestWithRetries(url, { method: 'GET', headers }, server, signal);
  if (!response.ok || response.body === null) throw await refusalOf(response);
  for await (const bytes of response.body) await output.write(bytes);
  await output.finish();
}

/**
 * The path of an address that the server gave, from `root` on: the server names itself by its public address, which may not be how this
 * machine reaches it.
 */
export function pathBelow(root: string, url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname.slice(pathname.indexOf(root))}${search}`;
}
