import type { TextSpan } from '../../text-edit.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { alphabetic } from './amount-pattern.ts';

export type DecimalSign = ',' | '.';

/** A number whose groups and decimals are known. */
export interface WrittenNumber extends TextSpan {
  /** Digits without separators. */
  readonly integer: string;
  readonly fraction: string | undefined;
  readonly decimal: DecimalSign | undefined;
  /** What is between groups of three; empty where nothing does. */
  readonly thousands: string;
  /** Written in a way that could be something else (a section, a time), so that the text around it must show. */
  readonly doubtful: boolean;
}

const token =
  /\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3}){1,5}(?![\d \u00a0]?\d)(?:[.,]\d{1,12}(?![\d]))?|\d+(?:[.,'’]\d+)*/g;

const gluedBefore = new RegExp(
  `[${alphabetic}_#@\\\\.,:/'’十百千万萬亿億兆만억조]$|[${alphabetic}][-=]$|\\d[-–]\\d+[-–]$`,
  'u',
);
const gluedAfter = new RegExp(`^(?:[${alphabetic}_@]|[:/.,]\\d|-\\d+-|['’]\\d|\\.[${alphabetic}]|°?['’′″])`, 'u');

/** Words before a number that make it a name. */
const naming =
  /(?:\b(?:version|v|ver|chapter|section|sections|figure|fig\.|table|page|no\.|nr\.|nº|n°|number|room|kapitel|abschnitt|abb\.|abbildung|tabelle|ziffer|nummer|seite|punkt|artikel|art\.|cap[íi]tulo|secci[óo]n|figura|tabla|p[áa]gina|art[íi]culo|chapitre|figure|tableau|article|capitolo|sezione|paragrafo|pagina|articolo|tabella|numero|tel\.?|phone|telefon|fax|isbn|id|plz|code|windows|usb|python|java|html|bluetooth|ip)|[§#]|第|版本|バージョン|버전|전화)[ \u00a0:]{0,2}$/iu;

/** Decimal sign of each language's own texts. */
export const ownDecimal: Readonly<Record<RewrittenLanguage, DecimalSign>> = {
  de: ',',
  en: '.',
  es: ',',
  fr: ',',
  it: ',',
  ja: '.',
  ko: '.',
  zh: '.',
};

/** Every number that can be read in one way only, in reading order. */
export function readNumbers(text: string, language: RewrittenLanguage): readonly WrittenNumber[] {
  const numbers: WrittenNumber[] = [];
  for (const { 0: written, index: start } of text.matchAll(token)) {
    const end = start + written.length;
    const before = text.slice(Math.max(0, start - 16), start);
    const after = text.slice(end, end + 16);
    if (gluedBefore.test(before) || naming.test(before)) continue;
    if (
      gluedAfter.test(after) &&
      !/^(?:[kmcdµ]?m[²³]?|[kmµ]?g|[mcdh]?[lL]|[kMGT]?Hz|[kMGT]?B|[kMG]?Wh?|k?V|€|FM)(?![\p{L}\d])/u.test(after)
    )
      continue;
    if (/[ \u00a0\u202f]/.test(written) && (written.startsWith('0') || /[+\d)] ?$/.test(before))) continue;
    const number = parse(written, language);
    if (number !== undefined) numbers.push({ start, end, ...number });
  }
  return numbers;
}

function parse(written: string, language: RewrittenLanguage): Omit<WrittenNumber, 'start' | 'end'> | undefined {
  if (written.length > 40) return undefined;
  const plain = /^\d+$/.exec(written);
  if (plain) return { integer: written, fraction: undefined, decimal: undefined, thousands: '', doubtful: false };
  const grouped = /^([1-9]\d{0,2})((['’ \u00a0\u202f\u2009.,])\d{3}(?:\3\d{3})*)(?:(?!\3)([.,])(\d+))?$/.exec(written);
  if (grouped) {
    const [, first = '', rest = '', thousands = '', decimal, fraction] = grouped;
    const integer = first + rest.replaceAll(thousands, '');
    const single = rest.length === 4 && fraction === undefined && /[.,]/.test(thousands);
    if (single && thousands === ownDecimal[language]) {
      return {
        integer: first,
        fraction: rest.slice(1),
        decimal: thousands as DecimalSign,
        thousands: '',
        doubtful: true,
      };
    }
    if (thousands === '.' && isAddress(written)) return undefined;
    return { integer, fraction, decimal: decimal as DecimalSign | undefined, thousands, doubtful: single };
  }
  const [, integer, decimal, fraction] = /^(0|[1-9]\d*)([.,])(\d+)$/.exec(written) ?? [];
  if (integer === undefined) return undefined;
  const doubtful = decimal !== ownDecimal[language] || decimal === '.';
  return { integer, fraction, decimal: decimal as DecimalSign, thousands: '', doubtful: doubtful && integer !== '0' };
}

function isAddress(written: string): boolean {
  const parts = written.split('.');
  return parts.length === 4 && parts.every((part) => Number(part) <= 255);
}
