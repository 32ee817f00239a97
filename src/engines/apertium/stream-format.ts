import { protectedTextSource } from '../../language/protected-text.ts';

/*
 * Text as it travels through a pipeline.
 *
 *   "See  http://a.b/c [1]"  ──encode──►  "See[0] [1] \[1\].[]"      blanks: ["  ", "http://a.b/c"]
 *
 * The pipeline's format gives meaning to a dozen characters, which are escaped. Whatever it cannot carry or must not
 * touch travels as a numbered blank, which no stage looks into. `.[]` ends the text: a full stop helps the tagger to see
 * the end of the sentence, and is taken off again.
 */

export interface EncodedText {
  readonly payload: string;
  /** What the numbered blanks represent. */
  readonly blanks: readonly string[];
  /** Marks of failed words (`*`, `#`, `@`) that the text itself has, so that they are not taken for the pipeline's. */
  readonly ownMarks: string;
}

const endOfText = '.[]';

/** Anything that might need care, found quickly: most texts have none of it and mean themselves. */
const careful =
  /[\x00-\x1f#$%&*+/<=>@[-`{-\xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ud800-\uffff]|[:.]\S| {2}|\S{80}/;

const special = new RegExp(
  [
    protectedTextSource,
    String.raw`(?<breaks>[^\S\n]*\n[^\S\n]*\n\s*)`,
    String.raw`(?<space>[^\S ]\s*| (?:[^\S ]|[ ])\s*)`,
    // What decoders and analysers stumble over: controls, the wake-up mark, noncharacters, private use, direction marks.
    // Characters for private use one by one: each may represent a code (`projection/words-for-codes.ts`).
    String.raw`(?<foreign>\p{Co}|[\p{Cc}~\p{Cn}\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]+)`,
    String.raw`(?<long>[^\s]{500,})`,
    String.raw`(?<escaped>[\\^$\/\[\]\{\}<>@*])`,
  ].join('|'),
  'gu',
);

export function encodeText(text: string): EncodedText {
  if (!careful.test(text)) return { payload: text + endOfText, blanks: [], ownMarks: '' };
  const blanks: string[] = [];
  const body = text.replaceAll(special, (...parts: unknown[]) => {
    const match = parts[0] as string;
    const groups = parts.at(-1) as Record<string, string | undefined>;
    if (groups.escaped !== undefined) return `\\${match}`;
    blanks.push(match);
    const blank = `[${blanks.length - 1}]`;
    return groups.breaks === undefined ? blank : endOfText + blank;
  });
  return { payload: body + endOfText, blanks, ownMarks: ownMarks(text) };
}

function ownMarks(text: string): string {
  return ['*', '#', '@'].filter((mark) => text.includes(mark)).join('');
}

/** What a pipeline writes that needs a look: escapes, blanks, marks, tags. */
const remarkable = /[\\[\]*#@~<]/;

const outputToken =
  /\\(?<escaped>.)|(?<end>\.?\[\])| *\[(?<blank>\d+)\] *|(?<mark>[*#@~])|(?<tag><[\p{L}\p{N}_.:-]+>)|(?<spaces> +)/gsu;

/**
 * The text of a pipeline's answer, or undefined if a blank got lost or came twice. Where words were dropped or joined the
 * pipeline leaves the spaces of both sides; one stays.
 */
export function decodeText(output: string, encoded: EncodedText): string | undefined {
  const body = output.endsWith(endOfText) ? output.slice(0, -endOfText.length) : output;
  if (!remarkable.test(body)) return encoded.blanks.length === 0 ? withSingleSpaces(body) : undefined;
  const given = new Set<number>();
  let count = 0;
  const text = body.replaceAll(outputToken, (match, ...parts: unknown[]) => {
    const { escaped, end, blank, mark, tag, spaces } = parts.at(-1) as Record<string, string | undefined>;
    if (escaped !== undefined) return escaped;
    if (end !== undefined) return '';
    if (mark !== undefined) return encoded.ownMarks.includes(mark) ? mark : '';
    // The text's own are escaped: this one is of the analysis, of a word that no generator wrote.
    if (tag !== undefined) return '';
    if (spaces !== undefined) return ' ';
    given.add(Number(blank));
    count += 1;
    return betweenSpaces(encoded.blanks[Number(blank)] ?? '', match);
  });
  return count === encoded.blanks.length && given.size === count ? text.replaceAll(/^ +| +$/g, '') : undefined;
}

function withSingleSpaces(text: string): string {
  return / {2}|^ | $/.test(text) ? text.replaceAll(/ {2,}/g, ' ').replaceAll(/^ | $/g, '') : text;
}

/** White space represents only itself; anything else keeps a space it had on either side. */
function betweenSpaces(blank: string, match: string): string {
  if (blank.trim() === '') return blank;
  return (match.startsWith(' ') ? ' ' : '') + blank + (match.endsWith(' ') ? ' ' : '');
}
