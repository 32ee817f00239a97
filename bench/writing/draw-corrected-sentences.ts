import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSentences } from '../../src/language/segmentation/find-sentences.ts';
import { readMarkedReviews, readRows } from './corrected-sources.ts';
import { matchedTokens, splitTokens } from './match-tokens.ts';

/**
 * Sentences that other people corrected, each in the half for development or in the unseen one, by SHA-256 of what its writer
 * wrote. The sources are files of public repositories, fetched and unpacked beforehand:
 *
 *     node bench/writing/draw-corrected-sentences.ts --out <folder> --pt-essays <essays.xml of gpassero/uol-redacoes-xml> \
 *       --pt-reviews <annotation_data of avanco/UGCNormal> --es <csv of ucdaviscl/cowsl2h> --it <ElisaDiNuovo/VALICO-UD_silver>
 *
 * Each file `<language>.<half>.tsv` has a sentence a line: as written, a tab, and as corrected.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    'pt-essays': { type: 'string' },
    'pt-reviews': { type: 'string' },
    es: { type: 'string' },
    it: { type: 'string' },
  },
});

type Pair = readonly [written: string, corrected: string];

/** At most so many sentences a language and half, the first by their hash. */
const most = 1_500;
/** What is much shorter or longer than the sentence, by these shares of its length, is no correction of it. */
const [shortest, longest] = [0.7, 1.4];

function textsOf(language: string): readonly Pair[] {
  const { es, it, 'pt-essays': essays, 'pt-reviews': reviews } = values;
  if (language === 'es' && es !== undefined)
    return readdirSync(es)
      .filter((name) => name.endsWith('.csv'))
      .sort()
      .flatMap((name) => readRows(readFileSync(join(es, name), 'utf8')))
      .map(({ essay = '', corrected1 = '' }): Pair => [essay, corrected1]);
  if (language === 'it' && it !== undefined) {
    const [written, corrected] = ['LS', 'TH'].map((side) =>
      readFileSync(join(it, `VALICO-UD_${side}_silver_conID.txt`), 'utf8')
        .split(/\r?\n/)
        .map((line) => /^([^#]+)#(.*)$/.exec(line) ?? []),
    );
    const right = new Map(corrected?.map(([, id = '', text = '']) => [id.trim(), text]));
    return (written ?? []).map(([, id = '', text = '']): Pair => [text.trim(), right.get(id.trim())?.trim() ?? '']);
  }
  if (language !== 'pt') return [];
  const xml = essays === undefined ? '' : readFileSync(essays, 'utf8');
  const marked = [...xml.matchAll(/<original>(.*?)<\/original>\s*<fixed>(.*?)<\/fixed>/gs)].map(
    ([, written = '', corrected = '']): Pair => [withoutEntities(written), withoutEntities(corrected)],
  );
  const reviewed = reviews === undefined ? [] : readMarkedReviews(reviews);
  return [...marked, ...reviewed];
}

function withoutEntities(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

/** The sentences of a text that start and end with the same words in its correction. */
function sentencePairs([written, corrected]: Pair, language: string): readonly Pair[] {
  if (written.trim() === '' || corrected.trim() === '') return [];
  const sentences = findSentences(written, language, { newlines: true });
  const [from, to] = [splitTokens(written), splitTokens(corrected)];
  const matches = matchedTokens(
    from.map(({ text }) => text),
    to.map(({ text }) => text),
  );
  let before = -1;
  return sentences.flatMap(({ start, end }): readonly Pair[] => {
    const inside = from.flatMap((token, index) => (token.start >= start && token.end <= end ? [index] : []));
    const [first, last] = [inside[0], inside.at(-1)];
    if (first === undefined || last === undefined) return [];
    const [begin, close] = [first === 0 ? -1 : matches[first - 1], matches[last]];
    const isWhole = begin !== undefined && close !== undefined && begin >= before && close > begin;
    if (close !== undefined) before = close;
    if (!isWhole) return [];
    const own = written.slice(start, end).trim();
    const meant = corrected.slice(to[begin + 1]?.start, to[close]?.end).trim();
    const share = meant.length / own.length;
    return own === meant || share < shortest || share > longest || /[\n\t]/.test(own + meant) ? [] : [[own, meant]];
  });
}

const folder = values.out ?? '.';
mkdirSync(folder, { recursive: true });
for (const language of ['es', 'it', 'pt']) {
  const byHash = new Map<string, Pair>();
  for (const text of textsOf(language)) {
    const pairs =
      language === 'it' ? (text[0] === text[1] || text[1] === '' ? [] : [text]) : sentencePairs(text, language);
    for (const pair of pairs) byHash.set(createHash('sha256').update(pair[0]).digest('hex'), pair);
  }
  const sorted = [...byHash].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [half, odd] of [
    ['development', 0],
    ['unseen', 1],
  ] as const) {
    // The last digit divides, so that the first ones can choose.
    const own = sorted.filter(([hash]) => Number.parseInt(hash.slice(-1), 16) % 2 === odd).slice(0, most);
    writeFileSync(join(folder, `${language}.${half}.tsv`), own.map(([, pair]) => `${pair.join('\t')}\n`).join(''));
    console.log(`${language} ${half}: ${own.length} sentences`);
  }
}
