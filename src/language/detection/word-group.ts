/** Languages, and words that all of them use, each separated by white space; `da_li` is two words in a row. */
export type WordGroup = readonly [languages: string, words: string];
