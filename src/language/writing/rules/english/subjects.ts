/** Nouns in the plural that are often what a sentence is about. */
export const plurals =
  'parents|children|people|men|women|students|results|friends|kids|teachers|neighbou?rs|brothers|sisters|cats|dogs|books|cars|houses|shoes|windows|doors|prices|problems|questions|answers|rooms|employees|customers|players|pictures|flowers|trees|streets|shops|tickets|keys|eyes|hands|girls|boys|opinions';
export const pluralSubject = `(?:the|my|our|your|his|her|their|these|those|many|some|all) (?:${plurals})(?: of (?:the|my|our|this|that) \\p{L}+)?`;

const clauses =
  /(?:^|\n|[.!?;:,]["'”’)]? |["“‘(]|(?:^| )(?:and|but|or|so|because|that|if|when|while|as|think|hope|know|since|what) )$/i;

export function startsClause(text: string, index: number): boolean {
  return clauses.test(text.slice(Math.max(0, index - 12), index));
}

/** What comes before is the subject of its sentence: a clause begins with it. */
export function isSubject(subject = plural): (found: string, match: RegExpExecArray) => boolean {
  return (_, { input, index }) => {
    const before = input.slice(Math.max(0, index - 70), index);
    const start = before.search(subject);
    return start >= 0 && startsClause(input, index - before.length + start);
  };
}
export const plural = new RegExp(`(?<!\\p{L})${pluralSubject} $`, 'iu');
export const singular =
  /(?<!\p{L})(?:(?:each|one|neither) of \p{L}+ \p{L}+|everybody|everyone|nobody|somebody|someone|no one) $/iu;
