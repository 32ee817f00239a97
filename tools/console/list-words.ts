/**
 * Looks up the short texts of the console in the message catalogues of the installed Debian packages, and writes what it finds to
 * `web/src/messages/agreed-words.tsv`. Reasons that people have written there for words that differ stay.
 *
 *     node tools/console/list-words.ts
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../../src/language/interface-phrases/message-catalogue.ts';

const messages = new URL('../../web/src/messages/', import.meta.url);
const output = new URL('agreed-words.tsv', messages);
const locales = { de: 'de', es: 'es', fr: 'fr', pt: 'pt_BR', zh: 'zh_CN' } as const;
const mostWords = 3;
const mostNamed = 4;

/** Without mnemonics and the colon at the end, which are of one program. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/[_&]|\(_?\w\)/g, '')
    .replace(/[\s:：]+$/, '');

/** For comparisons: words with other capitals are the same. */
const plain = (text: string): string => bare(text).normalize().replace(/\.{3}/g, '…').replace(/'/g, '’').toLowerCase();

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}.json`, messages), 'utf8'));

/** Translations of the English texts, with the catalogues that have them. */
function lookUp(locale: string, wanted: ReadonlySet<string>): Map<string, Map<string, Set<string>>> {
  const found = new Map<string, Map<string, Set<string>>>();
  const folder = `/usr/share/locale/${locale}/LC_MESSAGES`;
  for (const file of readdirSync(folder).sort()) {
    // Names of languages and countries, not words of programs.
    if (!file.endsWith('.mo') || file.startsWith('iso_')) continue;
    for (const { id, translation } of readCatalogue(readFileSync(join(folder, file)))) {
      const word = plain(id);
      if (!wanted.has(word) || plain(translation) === '') continue;
      const translations = found.get(word) ?? new Map<string, Set<string>>();
      const text = bare(translation);
      const same = [...translations.keys()].find((one) => plain(one) === plain(text)) ?? text;
      translations.set(same, (translations.get(same) ?? new Set()).add(file.slice(0, -3)));
      found.set(word, translations);
    }
  }
  return found;
}

const named = (catalogues: ReadonlySet<string>): string => {
  const names = [...catalogues].slice(0, mostNamed).join(', ');
  return catalogues.size > mostNamed ? `${names} +${catalogues.size - mostNamed}` : names;
};

const english = read('en');
const short = Object.entries(english).filter(([, text]) => !/[{}.]/.test(text) && text.split(' ').length <= mostWords);
const wanted = new Set(short.map(([, text]) => plain(text)));
const reasons = new Map<string, string>(
  readFileSync(output, { encoding: 'utf8', flag: 'a+' })
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [text, language, word, , , , reason] = line.split('\t');
      return reason ? [[`${text}\t${language}\t${word}`, reason] as const] : [];
    }),
);
const rows: string[][] = [];
for (const [language, locale] of Object.entries(locales)) {
  const own = read(language);
  const found = lookUp(locale, wanted);
  const seen = new Set<string>();
  for (const [name, text] of short) {
    const word = own[name] ?? '';
    const translations = found.get(plain(text));
    const key = `${text}\t${language}\t${word}`;
    if (translations === undefined || seen.has(plain(key))) continue;
    seen.add(plain(key));
    const mine = [...translations].find(([translation]) => plain(translation) === plain(word))?.[1];
    const [first] = [...translations].toSorted(([, one], [, other]) => other.size - one.size);
    const others = first === undefined || mine !== undefined ? ['', ''] : [first[0], named(first[1])];
    rows.push([text, language, word, mine === undefined ? '' : named(mine), ...others, reasons.get(key) ?? '']);
  }
}
rows.sort(([one = '', language = ''], [other = '', second = '']) =>
  one === other ? Number(language > second) - Number(language < second) : plain(one) < plain(other) ? -1 : 1,
);
const head = ['English', 'language', 'word', 'catalogues that have it', 'most frequent instead', 'in', 'reason'];
writeFileSync(output, `${[head, ...rows].map((row) => row.join('\t').trimEnd()).join('\n')}\n`);
const files = Object.values(locales).map((locale) => `/usr/share/locale/${locale}/LC_MESSAGES/*.mo`);
const packages = execFileSync('dpkg-query', ['-S', ...files], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .flatMap((line) => /^([^:]+):/.exec(line)?.[1]?.split(', ') ?? []);
process.stdout.write(
  `${rows.length} words, ${rows.filter((row) => row[3] !== '').length} as in a catalogue; ${new Set(packages).size} packages\n`,
);
