/** Words of today that dictionaries lack, and that are near to words which they have: in any of their forms. */
export const ownWords: Readonly<Record<string, RegExp>> = {
  de: /^(?:aus|ein|um|ab|an)?ge(?:check|cod|commit|debug|download|fork|klon|lik|logg|mail|merg|patch|post|push|quot|rout|scann|stream|updat)|^(?:ge)?render(?:[nt]|st|te|ten|bar)?$/i,
  // Also what is written small on purpose: brands, commands.
  en: /^(?:adidas|afterwards|ansible|apache|cummings|curl|debian|docker|emacs|fedora|fifo|firefox|hardlink|homebrew|jenkins|jetpack|jira|kafka|lang|linux|nginx|perl|postgres|python|redis|rewriter|ruby|sudo|ubuntu|unix|wordpress)s?$/i,
  es: /^(?:bloguear|cliquear|guaguas?$|paltas?$|porfa$|postgres|rapear|resetear|sobreescri|subclave|tupla|uber$)/i,
  fr: /^e?mails?$/i,
  it: /^(?:precaric|repository|sied[aeio])/i,
  pt: /^(?:avatares|con[cs]erteza|booleano|fifo)/i,
};
