import type { Finding } from './worker/messages.ts';

type Guard = (before: string, found: string, after: string) => boolean;

/** Where a sentence begins, or a clause does. */
const startsClause =
  /(?:^|[.!?:;,]["'”’)]? |\n)(?:(?:and|but|or|so|because|that|if|when|while|as|than|what|where|since) )?$/i;

/** Rules that are right in some places and wrong in others: what must stand around what they find. */
const guards: Readonly<Record<string, Guard>> = {
  // `a SQLite file`, `$a`, `'a' - 'f'`: articles stand before ordinary words.
  AnA: (before, _, after) => /(?:^|[\s("“])$/.test(before) && /^\s\p{L}\p{Ll}*(?![\p{L}\p{N}_])/u.test(after),
  // `debian-installer`, `perl.c`, `the #! line`.
  SentenceCapitalization: (before, found, after) =>
    /(?:^\s*|[\p{L}\p{N}][.!?]["'”’)]?\s+)["“(]?$/u.test(before) &&
    /^\p{Ll}*$/u.test(found) &&
    /^\p{Ll}*(?:'\p{L}+)?(?:[\s,;:!?]|\.\s|\.?$)/u.test(after),
  ItsContraction: (before) => startsClause.test(before),
  PronounInflectionBe: (before, found) =>
    startsClause.test(before.replace(/\S+ $/, '')) || startsClause.test(before) || found.includes(' '),
  // Headings and names may repeat the word before.
  RepeatedWords: (_, found) => /^\S+[ \n]\p{Ll}+$/u.test(found),
};

/** Far more than any guard looks at. */
const reach = 60;

export function isSure(text: string, { rule, kind, start, end }: Finding): boolean {
  if (kind === 'Capitalization' && isWithinTerm(text, start, end)) return false;
  const guard = guards[rule];
  if (guard === undefined) return true;
  return guard(text.slice(Math.max(0, start - reach), start), text.slice(start, end), text.slice(end, end + reach));
}

/** `debian-installer` and `nginx.conf` are written as they are. */
function isWithinTerm(text: string, start: number, end: number): boolean {
  return /[-./\\_]/.test(text[start - 1] ?? ' ') || /^(?:[-/\\_]|\.\p{L})/u.test(text.slice(end, end + 2));
}
