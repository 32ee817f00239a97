import type { TaskFile } from '../../../contracts/agent/task-file.ts';
import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { DocumentText, DocumentTools } from '../../../contracts/documents/document-tools.ts';
import { requestedLanguage } from '../../../language/variants.ts';
import type { UploadLimits } from '../../documents/document-limits.ts';
import { documentType } from '../../documents/document-types.ts';
import type { PreparedCall, ServiceCaller } from './agent-service.ts';

export interface OpenDocumentOptions {
  readonly tools: DocumentTools;
  readonly limits: Pick<UploadLimits, 'reading' | 'refuseTooManyCharacters'>;
}

/** A file of a task as a document. Who opens it disposes of it. */
export interface OpenedDocument {
  readonly file: TaskFile;
  readonly document: DocumentText;
  readonly type: ReturnType<typeof documentType>;
}

interface DocumentReading {
  readonly file: JsonValue;
  readonly source_lang?: string | undefined;
  readonly target_lang?: string | undefined;
  readonly output_format?: string | undefined;
}

/** A call that works on a document, which stays open until the call is closed. */
export async function prepareWithDocument(
  options: OpenDocumentOptions,
  caller: ServiceCaller,
  reading: DocumentReading,
  signal: AbortSignal,
  prepare: (opened: OpenedDocument) => Promise<Omit<PreparedCall, 'close'>>,
): Promise<PreparedCall> {
  const opened = await openDocument(options, caller, reading, signal);
  const close = async (): Promise<void> => opened.document[Symbol.asyncDispose]();
  try {
    return { ...(await prepare(opened)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens a file that a step of the task has made, under the limits of uploads. */
export async function openDocument(
  { tools, limits }: OpenDocumentOptions,
  { caller, files }: Pick<ServiceCaller, 'caller' | 'files'>,
  { file: reference, source_lang, target_lang, output_format }: DocumentReading,
  signal: AbortSignal,
): Promise<OpenedDocument> {
  const { file, content } = await files.open(reference);
  const type = documentType(tools.formats, file.name, output_format);
  const sourceLanguage = source_lang && requestedLanguage(source_lang);
  const targetLanguage = target_lang && requestedLanguage(target_lang);
  const reading = {
    format: type.format.id,
    limits: limits.reading(type.input, caller.identity.account.plan),
    conversion: {},
    keepCode: true,
    ...(sourceLanguage && { sourceLanguage }),
    ...(targetLanguage && { targetLanguage }),
  };
  return { file, type, document: await tools.open({ name: file.name, bytes: content }, reading, signal) };
}
