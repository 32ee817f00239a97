/** Marks of emphasis, strong emphasis, deletion, and several of them together. */
export function isDelimiter(written: string): boolean {
  return /^[*_~]+$/.test(written);
}

/** By the rules of CommonMark, section 6.2, for one of these marks between two characters (`''` at the ends). */
export function delimiterWorks(written: string, opens: boolean, [before, after]: readonly [string, string]): boolean {
  const mark = opens ? written.charAt(0) : written.charAt(written.length - 1);
  if (new Set(written).size > 1) {
    const [outside, inside] = opens ? [before, after] : [after, before];
    return (isSpace(outside) || isPunctuation(outside)) && !isSpace(inside) && !/[*_~]/.test(outside + inside);
  }
  if (before === mark || after === mark) return before === '' || after === '';
  const [space, spaceAfter] = [isSpace(before), isSpace(after)];
  const [punctuation, punctuationAfter] = [isPunctuation(before), isPunctuation(after)];
  const left = !spaceAfter && (!punctuationAfter || space || punctuation);
  const right = !space && (!punctuation || spaceAfter || punctuationAfter);
  if (mark !== '_') return opens ? left : right;
  return opens ? left && (!right || punctuation) : right && (!left || punctuationAfter);
}

function isSpace(character: string): boolean {
  return character === '' || /\s/.test(character);
}

function isPunctuation(character: string): boolean {
  return /[\p{P}\p{S}]/u.test(character);
}

/** Tags that mean the same. */
export function htmlFor(written: string): readonly [open: string, close: string] {
  const names = (written.match(/\*+|_+|~+/g) ?? []).flatMap((run) => {
    if (run.startsWith('~')) return ['del'];
    return run.length === 1 ? ['em'] : run.length === 2 ? ['strong'] : ['em', 'strong'];
  });
  const open = names.map((name) => `<${name}>`).join('');
  return [
    open,
    names
      .toReversed()
      .map((name) => `</${name}>`)
      .join(''),
  ];
}
