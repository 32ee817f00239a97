/** Fences of code where a block begins, and elsewhere, where only the parser knows what they are in. */
const fence = /^(`{3,}|~{3,})[^`]*$/;
const otherFence = /^[ \t>\d.)*+-]*(?:`{3}|~{3})/;
/** HTML that goes on beyond the next empty line, and any other. */
const longHtml = /^[ \t]*<(?:script|pre|style|textarea|[!?])/i;
const html = /^[ \t]*</;
/** An item of a list with a word or number; statements of programs are no text. */
const item = /^[-+*][ \t](?!import\s|export\s)(?:\p{L}+|\d+)(?:[ \t]|$)/u;
/** A number that begins a line. Behind an empty line it begins a paragraph. */
const number = /^\d+(?:[ \t]|$)/;
const row = /^\|.*\|[ \t]*$/;
const delimiterRow = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/;
const cellWithWord = /^[ \t]*(?:\p{L}+|\d+)(?:[ \t]|$)/u;

/**
 * At least so many texts are in Markdown, counted in a glance: items of lists that begin a line, cells of tables, and numbers behind empty lines, up to a place where only
 * the parser knows what a line is. A document of very many short texts costs the parser seconds. One that has hardly as many lines and cells as
 * `few` is not looked at.
 */
export function countSureTexts(source: string, from: number, few = 0): number {
  if (!hasMore(source, few)) return 0;
  let count = 0;
  let closing: RegExp | undefined;
  let inHtml = false;
  /** The last two lines. */
  let [before, beforeThat] = ['', ''];
  let columns = 0;
  for (const [line] of source.slice(from).matchAll(/[^\n\r]+|(?<=\n)(?=\r?\n)/g)) {
    const isEmpty = line.trim() === '';
    if (closing !== undefined) {
      if (closing.test(line)) closing = undefined;
    } else if (isEmpty) inHtml = false;
    else if (inHtml) {
      if (otherFence.test(line) || longHtml.test(line)) return count;
    } else {
      const marks = fence.exec(line)?.[1];
      if (marks !== undefined) closing = new RegExp(`^ {0,3}${marks.charAt(0)}{${marks.length},}[ \\t]*$`);
      else if (otherFence.test(line) || longHtml.test(line)) return count;
      else if (html.test(line)) inHtml = true;
      else if (item.test(line) || (before === '' && number.test(line))) count += 1;
      else if (row.test(line)) {
        if (columns > 0) count += wordsIn(line, columns);
        else if (delimiterRow.test(line) && row.test(before) && beforeThat.trim() === '') {
          columns = cellsOf(line).length === cellsOf(before).length ? cellsOf(line).length : 0;
          if (columns > 0) count += wordsIn(before, columns);
        }
      }
    }
    if (!row.test(line)) columns = 0;
    [before, beforeThat] = [line, before];
  }
  return count;
}

function hasMore(source: string, few: number): boolean {
  let count = 0;
  for (const sign of ['\n', '\r', '|'])
    for (let at = source.indexOf(sign); at !== -1 && count <= few; at = source.indexOf(sign, at + 1)) count += 1;
  return count > few;
}

function cellsOf(line: string): readonly string[] {
  return line.trim().split('|').slice(1, -1);
}

/** Cells with a word or number. Signs that may join cells make a line unsure. */
function wordsIn(line: string, columns: number): number {
  if (/[\\`<]/.test(line)) return 0;
  return cellsOf(line).filter((cell, index) => index < columns && cellWithWord.test(cell)).length;
}
