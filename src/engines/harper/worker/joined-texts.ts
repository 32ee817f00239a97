import type { Finding } from './messages.ts';

/** Ends a paragraph, behind which Harper begins anew. */
const between = '\n\n';
/** Characters of a document: so many that what each call costs is small, and so few that other questions wait for a fraction of a second. */
const longestDocument = 1_500;
const quotationMarks = /["“”„«»]/g;
const dashes = /[-\u2010-\u2015\u2212]/;
/** A line that begins with a small letter. */
const smallBeginning = /^[^\p{L}\n]*\p{Ll}/mu;
/** `config.h.`, `£200m.`: before another text, the letter and its full stop are a word. */
const letterAtEnd = /[\d.]\p{L}\.\s*$/u;

/** Texts that Harper reads as paragraphs of one document. */
export interface JoinedTexts {
  readonly text: string;
  /** Their indexes in the order of the document, each with where it begins. */
  readonly members: readonly { readonly index: number; readonly start: number }[];
}

/**
 * Documents of the texts: a call of Harper costs as much as a short sentence, whatever it reads. Texts whose findings would depend on
 * the others are documents of their own: those with a quotation mark without a partner, which Harper would pair with one of the next
 * text; those with a hyphen, since it looks for hyphens beside repeated words at the same place of the first sentence; and those that
 * begin with a small letter, which it leaves only where nothing follows, or end with a letter behind a figure or a full stop.
 */
export function joinTexts(texts: readonly string[]): readonly JoinedTexts[] {
  const documents: { text: string; members: { index: number; start: number }[] }[] = [];
  let open: { text: string; members: { index: number; start: number }[] } | undefined;
  for (const [index, text] of texts.entries()) {
    const isAlone =
      [dashes, smallBeginning, letterAtEnd].some((sign) => sign.test(text)) ||
      (text.match(quotationMarks)?.length ?? 0) % 2 === 1;
    if (!isAlone && open !== undefined && open.text.length + between.length + text.length <= longestDocument) {
      open.members.push({ index, start: open.text.length + between.length });
      open.text += between + text;
      continue;
    }
    const document = { text, members: [{ index, start: 0 }] };
    documents.push(document);
    if (!isAlone) open = document;
  }
  return documents;
}

/** The findings in a document by the text that they are in, in its positions. */
export function divideFindings(
  { members }: JoinedTexts,
  findings: readonly Finding[],
): readonly { readonly index: number; readonly findings: readonly Finding[] }[] {
  return members.map(({ index, start }, position) => {
    const end = members[position + 1]?.start ?? Infinity;
    const own = findings.filter((finding) => finding.start >= start && finding.start < end);
    return {
      index,
      findings: start === 0 ? own : own.map((one) => ({ ...one, start: one.start - start, end: one.end - start })),
    };
  });
}
