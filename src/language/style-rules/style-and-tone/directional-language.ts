import type { RewrittenValue } from '../style-rewriter.ts';
import { allOf, byLanguage, inCaseOf, matching, wordEnd, wordStart } from '../words.ts';

const englishNouns =
  '(?:[a-z]+ )?(?:table|figure|list|example|examples|section|sections|steps?|instructions|links?|images?|charts?|diagrams?|buttons?|form|forms|code|command|commands|options|fields?|paragraphs?|information|settings|table of contents)';
/** Nouns with their gender, which the words for "following" and "preceding" agree with. */
const frenchMasculine =
  'tableau|lien|bouton|exemple|graphique|formulaire|code|schéma|paragraphe|diagramme|champ|chapitre';
const frenchFeminine = 'figure|liste|image|section|commande|étape|illustration|option';
const germanNouns =
  'Tabelle|Abbildung|Liste|Grafik|Anleitung|Übersicht|Schritte|Beispiele|Links|Angaben|Hinweise|Optionen|Informationen|Schaltfläche|Felder|Befehle';

const french = allOf(
  ...(
    [
      [frenchMasculine, 'suivant', 'précédent'],
      [frenchFeminine, 'suivante', 'précédente'],
    ] as const
  ).map(([nouns, following, preceding]) =>
    matching(
      new RegExp(`(?<=${wordStart}(?:${nouns})(s|x)?) ci-des(?:sous|sus)${wordEnd}`, 'giu'),
      ([found, plural]) => ` ${/sous$/i.test(found) ? following : preceding}${plural === undefined ? '' : 's'}`,
    ),
  ),
);

export const directionalLanguage: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_directional_language: byLanguage({
    de: () =>
      allOf(
        matching(
          new RegExp(`${wordStart}(unten|oben)stehende(n|r|s|m)?${wordEnd}`, 'giu'),
          ([found, where, ending = '']) =>
            inCaseOf(found, (/unten/i.test(where ?? '') ? 'folgende' : 'vorherige') + ending),
        ),
        matching(
          new RegExp(`${wordStart}obige([nrsm])?(?= (?:${germanNouns})${wordEnd})`, 'giu'),
          ([found, ending = '']) => inCaseOf(found, `vorherige${ending}`),
        ),
        matching(
          new RegExp(`${wordStart}oben (genannt|erwähnt|beschrieben)(e[nrsm]?)?${wordEnd}`, 'giu'),
          ([found, verb = '', ending = '']) => inCaseOf(found, `zuvor ${verb}${ending}`),
        ),
      ),
    en: () =>
      allOf(
        matching(
          new RegExp(
            `${wordStart}(the) (${englishNouns}) (below|above)(?= ?[.,;:!?)]|$| (?:shows?|lists?|describes?|explains?|contains?|illustrates?|to|for|and|is|are)(?!\\p{L}))`,
            'gimu',
          ),
          ([, article = '', noun = '', where = '']) => {
            const kind = /below/i.test(where) ? 'following' : 'preceding';
            return `${article} ${kind} ${noun}`;
          },
        ),
        matching(
          new RegExp(`${wordStart}(the) above(?= ${englishNouns}${wordEnd})`, 'giu'),
          ([, article = '']) => `${article} preceding`,
        ),
        matching(
          /(?<=\b(?:mentioned|described|noted|explained|discussed|stated|listed)) above(?= ?[.,;:!?)]|$)/gimu,
          () => ' earlier',
        ),
        matching(
          /(?<=\b(?:mentioned|described|noted|explained|discussed|stated)) below(?= ?[.,;:!?)]|$)/gimu,
          () => ' later',
        ),
      ),
    es: () =>
      allOf(
        matching(
          /(?<!\p{L})arriba (mencionad[oa]s?|citad[oa]s?|indicad[oa]s?)(?!\p{L})/giu,
          ([found, participle = '']) => inCaseOf(found, `${participle} anteriormente`),
        ),
        matching(
          /(?<!\p{L})(mencionad[oa]s?|citad[oa]s?|indicad[oa]s?|descrit[oa]s?) (?:más )?(arriba|abajo)(?!\p{L})/giu,
          ([, participle = '', where = '']) =>
            `${participle} ${/arriba/i.test(where) ? 'anteriormente' : 'a continuación'}`,
        ),
      ),
    fr: () => french,
    it: () =>
      allOf(
        matching(
          /(?<!\p{L})(menzionat[oaie]|citat[oaie]|indicat[oaie]|descritt[oaie]|riportat[oaie]|elencat[oaie]) (?:qui )?(sopra|sotto)(?= ?[.,;:!?)]|$| (?:è|sono|mostra|mostrano)(?!\p{L}))/gimu,
          ([, participle = '', where = '']) => `${participle} ${/sopra/i.test(where) ? 'in precedenza' : 'di seguito'}`,
        ),
      ),
  }),
};
