/*
 * What a programmer would call an identifier, by rules of its own: the recognisers of the server are what is measured.
 * Words with hyphens alone and words that need more than their letters to be known are not among them.
 */
const token =
  /(?:(?<=\p{L})\{#)?[^\s"'`´‘’“”„«»,;()<>[\]|!?¿¡\ufffd*=]+?(?=[\s"'`´‘’“”„«»,;()<>[\]|!?¿¡\ufffd*=]|\{#|$)/gu;

const kinds: readonly RegExp[] = [
  // Humps, underscores.
  /^(?=.*[\p{Ll}\d]\p{Lu})[\p{L}\d_$.-]+$/u,
  /\p{L}_|_\p{L}/u,
  // Namespaces, members, template expressions, variables.
  /\p{L}\\\p{L}|::|->/u,
  /[{}]/u,
  /^[$@]\p{L}/u,
  // Options.
  /^--\p{L}/u,
  // Dotted names and file names, paths.
  /^[\p{L}\d_-]{2,}(?:\.[\p{L}\d_-]{2,})+$/u,
  /^(?:\.{0,2}\/)?[\p{L}\d_.@-]+(?:\/[\p{L}\d_.@-]+){2,}\/?$/u,
  /^\.{0,2}\/[\p{L}\d_.-]+|^[\p{Ll}\d_.-]{2,}\/$/u,
  // Names with numbers, versions, hashes.
  /^\p{Ll}{2,}-\d/u,
  /^v\d+\.\d/u,
  /^(?=.*\d)(?=.*[a-f])[\da-f]{7,}$/u,
];
const isNumber = /^[\d.,:%+-]+$/;

/** How often each identifier is in a text. */
export function findIdentifiers(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [raw] of text.matchAll(token)) {
    const word = raw.replace(/^[.:…]+(?=\p{L})|[.:…]+$/gu, '');
    if (isNumber.test(word) || !kinds.some((kind) => kind.test(word))) continue;
    found.set(word, (found.get(word) ?? 0) + 1);
  }
  return found;
}

/** Those that the result has less often, with how many are missing. */
export function missingIdentifiers(source: string, result: string): ReadonlyMap<string, number> {
  const kept = findIdentifiers(result);
  const missing = new Map<string, number>();
  for (const [word, count] of findIdentifiers(source)) {
    const lost = count - (kept.get(word) ?? 0);
    if (lost > 0) missing.set(word, lost);
  }
  return missing;
}
