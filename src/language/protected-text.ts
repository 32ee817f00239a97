/** A stretch of a text, `end` exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/*
 * What must come back letter for letter though it looks like words: addresses, paths, identifiers and the placeholders of
 * common string formats. Sources of patterns with the flag `u`; lengths are bounded so that matching stays linear.
 */
const fileEndings =
  'com|org|net|edu|gov|io|dev|app|info|txt|pdf|docx?|xlsx?|pptx?|odt|html?|css|jsx?|tsx?|mjs|json|xml|ya?ml|toml|md|csv|' +
  'png|jpe?g|gif|svg|webp|zip|gz|tar|deb|exe|dll|py|java|rb|rs|sh|conf|cfg|ini|log|sql|mp[34]|wav|iso|po';

/** Letters that follow an address without a space between. */
const eastAsian = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー`;

/** No letter before, but one of a script without spaces; the same after. */
const wordStart = String.raw`(?<!(?![${eastAsian}])[\p{L}\p{N}_])`;
const wordEnd = String.raw`(?!(?![${eastAsian}])[\p{L}\p{N}])`;

const sources: readonly string[] = [
  // Web and mail addresses, without the punctuation and the East Asian text around them.
  String.raw`(?:(?<!\w)[A-Za-z][A-Za-z0-9+.\-]{0,30}:\/\/|(?<!\w)www\.)(?:[^\s<>"'\[\]\{\}|\\^\x60${eastAsian}\u3000-\u303f\uff01-\uff65]|\{[\w.\-]{0,64}\}|(?<=[\/=_])[${eastAsian}]+)+(?<![.,;:!?)»”’])`,
  String.raw`(?<![\w.+\-])[\w.+\-]{1,64}@[\w\-]{1,63}(?:\.[\w\-]{1,63}){1,8}`,
  // Names of files and hosts: certainly no two sentences without a space between.
  String.raw`(?<![\w.\-])[\w\-]{1,80}(?:\.[\w\-]{1,80}){0,8}\.(?:${fileEndings})(?![\w\-])(?:\/[\w.\/%?=&#~\-]{0,200}\w)?`,
  // Paths of Unix and of Windows.
  String.raw`(?<![\w\/])(?:~|\.{1,2})(?:\/[\w.+@\-]*[\w+\-])+\/?|(?<![\w\/.])(?:\/[\w.+@\-]*[\w+\-]){2,}\/?`,
  String.raw`(?<!\w)[A-Za-z]:\\[^\s<>"|?*]*[^\s<>"|?*.,;:!)]`,
  // Placeholders: {{name}} ${name} %{name} {0} <<name>> %name% %(name)s %1$d %s :name :name:
  String.raw`\{\{[^\{\}\n]{0,64}\}\}|[$%#]?\{[\w.$:#\-]{0,64}\}|<<[A-Za-z_][\w.\-]{0,62}>>|(?<![\w%])%[A-Za-z_]\w{1,62}%(?!\w)`,
  String.raw`(?<![\d%])%(?:\(\w{1,64}\)|\d{1,2}\$)?[\-+0#]*\d{0,4}(?:\.\d{1,4})?(?:hh|ll|[hlqjzt])?[sdifuxXeEgGc@]${wordEnd}`,
  String.raw`(?<![\w:]):[a-z][\w+\-]{0,62}:(?![\w:])|(?<![:)])${wordStart}:[a-z][a-z0-9_]{2,62}(?![\w:])`,
  // @mentions, #topics and identifiers_with_underscores.
  String.raw`(?<![@#])${wordStart}[@#][\p{L}_][\p{L}\p{N}\p{M}_\-]*|${wordStart}[A-Za-z][A-Za-z0-9]*_\w+`,
];

export const protectedTextSource: string = sources.join('|');

/** Found quickly: nothing that is protected is without one of these. */
const hint = /[@#{%_\\/<]|[.:]\S/;

const pattern = new RegExp(protectedTextSource, 'gu');

/** Where such passages are in a text, in order. */
export function findProtectedText(text: string): readonly TextSpan[] {
  if (!hint.test(text)) return [];
  return Array.from(text.matchAll(pattern), ({ 0: passage, index }) => ({ start: index, end: index + passage.length }));
}
