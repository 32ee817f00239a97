/** Words of today that dictionaries lack, and that are near to words which they have: in any of their forms. */
export const ownWords: Readonly<Record<string, RegExp>> = {
  de: /^(?:aus|ein|um|ab|an)?ge(?:check|cod|commit|debug|download|fork|klon|lik|logg|mail|merg|patch|post|push|quot|rout|scann|stream|updat)/i,
  en: /^(?:afterwards|fifo|hardlink|rewriter)s?$/i,
  es: /^(?:postgres|sobreescri|subclave|tupla)/i,
  fr: /^e?mails?$/i,
  it: /^(?:precaric|repository)/i,
  pt: /^(?:avatares|con[cs]erteza|booleano|fifo)/i,
};
