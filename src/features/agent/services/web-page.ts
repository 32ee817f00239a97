import type { TextWork } from '../../../contracts/text-work.ts';
import { fileNameOf, type LocalPage, withoutFragment } from '../../../language/pages/localize-page.ts';
import type { run } from '../../../language/tasks/localize-page.ts';
import { textTask } from '../../../language/tasks/text-task.ts';

const localizeTask = textTask<typeof run>(
  'localize-page',
  new URL('../../../language/tasks/localize-page.ts', import.meta.url),
  8_000,
);

export const pageMediaTypes = ['text/html', 'application/xhtml+xml'];
export const largestPage = 8 * 1024 ** 2;

export interface ReadPage {
  readonly bytes: Uint8Array;
  readonly charset?: string | undefined;
  readonly url: string;
  /** Addresses of the pages that are read in the same task. */
  readonly pages: readonly string[];
}

/** The page as a file that can be opened from anywhere, off the thread that serves requests. */
export async function toLocalPage(
  {
    textWork,
    accountId,
    signal,
  }: { readonly textWork: TextWork; readonly accountId: string; readonly signal: AbortSignal },
  { pages, ...page }: ReadPage,
): Promise<LocalPage> {
  const names = Object.fromEntries(
    pages.flatMap((address) => (URL.canParse(address) ? [addressed(new URL(address).href)] : [])),
  );
  const work = textWork.open({ accountId, urgency: 'background', signal });
  return work.run(localizeTask, { ...page, names }, page.bytes.length);
}

function addressed(address: string): readonly [address: string, name: string] {
  const page = withoutFragment(address);
  return [page, fileNameOf(page)];
}
