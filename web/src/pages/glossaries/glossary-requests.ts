import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { glossariesKey } from '../../api/glossaries.ts';
import type { Problem } from '../../api/problem.ts';
import { applySave, type Entry, type Save } from './entry-edits.ts';
import { parseServed, writeEntries } from './entry-text.ts';

export interface Pair {
  readonly source: string;
  readonly target: string;
}

const about = (glossary_id: string) => ({ path: { glossary_id } });
const entriesKey = (id: string, { source, target }: Pair) => ['glossary-entries', id, source, target];
const languages = ({ source, target }: Pair) => ({ source_lang: source, target_lang: target });

async function readServed(id: string, pair: Pair, signal?: AbortSignal): Promise<readonly Entry[]> {
  const { data } = await api.GET('/v3/glossaries/{glossary_id}/entries', {
    params: { ...about(id), query: languages(pair) },
    ...(signal && { signal }),
  });
  return parseServed(data?.dictionaries[0]?.entries ?? '');
}

/** The entries of a dictionary; a pair without one has none. */
export function useEntries(id: string, pair: Pair, hasDictionary: boolean) {
  return useQuery<readonly Entry[], Problem>({
    queryKey: entriesKey(id, pair),
    // Hundreds of thousands of entries are not kept for a page that was left.
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    queryFn: ({ signal }) => (hasDictionary ? readServed(id, pair, signal) : Promise.resolve([])),
  });
}

/** What changes glossaries; each reads the list again. */
export function useGlossaryChange<Variables, Answer>(change: (variables: Variables) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation<Answer, Problem, Variables>({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: glossariesKey }),
  });
}

export async function createGlossary(name: string): Promise<string> {
  return (await api.POST('/v3/glossaries', { body: { name, dictionaries: [] } })).data?.glossary_id ?? '';
}

export async function renameGlossary({ id, name }: { readonly id: string; readonly name: string }): Promise<void> {
  await api.PATCH('/v3/glossaries/{glossary_id}', { params: about(id), body: { name } });
}

export async function deleteGlossary(id: string): Promise<void> {
  await api.DELETE('/v3/glossaries/{glossary_id}', { params: about(id) });
}

interface Saving {
  readonly save: Save;
  /** With the entries as the server has them now. */
  onSaved(entries: readonly Entry[]): void;
}

/** Saves edits; what others have changed meanwhile stays. */
export function useSave(id: string, pair: Pair, hasDictionary: boolean) {
  const client = useQueryClient();
  return useGlossaryChange(async ({ save, onSaved }: Saving) => {
    const params = about(id);
    let isEmpty = false;
    const bodyOf = (entries: readonly Entry[]) => ({
      ...languages(pair),
      entries: writeEntries(entries, 'tsv'),
      entries_format: 'tsv' as const,
    });
    if (save.removed.length === 0)
      await api.PATCH('/v3/glossaries/{glossary_id}', { params, body: { dictionaries: [bodyOf(save.merged)] } });
    else {
      const entries = applySave(hasDictionary ? await readServed(id, pair) : [], save);
      isEmpty = entries.length === 0;
      if (isEmpty)
        await api.DELETE('/v3/glossaries/{glossary_id}/dictionaries', {
          params: { ...params, query: languages(pair) },
        });
      else await api.PUT('/v3/glossaries/{glossary_id}/dictionaries', { params, body: bodyOf(entries) });
    }
    const now = isEmpty ? [] : await readServed(id, pair);
    client.setQueryData(entriesKey(id, pair), now);
    onSaved(now);
  });
}

/** The lines of a workbook or of a TBX file, which the server reads, for the languages of the dictionary. */
export async function readTermFile(file: File, pair: Pair): Promise<string> {
  const isWorkbook = /\.xls[xm]$/i.test(file.name);
  const type = isWorkbook
    ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    : 'application/x-tbx+xml';
  const { data } = await api.POST('/v1/glossaries/entries', {
    params: { query: languages(pair) },
    headers: { 'content-type': type },
    body: file as unknown as string,
    bodySerializer: (body: unknown) => body as Blob,
  });
  return data?.entries ?? '';
}
