/** The lines of TSV that `parts` are, each as its two terms. */
export function* pairsOf(parts: readonly string[]): Generator<readonly [string, string]> {
  for (const part of parts)
    for (const line of part.split('\n')) {
      const tab = line.indexOf('\t');
      if (tab > 0) yield [line.slice(0, tab), line.slice(tab + 1)];
    }
}

/** A term as a field of TSV: programs keep line ends and tabs in cells, which no phrase of a glossary has. */
export function toField(term: string): string {
  return term.replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ').trim();
}
