import { useInfiniteQuery, useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../api/client.ts';
import { type Memory, memoriesKey } from '../../api/memories.ts';
import { Problem } from '../../api/problem.ts';
import { countEdits, type Edits, nextRequest, type Segment } from './segment-edits.ts';

const address = '/v3/translation_memories/{translation_memory_id}/segments';
const pageSize = 100;
/** Pages out of sight are kept so long. */
const keptMilliseconds = 60_000;
/** With a filter, the server answers pages that may be empty: so many are read at a time. */
const pagesAtATime = 20;

const keyOf = (id: string) => ['segments', id];

interface Asked {
  readonly position?: number;
  readonly page_cursor?: string;
  readonly filter_text?: string;
}

async function read(translation_memory_id: string, asked: Asked, signal?: AbortSignal) {
  const query = { page_size: pageSize, ...asked };
  const { data } = await api.GET(address, {
    params: { path: { translation_memory_id }, query },
    ...(signal && { signal }),
  });
  return data;
}

/** What is asked of a page. */
interface Rows {
  at(index: number): Segment | undefined;
  readonly error: Problem | null;
}

/** Rows of a memory by their position: only pages of those from `first` to `end` are read. */
export function useRows(memory: Memory, { first, end }: { readonly first: number; readonly end: number }): Rows {
  const client = useQueryClient();
  const { translation_memory_id: id, segment_count: count } = memory;
  const pages: number[] = [];
  for (let page = Math.floor(first / pageSize); page * pageSize < Math.min(end, count); page += 1) pages.push(page);
  const answers = useQueries({
    queries: pages.map((page) => ({
      queryKey: [...keyOf(id), page],
      gcTime: keptMilliseconds,
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => read(id, { position: page * pageSize }, signal),
    })),
  });
  const versions = new Set(answers.flatMap(({ data }) => data?.version ?? []));
  const counts = answers.flatMap(({ data }) => data?.segment_count ?? []);
  const isChanged = versions.size > 1 || counts.some((counted) => counted !== count);
  const state = [...versions, ...counts, count].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state that is found
  useEffect(() => {
    if (isChanged) void refresh(client, id);
  }, [isChanged, state]);
  return {
    at: (index) => answers[pages.indexOf(Math.floor(index / pageSize))]?.data?.segments[index % pageSize],
    error: (answers.find(({ error }) => error !== null)?.error ?? null) as Problem | null,
  };
}

/** Segments that contain a text, found as far as the reader looks. */
export function useFound({ translation_memory_id: id }: Memory, filter: string | undefined) {
  return useInfiniteQuery({
    queryKey: [...keyOf(id), 'found', filter],
    gcTime: 0,
    enabled: filter !== undefined,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      let next = pageParam;
      for (let page = 0; ; page += 1) {
        const asked = {
          ...(filter !== undefined && { filter_text: filter }),
          ...(next !== undefined && { page_cursor: next }),
        };
        const data = await read(id, asked, signal);
        next = data?.next_page_cursor;
        const segments = data?.segments ?? [];
        if (segments.length > 0 || next === undefined || page === pagesAtATime) return { segments, next };
      }
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** Segments by their id; undefined: there is none. */
type Newest = ReadonlyMap<string, Segment | undefined>;

interface Saving {
  readonly edits: Edits;
  /** `left` is what was not saved, where one of the requests fails; what the server has of it, where others have changed it. */
  onSaved(left: Edits, newest: Newest): void;
}

/** Saves edits in as many requests as they need, each as one version of the memory. */
export function useSave({ translation_memory_id }: Memory) {
  const client = useQueryClient();
  return useMutation<void, Problem, Saving>({
    mutationFn: async ({ edits, onSaved }) => {
      let left = edits;
      let newest: Newest = new Map();
      try {
        while (countEdits(left) > 0) {
          const { body, rest } = nextRequest(left);
          await api.PATCH(address, { params: { path: { translation_memory_id } }, body: { segments: [...body] } });
          left = rest;
        }
      } catch (error) {
        const isRefused = error instanceof Problem && error.code === 'segment_changed';
        if (isRefused) newest = await readNewest(translation_memory_id, [...left.changed.keys()]);
        throw error;
      } finally {
        // So that what was saved does not look as before for a moment.
        await refresh(client, translation_memory_id);
        onSaved(left, newest);
      }
    },
  });
}

/** A page begins with an id, and has those that follow: few requests for segments that are close together. */
async function readNewest(memoryId: string, ids: readonly string[]): Promise<Newest> {
  const newest = new Map<string, Segment | undefined>();
  let last = -1;
  for (const id of ids.toSorted((one, other) => Number(one) - Number(other))) {
    if (Number(id) > last) {
      const segments = (await read(memoryId, { page_cursor: id }))?.segments ?? [];
      for (const segment of segments) newest.set(segment.source_segment_id, segment);
      last = Number(segments.at(-1)?.source_segment_id ?? Number.POSITIVE_INFINITY);
    }
    if (!newest.has(id)) newest.set(id, undefined);
  }
  return newest;
}

async function refresh(client: ReturnType<typeof useQueryClient>, id: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: keyOf(id) }),
    client.invalidateQueries({ queryKey: memoriesKey }),
  ]);
}
