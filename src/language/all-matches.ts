/**
 * All matches of a global pattern, in reading order: what `matchAll` gives, without the copy of the pattern that it makes
 * for each text. Several run over every sentence that is translated.
 */
export function allMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  if (!pattern.global) throw new TypeError('only a global pattern has several matches');
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    // A pattern that finds nothing at all in a place finds it there again.
    if (match[0] === '') pattern.lastIndex += pattern.unicode && (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}
