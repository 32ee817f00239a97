import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const modes = '/usr/share/apertium/modes';

/** The line once for each noun that has an adjective beside it, with both between `<i>` and `</i>`. */
export function findNounPhrases(mode: string, line: string): readonly string[] {
  const plain = line.replaceAll(/[<>&[\]{}\\^$/@*#]/g, ' ');
  const analyser = (readFileSync(`${modes}/${mode}.mode`, 'utf8').split('|')[0] ?? '').trim();
  const analysis = execFileSync('bash', ['-c', analyser], { input: `${plain}\n`, encoding: 'utf8' });
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

/** Of Apertium with its own formatter for HTML, in the same order. */
export function rawTranslations(mode: string, marked: readonly string[]): readonly string[] {
  const html = marked.map((text) => `<p>${text}</p>`).join('\n');
  // A pipe in front, since the program opens its input by name, which a socket does not allow.
  const command = `cat | apertium -u -f html ${mode}`;
  const answer = execFileSync('bash', ['-c', command], { input: html, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return [...answer.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text = '']) => text.trim());
}

/** Words of some length that raw has between the tags and we have outside of them. */
export function compareMarks(own: string, raw: string): readonly string[] {
  const inside = wordsIn(/<i>(.*?)<\/i>/s.exec(own)?.[1] ?? '');
  const outside = wordsIn(own.replace(/<i>.*?<\/i>/s, ' '));
  return [...wordsIn(/<i>(.*?)<\/i>/s.exec(raw)?.[1] ?? '')].filter(
    (word) => word.length > 3 && !inside.has(word) && outside.has(word),
  );
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
}
