import { ServiceError } from '../../errors/service-error.ts';
import { xliffVersion } from './xliff-version.ts';

/** `interface.md`, Document translation: types of documents whose translations are evaluated, by extension. */
const extensions: ReadonlySet<string> = new Set('docx pptx pdf srt idml xml dita mif xlf xliff'.split(' '));
/** Of which only this version is. */
const xliff: ReadonlySet<string> = new Set(['xlf', 'xliff']);
const eligibleVersion = '2.1';

/** Whether translations of every document of the type are evaluated. Of XLIFF it depends on the version. */
export function isAlwaysEligible(extension: string): boolean {
  return extensions.has(extension) && !xliff.has(extension);
}

/** Refuses types of documents whose translations are not evaluated. `content` is read only where the version matters. */
export async function requireEligibleDocument(
  extension: string,
  content: () => AsyncIterable<Uint8Array>,
): Promise<void> {
  if (!extensions.has(extension)) throw refusal(`translations of .${extension} files are not evaluated`);
  if (!xliff.has(extension)) return;
  const version = await xliffVersion(content());
  if (version !== eligibleVersion)
    throw refusal(
      `this file is XLIFF ${version ?? 'of an unknown version'}, and of XLIFF only ${eligibleVersion} is evaluated`,
    );
}

function refusal(reason: string): ServiceError {
  const types = [...extensions].filter((extension) => !xliff.has(extension)).map((extension) => `.${extension}`);
  return new ServiceError('invalid_parameter', {
    parameter: 'enable_quality_evaluation',
    reason: `${reason}; use ${types.join(', ')} or XLIFF ${eligibleVersion}.`,
  });
}
