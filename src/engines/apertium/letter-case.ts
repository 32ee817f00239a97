const lowerCase = /\p{Ll}/u;
const upperCaseWord = /\p{Lu}\P{L}*\p{Lu}/u;

/** A text in capitals, of more than one letter, is translated into capitals: Apertium keeps only those of whole words. */
export function keepCapitals(source: string, translation: string, target: string): string {
  return lowerCase.test(source) || !upperCaseWord.test(source) ? translation : translation.toLocaleUpperCase(target);
}
