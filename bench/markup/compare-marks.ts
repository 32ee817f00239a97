import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const modes = '/usr/share/apertium/modes';

/** Each line once for each noun that has an adjective beside it, with both between `<i>` and `</i>`. */
export function findNounPhrases(mode: string, lines: readonly string[]): readonly string[] {
  const plain = lines.map((line) => line.replaceAll(/[<>&[\]{}\\^$/@*#~]/g, ' '));
  const analyser = (readFileSync(`${modes}/${mode}.mode`, 'utf8').split('|')[0] ?? '').trim();
  const input = plain.map((line) => `${line}.[]\n`).join('');
  const analyses = execFileSync('bash', ['-c', analyser], { input, encoding: 'utf8', maxBuffer: 2 ** 28 }).split('[]');
  return plain.flatMap((line, index) => phrasesOf(line, analyses[index] ?? ''));
}

function phrasesOf(plain: string, analysis: string): readonly string[] {
  const found: string[] = [];
  let position = 0;
  let before: { readonly start: number; readonly end: number; readonly readings: string } | undefined;
  for (const [, surface = '', readings = ''] of analysis.matchAll(/\^([^/$]*)\/([^$]*)\$/g)) {
    const start = plain.indexOf(surface, position);
    if (start === -1) continue;
    const end = start + surface.length;
    position = end;
    const phrase =
      before !== undefined && plain.slice(before.end, start) === ' ' && isPhrase(before.readings, readings);
    if (phrase && before !== undefined)
      found.push(`${plain.slice(0, before.start)}<i>${plain.slice(before.start, end)}</i>${plain.slice(end)}`);
    before = { start, end, readings };
  }
  return found;
}

function isPhrase(one: string, other: string): boolean {
  const [nouns, adjectives] = [/<n>/, /<adj>/];
  return (nouns.test(one) && adjectives.test(other)) || (adjectives.test(one) && nouns.test(other));
}

/** Of Apertium with its own formatter for HTML, in the same order. Into Danish it does not end for some texts: that throws. */
export function rawTranslations(mode: string, marked: readonly string[]): readonly string[] {
  const html = marked.map((text) => `<p>${text}</p>`).join('\n');
  // A pipe in front, since the program opens its input by name, which a socket does not allow.
  const command = `cat | apertium -u -f html ${mode}`;
  const answer = execFileSync('bash', ['-c', command], {
    input: html,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: 120_000,
  });
  return [...answer.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text = '']) => text.trim());
}

/** What is between the tags of each, translated without the sentence around it. */
export function rawPhrases(mode: string, marked: readonly string[]): readonly string[] {
  return rawTranslations(mode, marked.map(betweenTags));
}

/**
 * Words of some length that `other` has between the tags and `own` outside of them, if they are translations of what was
 * tagged: words of the phrase translated alone, in whatever form. Other words between tags strayed into them.
 */
export function compareMarks(own: string, other: string, alone: string): readonly string[] {
  const inside = wordsIn(betweenTags(own));
  const outside = wordsIn(own.replaceAll(/<i>.*?<\/i>/gs, ' '));
  const expected = [...wordsIn(alone)];
  return [...wordsIn(betweenTags(other))].filter(
    (word) =>
      word.length > 3 &&
      !inside.has(word) &&
      outside.has(word) &&
      expected.some((translation) => isSameWord(word, translation)),
  );
}

/** Forms of a word share most of their letters from the first one on. */
function isSameWord(one: string, other: string): boolean {
  const length = Math.max(3, Math.ceil(Math.max(one.length, other.length) * 0.6));
  return one.slice(0, length) === other.slice(0, length);
}

function betweenTags(text: string): string {
  return Array.from(text.matchAll(/<i>(.*?)<\/i>/gs), ([, inside = '']) => inside).join(' ');
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
}
