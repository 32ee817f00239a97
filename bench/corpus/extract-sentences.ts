import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

const sampleSize = 1_000;
const shortest = 10;
const longest = 40;
const meanWords = 22;

/** A sentence of plain prose: starts with a capital, ends in a full stop, and holds no commands, paths or addresses. */
const prose = /^[A-Z“"'][\p{L}\d ,;:’'“”"()?!%.–-]*[.!?]["”)]?$/u;
/** Numbered references and words with inner dots or digits (host names, versions, file names). */
const technical =
  /\b(Section|Figure|Table|Chapter|Sidebar|http)\b|\p{L}\.\p{L}|\d\.\d|\p{L}\d|\d\p{L}|--|(^|\s)[.-]\p{L}/u;

/** Prints the sample: `node extract-sentences.ts <folder of HTML pages>`. */
function main(folder: string): void {
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort();
  const sentences = new Set<string>();
  for (const page of pages) {
    for (const paragraph of paragraphsOf(readFileSync(join(folder, page), 'utf8'))) {
      for (const sentence of sentencesOf(paragraph)) sentences.add(sentence);
    }
  }
  const suitable = [...sentences].filter(isProse);
  const sample = sampleWithMean(suitable);
  process.stdout.write(`${sample.join('\n')}\n`);
  process.stderr.write(`${suitable.length} suitable, ${sample.length} taken, ${meanWordCount(sample)} words each\n`);
}

/** The text of each paragraph; one that holds code is marked at the place, so that the sentence can be left out. */
function paragraphsOf(html: string): string[] {
  const paragraphs: string[] = [];
  let text: string | undefined;
  let depth = 0;
  let codeDepth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (text === undefined) {
        if (name === 'div' && attributes.class === 'para') [text, depth, codeDepth] = ['', 1, 0];
        return;
      }
      depth += 1;
      if (name === 'code' || name === 'pre' || name === 'div' || name === 'ul' || name === 'table') {
        codeDepth ||= depth;
        text += ' \u0000 ';
      }
    },
    ontext(chunk) {
      if (text !== undefined && codeDepth === 0) text += chunk;
    },
    onclosetag() {
      if (text === undefined) return;
      if (depth === codeDepth) codeDepth = 0;
      depth -= 1;
      if (depth > 0) return;
      paragraphs.push(text);
      text = undefined;
    },
  });
  parser.end(html);
  return paragraphs;
}

function sentencesOf(paragraph: string): string[] {
  const plain = paragraph
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('—', ' – ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(plain)].map(({ segment }) => segment.trim());
}

function isProse(sentence: string): boolean {
  const words = wordCount(sentence);
  return words >= shortest && words <= longest && prose.test(sentence) && !technical.test(sentence);
}

/** Evenly spread over the book; the shortest are left out until the mean is that of news prose. */
function sampleWithMean(suitable: readonly string[]): string[] {
  const byLength = suitable.toSorted((a, b) => wordCount(a) - wordCount(b));
  for (let left = 0; suitable.length - left >= sampleSize; left += 1) {
    const dropped = new Set(byLength.slice(0, left));
    const kept = suitable.filter((sentence) => !dropped.has(sentence));
    const sample = kept.filter((_, index) => isTaken(index, kept.length));
    if (meanWordCount(sample) >= meanWords) return sample;
  }
  throw new Error('Too few sentences for this size and mean.');
}

/** Picks `sampleSize` of so many, at equal distances. */
function isTaken(index: number, count: number): boolean {
  const chosenBefore = (position: number): number => Math.floor((position * sampleSize) / count);
  return chosenBefore(index + 1) > chosenBefore(index);
}

function meanWordCount(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0) / sentences.length;
}

function wordCount(sentence: string): number {
  return sentence.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

main(process.argv[2] ?? '.');
