/** Deterministic: the same text on every machine. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export type Look = 'bold' | 'italic' | 'link';

export interface Run {
  readonly text: string;
  readonly look?: Look;
}

/** A paragraph, with a number in brackets at its end by which it is known again in another language. */
export interface Paragraph {
  readonly runs: readonly Run[];
  readonly sentences: readonly string[];
}

export interface Page {
  readonly heading: Paragraph;
  readonly paragraphs: readonly Paragraph[];
  /** Rows of cells. */
  readonly table: readonly (readonly Paragraph[])[];
}

const looks: readonly Look[] = ['bold', 'italic', 'link'];

/** Pages of about so many characters, of the sentences of the corpus in turn. */
export function makePages(corpus: readonly string[], pages: number, charactersOfPage: number): Page[] {
  const random = seededRandom(20);
  let sentence = 0;
  let number = 0;
  let characters = 0;
  const paragraph = (count: number, withLooks: boolean): Paragraph => {
    const sentences = Array.from({ length: count }, () => corpus[sentence++ % corpus.length] ?? '');
    number += 1;
    const last = sentences.pop() ?? '';
    sentences.push(last.replace(/\.?$/u, ` (${number}).`));
    return { sentences, runs: withLooks ? runsOf(sentences, random) : [{ text: sentences.join(' ') }] };
  };
  return Array.from({ length: pages }, (_, index) => {
    const heading = paragraph(1, false);
    const table = index % 10 === 0 ? [0, 1].map(() => [paragraph(1, false), paragraph(1, true)]) : [];
    const paragraphs: Paragraph[] = [];
    characters += lengthOf([heading, ...table.flat()]);
    // What one page has over is taken off the next.
    while (characters < (index + 1) * charactersOfPage) {
      const next = paragraph(1 + Math.floor(random() * 3), true);
      paragraphs.push(next);
      characters += lengthOf([next]);
    }
    return { heading, table, paragraphs };
  });
}

export function paragraphsOf(pages: readonly Page[]): Paragraph[] {
  return pages.flatMap(({ heading, table, paragraphs }) => [heading, ...table.flat(), ...paragraphs]);
}

function lengthOf(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((sum, { sentences }) => sum + sentences.join(' ').length, 0);
}

/** Some words of most sentences look different. */
function runsOf(sentences: readonly string[], random: Random): Run[] {
  const runs: Run[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const text = index === 0 ? sentence : ` ${sentence}`;
    // Short words may have no counterpart in another language.
    const words = [...text.matchAll(/\p{L}{5,}/gu)];
    const first = words[Math.floor(random() * words.length)];
    if (random() < 0.4 || first === undefined) {
      runs.push({ text });
      continue;
    }
    const end = first.index + first[0].length;
    const look = looks[Math.floor(random() * looks.length)] ?? 'bold';
    runs.push(
      { text: text.slice(0, first.index) },
      { text: text.slice(first.index, end), look },
      { text: text.slice(end) },
    );
  }
  return runs.filter(({ text }) => text !== '');
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
