import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { Problem } from '../../api/problem.ts';
import { spokenTermsKey } from '../../api/spoken-terms.ts';
import { changeOf, rebase, writeTerms } from './terms.ts';

const about = (spoken_terms_id: string) => ({ path: { spoken_terms_id } });
const termsKey = (id: string, language: string) => ['spoken-terms-entries', id, language];

async function readList(id: string, lang: string, signal?: AbortSignal): Promise<readonly string[]> {
  try {
    const { data } = await api.GET('/v3/spoken-terms/{spoken_terms_id}/entries', {
      params: { ...about(id), query: { lang } },
      ...(signal && { signal }),
    });
    return data?.entries.split('\n') ?? [];
  } catch (error) {
    if (error instanceof Problem && error.code === 'term_list_not_found') return [];
    throw error;
  }
}

/** The terms of a language; without a list there are none. */
export function useTerms(id: string, language: string, hasList: boolean) {
  return useQuery<readonly string[], Problem>({
    queryKey: termsKey(id, language),
    retry: false,
    queryFn: ({ signal }) => (hasList ? readList(id, language, signal) : Promise.resolve([])),
  });
}

/** What changes collections; each reads the list again. */
export function useTermsChange<Variables, Answer>(change: (variables: Variables) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation<Answer, Problem, Variables>({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: spokenTermsKey }),
  });
}

export async function createCollection(name: string): Promise<string> {
  return (await api.POST('/v3/spoken-terms', { body: { name } })).data?.spoken_terms_id ?? '';
}

export async function renameCollection({ id, name }: { readonly id: string; readonly name: string }): Promise<void> {
  await api.PATCH('/v3/spoken-terms/{spoken_terms_id}', { params: about(id), body: { name } });
}

export async function deleteCollection(id: string): Promise<void> {
  await api.DELETE('/v3/spoken-terms/{spoken_terms_id}', { params: about(id) });
}

interface Saving {
  readonly saved: readonly string[];
  readonly wanted: readonly string[];
  /** With the terms as the server has them now. */
  onSaved(terms: readonly string[]): void;
}

/** Saves the terms of a language; what others have changed meanwhile stays. */
export function useSaveTerms(id: string, language: string) {
  const client = useQueryClient();
  return useTermsChange(async ({ saved, wanted, onSaved }: Saving) => {
    const params = about(id);
    const change = changeOf(saved, wanted);
    const bodyOf = (terms: readonly string[]) => ({ lang: language, entries: writeTerms(terms, 'tsv') });
    if (change.removed.length === 0)
      await api.PATCH('/v3/spoken-terms/{spoken_terms_id}', { params, body: { term_lists: [bodyOf(change.added)] } });
    else {
      const current = await readList(id, language);
      const terms = rebase(wanted, saved, current);
      if (terms.length > 0)
        await api.PUT('/v3/spoken-terms/{spoken_terms_id}/term-lists', { params, body: bodyOf(terms) });
      else if (current.length > 0)
        await api.DELETE('/v3/spoken-terms/{spoken_terms_id}/term-lists', {
          params: { ...params, query: { lang: language } },
        });
    }
    const now = await readList(id, language);
    client.setQueryData(termsKey(id, language), now);
    onSaved(now);
  });
}
