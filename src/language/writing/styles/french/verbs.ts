import type { Inflection } from '../../../inflection/inflection.ts';

/**
 * The order of the forms of French verbs (`features/writing/inflection/verbs/fr.yaml`): six persons each of present, imperfect, future, conditional
 * and subjunctive, then the infinitive, the four participles, the gerund and the imperatives.
 */
export const persons = { je: 0, tu: 1, il: 2, nous: 3, vous: 4, ils: 5 } as const;
export const infinitiveIndex = 30;
const tenses = 5;

/** Finite forms of one person with those of another one, tense by tense: `avons` → `a`. */
export function personTable(
  { words, forms: formsOf }: Inflection,
  from: keyof typeof persons,
  to: keyof typeof persons,
): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const verb of words) {
    const forms = formsOf(verb);
    for (let tense = 0; tense < tenses; tense += 1) {
      const [form, other] = [forms[tense * 6 + persons[from]], forms[tense * 6 + persons[to]]];
      if (form !== undefined && other !== undefined && !table.has(form)) table.set(form, other);
    }
  }
  return table;
}

const auxiliaries = new Set(
  'ai as a avons avez ont avais avait avions aviez avaient aurai aura aurons aurez auront aurais aurait été est sont sera seront avoir être'.split(
    ' ',
  ),
);

const subjunctiveIndex = 24;
/** What asks for the subjunctive: `il faut que`. */
const wishing =
  /(?:^| )(?:faut|faudra|faudrait|faille|absolument|afin|pour|avant|bien|sans|veux|veut|voulons|voulez|veulent|voudrais|souhaite|souhaitons|aimerais|préfère|nécessaire|important|possible|normal|dommage|temps)(?: absolument| bien| surtout)? qu[e'](?: |$)(?!.*[,;:])/;

/** Which of several forms that are written alike is meant: that of the pronoun before, else of the third person. */
export function choosePerson(indexes: readonly number[], before: readonly string[]): number {
  const participle = indexes.find((index) => index > infinitiveIndex);
  if (participle !== undefined && before.slice(-2).some((key) => auxiliaries.has(key))) return participle;
  const subject = before.findLast((key) => /^(?:j[e']|tu|ils?|elles?|on|nous|vous)$/.test(key));
  const person = subject === undefined ? 2 : /^j/.test(subject) ? 0 : subject === 'tu' ? 1 : 2;
  const finite = indexes.filter((index) => index < infinitiveIndex);
  // `jusqu’à ce que` or `ce que je finis`.
  if (finite.some((index) => index >= subjunctiveIndex) && /(?:^| )ce qu[e']( |$)/.test(before.join(' '))) return -1;
  const subjunctiveForm = wishing.test(before.join(' '))
    ? finite.find((index) => index >= subjunctiveIndex && index % 6 === person)
    : undefined;
  if (subjunctiveForm !== undefined) return subjunctiveForm;
  return finite.find((index) => index % 6 === person) ?? indexes[0] ?? -1;
}
