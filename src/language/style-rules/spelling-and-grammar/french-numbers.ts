import { editMatches } from '../edit-text.ts';
import type { StyleRewriter } from '../style-rewriter.ts';
import { wordEnd, wordStart } from '../words.ts';

const link = '[ \\u00a0-]';
const one = 'une?';
const unit = 'deux|trois|quatre|cinq|six|sept|huit|neuf';
const teen = 'dix-sept|dix-huit|dix-neuf|dix sept|dix huit|dix neuf|dix|onze|douze|treize|quatorze|quinze|seize';
const belowHundred =
  `(?:(?:vingt|trente|quarante|cinquante|septante|huitante|octante|nonante)(?:${link}(?:et${link}${one}|${unit}))?` +
  `|soixante(?:${link}(?:et${link}(?:${one}|onze)|${teen}|${unit}))?` +
  `|quatre${link}vingts?(?:${link}(?:${teen}|${unit}|${one}))?|${teen}|${unit}|${one})`;
const belowThousand = `(?:(?:(?:${unit})${link})?cents?(?:${link}${belowHundred})?|${belowHundred})`;
const number = `(?:(?:${belowThousand}${link})?mille(?:${link}${belowThousand})?|${belowThousand})`;

/** Number words below a hundred, as they are joined without hyphens around et. */
const parts = new RegExp(`(?<!\\p{L})(?:${belowHundred})(?!\\p{L})`, 'giu');

/** Not `cinq pour cent deux fois`, nor `dix euros et deux cents`. */
const anyNumber = new RegExp(
  `${wordStart}(?<!pour )(?<!(?:euros?|dollars?) et )(?!une?${link}mille)${number}${wordEnd}`,
  'giu',
);

function spelled(write: (words: string) => string): StyleRewriter {
  return (text) => editMatches(text, anyNumber, ([found]) => (/[ \u00a0-]/.test(found) ? write(found) : undefined));
}

export const hyphenated = spelled((words) => words.replace(/[ \u00a0]/g, '-'));
export const hyphenatedUnderHundred = spelled((words) =>
  words.replaceAll('-', ' ').replace(parts, (part) => (/ et /.test(part) ? part : part.replace(/[ \u00a0]/g, '-'))),
);
