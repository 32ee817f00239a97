import type { DocumentTools } from '../../contracts/documents/document-tools.ts';
import type { Plan } from '../../contracts/stores/accounts.ts';
import { leastBilled, type UploadLimits } from './document-limits.ts';
import { outputsOf, readableExtensions } from './document-types.ts';

/** What uploads with one file extension may be, and what comes out. */
export interface AcceptedType {
  readonly extension: string;
  /** That an upload may have. */
  readonly bytes: number;
  /** Characters. */
  readonly leastBilled: number;
  /** Extensions of results, the usual one first. */
  readonly outputs: readonly string[];
  /** Why the type is not translated at the moment. */
  readonly missing?: string;
}

/** Every type that is translated, and those that would be with a converter or a recognizer, in the order of the formats. */
export function listDocumentTypes(
  tools: Pick<DocumentTools, 'formats' | 'missing'>,
  limits: UploadLimits,
  plan: Plan,
): readonly AcceptedType[] {
  const { formats } = tools;
  const types = new Map<string, AcceptedType>();
  const add = (extension: string, outputs: readonly string[], missing?: string): void => {
    if (types.has(extension)) return;
    const bytes = limits.size(extension, plan);
    const least = leastBilled(extension);
    types.set(extension, { extension, bytes, leastBilled: least, outputs, ...(missing !== undefined && { missing }) });
  };
  for (const format of formats)
    for (const extension of readableExtensions(format))
      add(extension, outputsOf(format, extension), tools.missing(format));
  for (const { missingConversions: conversions } of formats)
    for (const [extension, outputs] of Object.entries(conversions?.inputs ?? {}))
      add(extension, outputs, conversions?.reason);
  return [...types.values()];
}
