import type { WritingEngine } from '../../../contracts/engines/writing-engine.ts';
import type { TextWork } from '../../../contracts/text-work.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { guessVariants } from '../../../language/tasks/writing/writing-tasks.ts';
import { knownLanguage } from '../../../language/variants.ts';
import { servedVariants } from '../../writing/writing-languages.ts';

/** What the variant is known by. */
const sampleCharacters = 100_000;

/**
 * The variant that most of the texts are in, where the code leaves it open: *colour* is no mistake beside *behaviour*. The
 * interface takes `en` for `en-US`; a step that corrects what others have written does not know what they have.
 */
export async function variantOfTexts(
  { writingEngines, textWork }: { readonly writingEngines: readonly WritingEngine[]; readonly textWork: TextWork },
  {
    accountId,
    language,
    texts,
  }: { readonly accountId: string; readonly language: string; readonly texts: Iterable<string> },
  signal: AbortSignal,
): Promise<string> {
  const known = knownLanguage(language);
  if (known === undefined || known !== baseLanguage(known)) return language;
  const variants = servedVariants(writingEngines, known);
  if (variants.length === 1) return language;
  let sample = '';
  for (const text of texts) {
    if (sample.length >= sampleCharacters) break;
    sample += `${text.slice(0, sampleCharacters)}\n`;
  }
  const work = textWork.open({ accountId, urgency: 'background', signal });
  const [variant = language] = await work.run(guessVariants, [{ text: sample, variants }], sample.length);
  return variant;
}
