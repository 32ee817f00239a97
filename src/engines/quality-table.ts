/**
 * How good the engines are, in one table: what decides which of several serves a pair, and which language in between is
 * worth the detour (`routing/route-graph.ts`).
 *
 * 1 is a leading public service. Where there are figures, a value is the engine's chrF on the Flores-200 test set
 * divided by that of Google Translate (`docs/explanation/routes.md`); elsewhere it is our judgement, from what the
 * pairs' makers say of their state and from how near the languages are. `npm run bench:quality` measures an installation;
 * operators overrule the table with `DRAGOMAN_ENGINE_PINS`.
 */
export interface QualityRow {
  /** Kind of engine: an id of the registry. */
  readonly engine: string;
  /** Base languages, `en-es`, both ways with `en=es`; empty means every pair without a row of its own. */
  readonly pairs: readonly string[];
  readonly quality: number;
  readonly basis: 'measured' | 'judged';
}

export const qualityTable: readonly QualityRow[] = [
  // The model is the operator's choice; anyone who configures a weak one pins other engines.
  { engine: 'llm', pairs: [], quality: 0.96, basis: 'judged' },

  // Measured: en-es 0.95, en-de 0.95, en-fr 0.97 with the smallest models.
  { engine: 'bergamot', pairs: [], quality: 0.95, basis: 'measured' },

  { engine: 'apertium', pairs: ['es=ca', 'nb=nn'], quality: 0.97, basis: 'judged' },
  { engine: 'apertium', pairs: ['es=gl', 'es=an', 'es-ast'], quality: 0.95, basis: 'judged' },
  { engine: 'apertium', pairs: ['es=pt', 'ca=an', 'gl=pt', 'ca=oc'], quality: 0.9, basis: 'judged' },
  { engine: 'apertium', pairs: ['ca=pt', 'sv=da', 'sv=nb', 'sv=nn', 'da=nb', 'da=nn'], quality: 0.87, basis: 'judged' },
  { engine: 'apertium', pairs: ['es=it', 'ca=it', 'es=oc'], quality: 0.82, basis: 'judged' },
  { engine: 'apertium', pairs: ['es=fr', 'ca=fr', 'fr=oc', 'id=ms'], quality: 0.8, basis: 'judged' },
  { engine: 'apertium', pairs: ['en-es'], quality: 0.77, basis: 'measured' },
  { engine: 'apertium', pairs: ['es-en'], quality: 0.77, basis: 'judged' },
  {
    engine: 'apertium',
    pairs: ['en=ca', 'ru=uk', 'ru=be', 'bg=mk', 'hi=ur', 'it-sc', 'ca-sc'],
    quality: 0.75,
    basis: 'judged',
  },
  { engine: 'apertium', pairs: ['en=eo', 'en=gl', 'af=nl', 'pl=szl', 'ro-es'], quality: 0.7, basis: 'judged' },
  { engine: 'apertium', pairs: ['mk-en', 'hr=sl', 'bs=sl', 'sr=sl'], quality: 0.6, basis: 'judged' },
  { engine: 'apertium', pairs: ['eu-es', 'is=sv', 'bs-en', 'hr-en', 'sr-en'], quality: 0.55, basis: 'judged' },
  { engine: 'apertium', pairs: ['en-bs', 'en-hr', 'en-sr', 'eu-en', 'is-en', 'br-fr'], quality: 0.5, basis: 'judged' },
  { engine: 'apertium', pairs: [], quality: 0.65, basis: 'judged' },
];
