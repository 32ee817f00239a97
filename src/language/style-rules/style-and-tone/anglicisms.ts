import type { RewrittenValue } from '../style-rewriter.ts';
import {
  allOf,
  anyPhrase,
  byLanguage,
  capitalized,
  inCaseOf,
  matching,
  phraseKey,
  startsSentence,
  wordEnd,
  wordStart,
} from '../words.ts';

/** French words of the same gender and number that begin with a consonant too, so that nothing around them changes. */
const french: Readonly<Record<string, string>> = {
  newsletter: "lettre d'information",
  newsletters: "lettres d'information",
  parking: 'stationnement',
  parkings: 'stationnements',
  feedback: 'retour',
  feedbacks: 'retours',
  challenge: 'défi',
  challenges: 'défis',
  deadline: 'date limite',
  deadlines: 'dates limites',
  'best-seller': 'succès de librairie',
  'best-sellers': 'succès de librairie',
  brainstorming: 'remue-méninges',
  'fake news': 'infox',
  hashtag: 'mot-dièse',
  hashtags: 'mots-dièses',
  'start-up': 'jeune pousse',
  'start-ups': 'jeunes pousses',
  'en streaming': 'en continu',
  'en live': 'en direct',
  smartphone: 'téléphone intelligent',
  smartphones: 'téléphones intelligents',
  hardware: 'matériel',
  software: 'logiciel',
  softwares: 'logiciels',
  spam: 'pourriel',
  spams: 'pourriels',
  webinar: 'webinaire',
  webinars: 'webinaires',
  'think tank': 'laboratoire d’idées',
  'think tanks': 'laboratoires d’idées',
  packaging: 'conditionnement',
  checklist: 'liste de contrôle',
  'check-list': 'liste de contrôle',
  checklists: 'listes de contrôle',
  'check-lists': 'listes de contrôle',
  firewall: 'pare-feu',
  firewalls: 'pare-feu',
  cloud: 'nuage',
  crowdfunding: 'financement participatif',
  sponsor: 'parrain',
  sponsors: 'parrains',
  sponsoring: 'parrainage',
  playlist: 'liste de lecture',
  playlists: 'listes de lecture',
  'low cost': 'à bas prix',
  'low-cost': 'à bas prix',
  flyer: 'prospectus',
  flyers: 'prospectus',
  mailing: 'publipostage',
  mailings: 'publipostages',
  forwarder: 'transférer',
  checker: 'vérifier',
  digitalisation: 'numérisation',
  customiser: 'personnaliser',
  customisé: 'personnalisé',
  customisée: 'personnalisée',
  customisés: 'personnalisés',
  customisées: 'personnalisées',
};

/** A capital inside of a sentence is that of a name (`Google Cloud`); after `empreinte` digital is of the finger. */
const words = new RegExp(`${wordStart}(?:${anyPhrase(Object.keys(french))})${wordEnd}`, 'giu');
const digital = new RegExp(`(?<=${wordStart}(?!empreintes?)\\p{Ll}+ )digit(?:al|ale|ales|aux)${wordEnd}`, 'gu');
const mail = new RegExp(`${wordStart}(?:(cet|bel|nouvel)( )|([ldLD])['’])?(e-?mail)(s)?${wordEnd}`, 'giu');
const beforeConsonant: Readonly<Record<string, string>> = {
  cet: 'ce',
  bel: 'beau',
  nouvel: 'nouveau',
  l: 'le',
  d: 'de',
};

export const anglicisms: Readonly<Record<string, RewrittenValue>> = {
  avoid_anglicisms_when_there_is_a_french_equivalent: byLanguage({
    fr: () =>
      allOf(
        matching(words, ({ 0: found, index, input }) => {
          const replacement = french[phraseKey(found)] ?? found;
          if (found === found.toLowerCase()) return replacement;
          return startsSentence(input, index) && found.slice(1) === found.slice(1).toLowerCase()
            ? capitalized(replacement)
            : undefined;
        }),
        matching(digital, ([found]) => (/(?:x|s)$/.test(found) ? 'numériques' : 'numérique')),
        matching(mail, ({ 0: found, 1: full, 2: gap, 3: elided, 4: word = '', 5: plural = '', index, input }) => {
          if (found !== found.toLowerCase() && !startsSentence(input, index)) return undefined;
          const before = full ?? elided;
          if (before === undefined) return inCaseOf(word, 'courriel') + plural;
          return `${inCaseOf(before, beforeConsonant[before.toLowerCase()] ?? '')}${gap ?? ' '}courriel${plural}`;
        }),
      ),
  }),
};
