import { packTable, packWords } from '../../packs/tables.ts';
import { inverted, type PhraseTable } from '../../style-rules/words.ts';

/** What Brazil and Portugal call or spell differently, as tables for one direction. */
interface Vocabulary {
  readonly words: PhraseTable;
  readonly spellings: PhraseTable;
  /** Things whose other name has another gender, with an article that changes with them. */
  readonly genders: PhraseTable;
  readonly names: PhraseTable;
}

const section = (name: string): PhraseTable => packTable('pt', 'variants', name);

export function vocabularyToEuropean(): Vocabulary {
  return {
    words: { ...section('european-words'), ...section('both-ways'), ...section('to-european') },
    spellings: section('european-spellings'),
    genders: Object.fromEntries(genderPairs()),
    names: section('names'),
  };
}

export function vocabularyToBrazilian(): Vocabulary {
  // `fato` is a suit and `metro` a measure in Portugal: only words with one reading go back.
  const ambiguous = new Set(packWords('pt', 'variants', 'never-brazilian'));
  const backwards = (name: string): PhraseTable =>
    Object.fromEntries(Object.entries(inverted(section(name))).filter(([european]) => !ambiguous.has(european)));
  // `equipa` and `aplicação` have names in Brazil that keep their gender.
  const genders = genderPairs().filter(([, portugal]) => !/(?:equipa|aplicação)$/.test(portugal));
  return {
    words: {
      ...backwards('european-words'),
      ...section('old-spellings'),
      ...turned(Object.entries(section('both-ways'))),
      ...section('to-brazilian'),
    },
    spellings: backwards('european-spellings'),
    genders: turned(genders),
    names: turned(Object.entries(section('names'))),
  };
}

function turned(pairs: readonly (readonly [string, string])[]): PhraseTable {
  const table: Record<string, string> = {};
  for (const [one, other] of pairs) table[other] ??= one;
  return table;
}

/** `na tela` → `no ecrã`, by all articles that fit. */
function genderPairs(): readonly (readonly [brazil: string, portugal: string])[] {
  const articles = Object.entries(section('other-gender-articles'));
  return Object.entries(section('other-gender')).flatMap(([phrase, other]) => {
    const [article = '', word = ''] = phrase.split(' ');
    return articles
      .filter(([feminine]) => /s$/.test(feminine) === /s$/.test(article))
      .map(([feminine, masculine]): [string, string] =>
        article.startsWith('a')
          ? [`${feminine} ${word}`, `${masculine} ${other}`]
          : [`${masculine} ${word}`, `${feminine} ${other}`],
      );
  });
}
