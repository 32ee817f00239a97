/** Functions whose texts are what a cell shows, not what it is compared with. */
const showing = new Set(
  'IF IFS IFERROR IFNA CHOOSE CONCAT CONCATENATE TEXTJOIN TEXT FIXED DOLLAR HYPERLINK T TRIM UPPER LOWER PROPER'.split(
    ' ',
  ),
);

/**
 * A text, the name of a sheet, a name with its parenthesis if it is that of a function, a comparison, or anything else that
 * is not a space. What has no end goes to the end, so that it is not looked at again from its middle.
 */
const token = /"((?:[^"]|"")*)(?:"|$)|'(?:[^']|'')*(?:'|$)|([A-Za-z_][\w.]*)\(?|<>|[<>]=?|=|\S/g;
const comparison = /^[<>=]+$/;

/**
 * Texts of a formula that decide what it computes: `"Open"` in `=COUNTIF(A:A,"Open")`, not in `=IF(A1>5,"Open","Closed")`.
 * A condition is compared as a whole: of formats that depend on values, of validation.
 */
export function comparedTexts(formula: string, isCondition: boolean): readonly string[] {
  const found: string[] = [];
  const functions: string[] = [];
  let isCompared = false;
  /** The last token, if it was a text that only what follows can decide about. */
  let open: string | undefined;
  for (const [written, text, name = ''] of formula.matchAll(token)) {
    if (comparison.test(written)) {
      if (open !== undefined) found.push(open);
      isCompared = true;
      open = undefined;
      continue;
    }
    open = undefined;
    if (text !== undefined) {
      const plain = text.replaceAll('""', '"');
      const within = functions.at(-1);
      const decides = within === undefined || within === '' ? isCondition : !showing.has(within);
      if (isCompared || decides) found.push(plain);
      else open = plain;
    } else if (written.endsWith('(')) functions.push(name.replace(/^_xlfn\./, '').toUpperCase());
    else if (written === ')') functions.pop();
    isCompared = false;
  }
  return found.map((text) => text.replace(/^(?:<>|[<>]=?|=)/, ''));
}

/** Names of columns that a formula refers to: `Rain in mm` in `=SUM(Weather[Rain in mm])`. */
export function columnReferences(formula: string): readonly string[] {
  const found = formula.matchAll(/\[@?((?:[^[\]']|'.)+)(\])?/g);
  return Array.from(found)
    .filter(([, , end]) => end !== undefined)
    .map(([, name = '']) => name.replace(/'(.)/g, '$1'));
}
