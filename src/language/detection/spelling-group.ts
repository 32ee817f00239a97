/** Languages, and spellings typical of all of them: `-ending`, `beginning-`, or anywhere inside a word. */
export type SpellingGroup = readonly [languages: string, spellings: string];
