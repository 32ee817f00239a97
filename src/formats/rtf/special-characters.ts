import table from './special-characters.json' with { type: 'json' };

const words = new Map(Object.entries(table.words));
const symbols = new Map(Object.entries(table.symbols));
const breaks = new Map(Object.entries(table.breaks));
const paragraphEnds: ReadonlySet<string> = new Set(table.paragraphEnds);

/** The character that a word represents. */
export function characterOfWord(word: string): string | undefined {
  return words.get(word);
}

/** The character that a backslash with another character represents. */
export function characterOfSymbol(symbol: string): string | undefined {
  return symbols.get(symbol);
}

/** What readers see for a word that is a code in the text, empty where that changes from page to page; undefined for other words. */
export function shownForBreak(word: string): string | undefined {
  return breaks.get(word);
}

export function endsParagraph(word: string): boolean {
  return paragraphEnds.has(word);
}
