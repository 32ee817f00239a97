import type { TextEdit } from '../../language/writing/text-edit.ts';
import { inQuestions } from './questions.ts';
import type { CheckedSentence, GrammarFinding } from './read-answer.ts';
import { isSure } from './vetoes.ts';

/** What Grammalecte finds in variants of a sentence. */
export type CheckSentences = (sentences: readonly string[]) => Promise<readonly CheckedSentence[]>;

/** Corrections of one sentence, each of which is checked again. */
const mostRounds = 5;
/** Findings that are tried in a round, and replacements of each. */
const mostFindings = 6;
const mostReplacements = 3;

interface Variant {
  readonly edit: TextEdit;
  readonly sentence: string;
}

/**
 * The corrections of a sentence. Findings contradict each other, and one mistake leads to several, so no two are taken at
 * once: of all corrections of one finding that one stays which leaves the fewest findings, as long as it leaves fewer than
 * there were; then the sentence is checked again.
 *
 *     Ces mon frère ──▶ Ces monts frère: 1 left │ C’est mon frère: none left ──▶ C’est mon frère
 *
 * Edits are in reading order, in positions of the given sentence.
 */
export async function mendSentence(
  sentence: string,
  checked: CheckedSentence,
  check: CheckSentences,
): Promise<readonly TextEdit[]> {
  const edits: TextEdit[] = [];
  let current = sentence;
  let found = sureFindings(current, checked);
  for (let round = 0; round < mostRounds && found.length > 0; round += 1) {
    const variants = found.slice(0, mostFindings).flatMap((finding) => variantsOf(current, finding, edits));
    if (variants.length === 0) break;
    const left: (readonly GrammarFinding[])[] = [];
    // Variants of a long sentence are read one by one, with others between.
    for (const question of inQuestions(variants)) {
      const answers = await check(question.map((variant) => variant.sentence));
      left.push(...answers.map((answer, index) => sureFindings((question[index] as Variant).sentence, answer)));
    }
    const best = left.reduce(
      (lowest, findings, index) => (findings.length < (left[lowest]?.length ?? 0) ? index : lowest),
      0,
    );
    const remaining = left[best] as readonly GrammarFinding[];
    if (remaining.length >= found.length) break;
    const { edit, sentence: mended } = variants[best] as Variant;
    edits.push(inOriginal(edit, edits));
    edits.sort((one, other) => one.start - other.start);
    current = mended;
    found = remaining;
  }
  return edits;
}

function sureFindings(sentence: string, checked: CheckedSentence): readonly GrammarFinding[] {
  return checked.findings.filter((finding) => isSure(sentence, finding, checked));
}

/** Of these, Grammalecte says one word only. */
const pleonasm = 'Pléonasme : le sens de ces mots est déjà dans les autres.';

/** Confused words and verbs, where another word of the sentence is taken for the subject: in long texts, they need other mistakes. */
const oftenWrong: ReadonlySet<string> = new Set(['conf', 'conj']);

function variantsOf(sentence: string, finding: GrammarFinding, made: readonly TextEdit[]): readonly Variant[] {
  const { start, end, rule, message, kind } = finding;
  const fewestMistakes = oftenWrong.has(kind) ? 1 : undefined;
  const reason = message === 'Pléonasme.' ? pleonasm : message;
  if (!isUntouched(finding, made)) return [];
  return finding.replacements.slice(0, mostReplacements).map((text, _, alternatives) => ({
    edit: { start, end, text, rule: `grammalecte/${rule}`, reason, alternatives, fewestMistakes },
    sentence: sentence.slice(0, start) + text + sentence.slice(end),
  }));
}

/** No place is corrected twice. `made` are in positions of the sentence as it was. */
function isUntouched({ start, end }: GrammarFinding, made: readonly TextEdit[]): boolean {
  let shift = 0;
  for (const edit of made) {
    const from = edit.start + shift;
    shift += edit.text.length - (edit.end - edit.start);
    const to = edit.end + shift;
    if (start < to && from < end) return false;
  }
  return true;
}

/** An edit of the sentence with the edits that are made, as one of the sentence without them. */
function inOriginal(edit: TextEdit, made: readonly TextEdit[]): TextEdit {
  let shift = 0;
  for (const { start, end, text } of made) {
    if (start + shift >= edit.start) break;
    shift += text.length - (end - start);
  }
  return { ...edit, start: edit.start - shift, end: edit.end - shift };
}
