import { readCachedIndex, writeCachedIndex } from '../../engines/bergamot/models/index/cached-index.ts';
import { publicIndexes } from '../../engines/bergamot/models/index/index-location.ts';
import type { ModelIndex } from '../../engines/bergamot/models/index/model-index.ts';
import { readModelIndex } from '../../engines/bergamot/models/index/read-index.ts';
import type { ModelsContext } from './models-context.ts';

/** The index, of which a copy is kept if it is the configured one. */
export async function indexFrom(
  from: readonly string[],
  { settings, signal }: Pick<ModelsContext, 'settings' | 'signal'>,
): Promise<ModelIndex> {
  const configured = settings.indexUrls.length === 0 ? publicIndexes : settings.indexUrls;
  const index = await readModelIndex(from.length === 0 ? configured : from, signal);
  if (from.length === 0) writeCachedIndex(settings.folder, index);
  return index;
}

/** For lists: the copy where the index cannot be read. */
export async function indexOrCopy(from: readonly string[], context: ModelsContext): Promise<ModelIndex> {
  try {
    return await indexFrom(from, context);
  } catch (error) {
    const copy = from.length === 0 ? readCachedIndex(context.settings.folder) : undefined;
    if (copy === undefined || context.signal.aborted) throw error;
    context.notify(
      `${error instanceof Error ? error.message : error} This is the copy of ${copy.readAt.toISOString()}.`,
    );
    return copy.index;
  }
}
