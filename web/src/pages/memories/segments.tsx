import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { api } from '../../api/client.ts';
import type { Memory } from '../../api/memories.ts';
import { covers, useSession } from '../../api/session.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useDelayed } from '../../design/use-delayed.ts';
import { useMessages } from '../../messages/messages.tsx';
import { SegmentRow } from './segment-row.tsx';

const pageSize = 50;
const pauseMilliseconds = 300;
/** With a filter, the server answers pages that may be empty: so many are read for one click. */
const pagesAtATime = 20;

/** The segments of a memory, page by page, or those that contain a text. */
export function Segments({ memory }: { readonly memory: Memory }) {
  const { format } = useMessages();
  const { data: session } = useSession();
  const mayChange = covers(session, 'translation_memories:write');
  const [text, setText] = useState('');
  const delayed = useDelayed(text, pauseMilliseconds);
  const filter = delayed.length < 2 ? undefined : delayed;
  const id = memory.translation_memory_id;
  const segments = useInfiniteQuery({
    queryKey: ['segments', id, filter],
    gcTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => read(id, { filter, cursor: pageParam, signal }),
    getNextPageParam: ({ next }) => next,
  });
  const rows = segments.data?.pages.flatMap((page) => page.segments) ?? [];
  return (
    <>
      <div className="tools">
        <input
          type="search"
          aria-label={format('memories.search')}
          aria-describedby="segments-hint"
          placeholder={format('memories.search')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span id="segments-hint" className="hint">
          {format('memories.searchHint')}
        </span>
      </div>
      {segments.error !== null && <ProblemNotice error={segments.error} />}
      <ul className="segments" aria-label={format('memories.segments')}>
        {rows.map((segment) => (
          <SegmentRow key={segment.source_segment_id} {...{ memory, segment, mayChange }} />
        ))}
      </ul>
      <p className="hint" role="status">
        {segments.isSuccess && rows.length === 0 && !segments.hasNextPage ? format('memories.nothing') : ''}
      </p>
      {segments.hasNextPage && (
        <Button
          className="secondary"
          isDisabled={segments.isFetchingNextPage}
          onPress={() => void segments.fetchNextPage()}
        >
          {format('memories.more')}
        </Button>
      )}
    </>
  );
}

interface Wanted {
  readonly filter: string | undefined;
  readonly cursor: string | undefined;
  readonly signal: AbortSignal;
}

async function read(translation_memory_id: string, { filter, cursor, signal }: Wanted) {
  let next = cursor;
  for (let page = 0; ; page += 1) {
    const query = {
      page_size: pageSize,
      ...(next !== undefined && { page_cursor: next }),
      ...(filter !== undefined && { filter_text: filter }),
    };
    const { data } = await api.GET('/v3/translation_memories/{translation_memory_id}/segments', {
      params: { path: { translation_memory_id }, query },
      signal,
    });
    const segments = data?.segments ?? [];
    next = data?.next_page_cursor;
    if (segments.length > 0 || next === undefined || page === pagesAtATime) return { segments, next };
  }
}
