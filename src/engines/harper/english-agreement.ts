import type { Morphology, WordReading } from '../../contracts/language/morphology.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { sizeOf } from '../../language/tasks/writing/writing-tasks.ts';
import { type EnglishChange, shareOf } from '../../language/writing/agreement/english/find-english-changes.ts';
import { type EnglishReadings, englishWords } from '../../language/writing/agreement/english/tokens.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';
import type { WorkedBatch } from '../shared/correct-in-passes.ts';
import { findEnglish } from './english-task.ts';

const language = 'en';

/** What a lexicon says of texts. */
export interface EnglishForms {
  /** The readings of their words, by the word. */
  readonly readings: EnglishReadings;
  /** Edits of each text where a form does not fit the words beside it. */
  readonly edits: readonly (readonly TextEdit[])[];
}

/** Nothing where no lexicon is installed or it cannot answer. */
export async function englishAgreement(
  texts: readonly string[],
  { work }: Pick<WorkedBatch, 'work'>,
  morphology: Morphology | undefined,
  signal: AbortSignal,
): Promise<EnglishForms> {
  const nothing = { readings: new Map(), edits: texts.map(() => []) };
  if (morphology?.languages().includes(language) !== true) return nothing;
  try {
    const words = [...new Set(texts.flatMap(englishWords))];
    const read = await morphology.analyse({ language, words }, signal);
    const readings = new Map(words.map((word, index) => [word, read[index] ?? []]));
    const changes = await work.run(findEnglish, { texts, language, readings }, sizeOf(texts));
    const forms = changes.flat().flatMap(({ form }) => (typeof form === 'string' ? [] : [form]));
    const made = forms.length === 0 ? [] : await morphology.generate({ language, forms }, signal);
    const writtenForms = new Map(forms.map((form, index) => [keyOf(form), made[index]]));
    const edits = changes.map((list, index) =>
      list.flatMap((change) => editOf(texts[index] as string, change, writtenForms)),
    );
    return { readings, edits };
  } catch (error) {
    if (error instanceof ServiceError) return nothing;
    throw error;
  }
}

/** None where the lexicon does not write the form, or writes what is there. */
function editOf(
  text: string,
  { start, end, rule, form, leastShare = 0 }: EnglishChange,
  made: ReadonlyMap<string, string | undefined>,
): readonly TextEdit[] {
  const meant = typeof form === 'string' ? form : made.get(keyOf(form));
  const written = text.slice(start, end).toLowerCase();
  return meant === undefined || meant === written || (leastShare > 0 && shareOf(meant, written) < leastShare)
    ? []
    : [{ start, end, text: meant, rule }];
}

function keyOf({ lemma, tags, invariable = '' }: WordReading): string {
  return `${lemma} ${tags.join('.')} ${invariable}`;
}
