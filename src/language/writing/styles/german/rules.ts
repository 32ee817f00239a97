import type { Inflection } from '../../../inflection/inflection.ts';
import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { writing } from '../../../style-rules/written-texts.ts';
import type { StylesOfLanguage } from '../language-styles.ts';
import { phraseStyles } from '../phrases/phrase-styles.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';

export const german: RuleLanguage = {
  language: 'de',
  habits: { splitsApostrophes: false, capitalNouns: true },
};

/** `Sie` and `du` stay as they are. */
const styles = phraseStyles(german, {
  formal: {
    greetings: {
      Hi: 'Guten Tag',
      Hey: 'Guten Tag',
      Hallo: 'Guten Tag',
      'Hallo Frau': 'Sehr geehrte Frau',
      'Hallo Herr': 'Sehr geehrter Herr',
      'Liebe Frau': 'Sehr geehrte Frau',
      'Lieber Herr': 'Sehr geehrter Herr',
      'Guten Tag Frau': 'Sehr geehrte Frau',
      'Guten Tag Herr': 'Sehr geehrter Herr',
    },
    closings: {
      'Viele Grüße': 'Mit freundlichen Grüßen',
      'Liebe Grüße': 'Mit freundlichen Grüßen',
      'Schöne Grüße': 'Mit freundlichen Grüßen',
      Grüße: 'Mit freundlichen Grüßen',
      LG: 'Mit freundlichen Grüßen',
      VG: 'Mit freundlichen Grüßen',
      'Bis dann': 'Mit freundlichen Grüßen',
    },
  },
  casual: {
    greetings: {
      Hallo: 'Hi',
      'Guten Tag': 'Hallo',
      'Sehr geehrte Frau': 'Hallo Frau',
      'Sehr geehrter Herr': 'Hallo Herr',
    },
    closings: {
      'Mit freundlichen Grüßen': 'Viele Grüße',
      'Freundliche Grüße': 'Viele Grüße',
      'Beste Grüße': 'Viele Grüße',
    },
  },
  friendly: {
    greetings: { 'Guten Tag': 'Hallo', 'Sehr geehrte Frau': 'Liebe Frau', 'Sehr geehrter Herr': 'Lieber Herr' },
    closings: {
      'Mit freundlichen Grüßen': 'Herzliche Grüße',
      'Freundliche Grüße': 'Herzliche Grüße',
      'Beste Grüße': 'Herzliche Grüße',
    },
  },
});

/** `sie müssen` is said of others, `Sie müssen` to the reader. */
const polite = /(?<!\p{L})(?:Sie|Ihnen|Ihre?)(?!\p{L})/u;
const others = /(?<!\p{L})(?:sie|ihnen|ihre?)(?!\p{L})/u;

/** An adjective that is a noun: `nichts Schlimmes`. */
const losesCapital = (before: string, written: string): boolean =>
  /^\p{Lu}/u.test(before) && !/\p{Lu}/u.test(written) && !polite.test(before);

/** `leider`, `bitte` and `vielleicht` once a paragraph are enough. */
const saidOnce = /(?<!\p{L})(?:leider|bitte|vielleicht)(?!\p{L})/giu;
/** `Schneiden Sie die Zwiebeln klein.`: who did not ask then does not ask in the next step. */
const step = /(?:^|[.!?] )\p{Lu}\p{Ll}+en Sie(?!\p{L})[^.!?]*[.!]/u;
const onceWords = (text: string): readonly string[] => (text.match(saidOnce) ?? []).map((word) => word.toLowerCase());

function saysAgain(text: string, { start, end, text: written }: TextEdit, earlier: readonly TextEdit[]): boolean {
  const before = onceWords(text.slice(start, end));
  const added = onceWords(written).filter((word) => !before.includes(word));
  if (added.length === 0) return false;
  const opens = text.lastIndexOf('\n', start - 1) + 1;
  const [paragraph = ''] = text.slice(opens).split('\n', 1);
  if (added.includes('bitte') && step.test(text.slice(opens, start))) return true;
  const said = [paragraph, ...earlier.filter((edit) => edit.start >= opens).map((edit) => edit.text)].flatMap(
    onceWords,
  );
  return added.some((word) => said.includes(word));
}

function careful(rewrite: StyleRewriter): StyleRewriter {
  const keepSome: StyleRewriter = (text, context) => {
    const kept: TextEdit[] = [];
    for (const edit of rewrite(text, context)) {
      const before = text.slice(edit.start, edit.end);
      const isKept = !losesCapital(before, edit.text) && !saysAgain(text, edit, kept);
      if (isKept && (!polite.test(edit.text) || polite.test(before) || !others.test(before))) kept.push(edit);
    }
    return kept;
  };
  return writing(keepSome, rewrite.writes);
}

export const germanStyles: StylesOfLanguage = Object.fromEntries(
  Object.entries(styles).map(([style, make]) => [style, (inflection: Inflection) => make(inflection).map(careful)]),
);
