/** Those of the protected passages that are not in the translation as often as in the source, each once. */
export function lostPassages(passages: readonly string[], translation: string): ReadonlySet<string> {
  const wanted = new Map<string, number>();
  for (const passage of passages) wanted.set(passage, (wanted.get(passage) ?? 0) + 1);
  const lost = new Set<string>();
  let rest = translation;
  // Longer ones first: a shorter one may be a part of them.
  for (const [passage, count] of [...wanted].sort(([one], [other]) => other.length - one.length)) {
    const parts = cutAtPassage(rest, passage);
    if (parts.length !== count + 1) lost.add(passage);
    rest = parts.join('\0');
  }
  return lost;
}

const wordAtStart = /^(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})[\p{L}\p{N}_]/u;
const wordAtEnd = /(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})[\p{L}\p{N}_]$/u;

/** As a part of a longer word it is another one. */
function cutAtPassage(text: string, passage: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf(passage); at !== -1; at = text.indexOf(passage, at + passage.length)) {
    const end = at + passage.length;
    if (wordAtStart.test(passage) && wordAtEnd.test(text.slice(Math.max(0, at - 2), at))) continue;
    if (wordAtEnd.test(passage) && wordAtStart.test(text.slice(end, end + 2))) continue;
    parts.push(text.slice(from, at));
    from = end;
  }
  parts.push(text.slice(from));
  return parts;
}
