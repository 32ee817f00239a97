import { api } from '../../api/client.ts';
import type { DocumentEntry } from './document-entry.ts';

/** Form fields; the file comes last, so that the server knows the order when it reads it. */
function toForm(entry: DocumentEntry, file: File): FormData {
  const form = new FormData();
  form.set('target_lang', entry.target.toUpperCase());
  if (entry.source !== undefined) form.set('source_lang', entry.source.toUpperCase());
  if (entry.formality !== 'default') form.set('formality', entry.formality);
  if (entry.glossaryId !== undefined) form.set('glossary_id', entry.glossaryId);
  if (entry.pages !== undefined) form.set('pages', entry.pages);
  if (entry.isBilingual === true) form.set('bilingual', 'side_by_side');
  if (entry.isEvaluated === true) form.set('enable_quality_evaluation', 'true');
  form.set('file', file, entry.name);
  return form;
}

export async function uploadDocument(
  entry: DocumentEntry,
  file: File,
  signal: AbortSignal,
): Promise<{ id: string; documentKey: string } | undefined> {
  const { data } = await api.POST('/v2/document', {
    body: { file: '', target_lang: entry.target },
    bodySerializer: () => toForm(entry, file),
    signal,
  });
  return data && { id: data.document_id, documentKey: data.document_key };
}

type Handle = NonNullable<DocumentEntry['handle']>;

const about = ({ id, documentKey }: Handle) => ({
  params: { path: { document_id: id } },
  body: { document_key: documentKey },
});

export async function readStatus(handle: Handle) {
  return (await api.POST('/v2/document/{document_id}', about(handle))).data;
}

export async function deleteDocument(handle: Handle): Promise<void> {
  await api.DELETE('/v2/document/{document_id}', about(handle));
}

/** The server deletes the document when it has sent it. */
export async function downloadDocument(handle: Handle): Promise<{ content: Blob; name: string | undefined }> {
  const { data, response } = await api.POST('/v2/document/{document_id}/result', {
    ...about(handle),
    parseAs: 'blob',
  });
  const disposition = response.headers.get('content-disposition') ?? '';
  return { content: data as unknown as Blob, name: /filename="([^"]*)"/.exec(disposition)?.[1] };
}
