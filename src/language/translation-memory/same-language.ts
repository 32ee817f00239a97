/** How well a stored language serves a wanted one: 2 the same code, 1 one of them names no region, 0 not at all. */
export function languageFit(wanted: string, stored: string): 0 | 1 | 2 {
  if (wanted === stored) return 2;
  const [one, other] = [locale(wanted), locale(stored)];
  if (one.language !== other.language || one.maximize().script !== other.maximize().script) return 0;
  return one.region === undefined || other.region === undefined || one.region === other.region ? 1 : 0;
}

/** Many files call Bokmål Norwegian, which the interface takes for the same (`variants.ts`). */
function locale(code: string): Intl.Locale {
  return new Intl.Locale(code.replace(/^no(?=-|$)/, 'nb'));
}
