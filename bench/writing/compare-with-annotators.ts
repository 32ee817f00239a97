import { mechanicalClass } from './annotated-classes.ts';
import type { AnnotatedText } from './annotated-texts.ts';
import { judgeCorrection } from './judge-corrections.ts';

const fewWords = 2;

/** What became of annotated texts, as lines to print: mechanical mistakes by class, commas, and changes that no annotator made. */
export function compareWithAnnotators(
  texts: readonly AnnotatedText[],
  corrected: readonly string[],
  shown: boolean,
): readonly string[] {
  const classes = new Map<string, { all: number; mended: number }>();
  const lines: string[] = [];
  let [wrong, changed, few, fewRight] = [0, 0, 0, 0];
  for (const [index, text] of texts.entries()) {
    const made = corrected[index] as string;
    const { mended, missed, wrongChanges } = judgeCorrection(text, made);
    wrong += wrongChanges.length;
    changed += mended.length + wrongChanges.length;
    const classOf = (error: AnnotatedText['errors'][number]): string =>
      mechanicalClass(text.text, error) ?? (isComma(error) ? '(commas that are missing)' : '(other mistakes)');
    for (const error of text.errors) {
      const name = classOf(error);
      const counts = classes.get(name) ?? { all: 0, mended: 0 };
      classes.set(name, counts);
      counts.all += 1;
      const isMended = mended.includes(error);
      counts.mended += Number(isMended);
      if (shown && (isMended || missed.includes(error)))
        lines.push(
          `${isMended ? 'mended' : 'missed'}\t${name}\t[${text.text.slice(error.start, error.end)}→${error.right[0]}]\t${text.text}`,
        );
    }
    if (shown)
      for (const { start, end, text: meant } of wrongChanges)
        lines.push(`OTHER\t\t[${text.text.slice(start, end)}→${meant}]\t${text.text}`);
    const isFew =
      text.errors.length > 0 &&
      text.errors.length <= fewWords &&
      text.errors.every((error) => !classOf(error).startsWith('('));
    few += Number(isFew);
    fewRight += Number(isFew && missed.length === 0 && wrongChanges.length === 0);
  }
  const mechanical = [...classes].filter(([name]) => !name.startsWith('('));
  const sum = (of: 'all' | 'mended'): number => mechanical.reduce((total, [, counts]) => total + counts[of], 0);
  return [
    ...lines,
    `${texts.length} texts: ${sum('mended')} of ${sum('all')} mechanical mistakes (${percent(sum('mended'), sum('all'))})`,
    ...[...classes]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, { all, mended }]) => `  ${name}: ${mended} of ${all} (${percent(mended, all)})`),
    `  changes: ${changed}, of them as annotated ${changed - wrong}`,
    `  texts with one or two mechanical mistakes and no others: ${fewRight} of ${few} right`,
  ];
}

function isComma({ type, right }: AnnotatedText['errors'][number]): boolean {
  return type === 'M:PUNCT' && right[0] === ',';
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}
