/** Fields whose result is text of the author's, or repeats it: links, tables of contents and indexes. */
const translated = /^\s*(?:HYPERLINK|TOC|TOA|INDEX|BIBLIOGRAPHY)\b/i;

/** Of these, those whose results repeat text that is elsewhere. */
const indexes = /^\s*(?:TOC|TOA|INDEX)\b/i;

export function isIndex({ instruction }: { readonly instruction: string }): boolean {
  return indexes.test(instruction);
}

export function isTranslatedField(instruction: string): boolean {
  return translated.test(instruction);
}
