/** White space as sentences see it; includes no-break spaces, not zero-width characters. */
export function isSpace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return (
    code === 0xa0 ||
    code === 0x85 ||
    code === 0x3000 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x1680
  );
}

const closing = new Set([...'"\')]}”’»›«‹“」』）】》〉］｝〕'].map((mark) => mark.charCodeAt(0)));
const opening = new Set([...'"\'([{“‘„‚«»‹›「『（【《〈［｛〔¿¡–—-―*_#'].map((mark) => mark.charCodeAt(0)));

/** Marks that belong to the sentence before when they follow its stop directly. */
export function isClosing(code: number): boolean {
  return closing.has(code);
}

/** Marks that may come before the first word of a sentence. */
export function isOpening(code: number): boolean {
  return opening.has(code);
}

/** How far a bracket may be from the other and still hold a remark inside a sentence. */
const bracketReach = 300;

const closers: Readonly<Record<string, string>> = {
  '(': ')',
  '（': '）',
  '「': '」',
  '『': '』',
  '【': '】',
  '《': '》',
};
const openers: Readonly<Record<string, string>> = {
  ')': '(',
  '）': '（',
  '」': '「',
  '』': '『',
  '】': '【',
  '》': '《',
};

/**
 * True if the position is inside brackets that opened in mid-sentence (quotation brackets: anywhere) and close soon.
 * A whole sentence in brackets may be cut.
 */
export function insideBrackets(text: string, start: number, at: number): boolean {
  const closed: string[] = [];
  for (let back = at - 1; back >= Math.max(start, at - bracketReach); back--) {
    const code = text.charCodeAt(back);
    if (code !== 0x28 && code !== 0x29 && (code < 0x300a || code > 0xff09)) continue;
    const mark = text.charAt(back);
    if (mark in openers) closed.push(mark);
    else if (mark in closers) {
      const last = closed[closed.length - 1];
      if (last !== undefined && openers[last] === mark) closed.pop();
      else if (last === undefined) {
        const ownSentence = back === start && (mark === '(' || mark === '（');
        return !ownSentence && text.slice(at, at + bracketReach).includes(closers[mark] ?? '');
      }
    }
  }
  return false;
}

/** After an East Asian stop: not when a quotation is closed and the sentence goes on (`「はい。」と言った`). */
export function closesPassage(text: string, stopsEnd: number, end: number, next: number): boolean {
  const last = text.charCodeAt(end - 1);
  const closed = end > stopsEnd && isClosing(last);
  if (!closed) return !isClosing(text.charCodeAt(next));
  if (last === 0xff09 || last === 0x29) return false;
  return !/^(?:と|って|という|など|に|を|が|は|の|も|で|、|，|,)/.test(text.slice(next, next + 3));
}
