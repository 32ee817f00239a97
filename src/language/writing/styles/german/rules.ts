import type { Inflection } from '../../../inflection/inflection.ts';
import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { writing } from '../../../style-rules/written-texts.ts';
import type { StylesOfLanguage } from '../language-styles.ts';
import { phraseStyles } from '../phrases/phrase-styles.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';
import { casualWords } from './casual-words.ts';
import { confidentWords } from './confident-words.ts';
import { diplomaticWords } from './diplomatic-words.ts';
import { enthusiasticWords } from './enthusiastic-words.ts';
import { academicWords, businessWords, formalWords } from './formal-words.ts';
import { friendlyWords } from './friendly-words.ts';
import { plainWords } from './plain-words.ts';

const third =
  'ist war hat hatte kann konnte will wollte muss musste soll sollte darf wird wurde wäre hätte würde möchte mag gibt gab geht ging kommt kam macht machte steht stand liegt lag bleibt blieb läuft lief fährt fuhr sieht sah findet fand braucht brauchte sucht kostet dauert fehlt funktioniert klappt passt schmeckt gefällt heißt weiß freut zeigt hilft half arbeitet wohnt lebt spielt lernt kennt bekommt bekam beginnt begann endet endete stieg sank steigt sinkt';
const singular = `${third} habe bin hoffe denke glaube finde suche brauche gehe komme mache verstehe melde schicke kümmere freue fahre wohne arbeite empfehle`;

const plain =
  'gut schlecht schön schnell langsam schwer leicht wichtig nett teuer günstig billig einfach schwierig kompliziert interessant spannend langweilig freundlich unfreundlich müde lecker hilfreich nützlich zufrieden unzufrieden enttäuscht froh traurig laut leise kalt warm heiß groß klein hoch niedrig lang kurz alt jung neu modern praktisch bequem gefährlich anstrengend erfolgreich beliebt bekannt stolz dankbar ruhig sauber voll eng weit stark schwach früh spät hell dunkel lustig angenehm wertvoll genau klar deutlich riskant zuverlässig geduldig nervös fleißig pünktlich sicher frisch gesund elegant bunt gemütlich ehrlich mutig klug höflich';

export const german: RuleLanguage = {
  language: 'de',
  habits: { splitsApostrophes: false, capitalNouns: true },
  groups: {
    now: 'ist sind war waren wird werden',
    be: 'ist sind war waren sei wäre wären wird werden',
    not: 'nicht kein keine keinen keiner keines nie niemals nichts niemand kaum weder leider',
    article:
      'der die das den dem des ein eine einen einem einer eines mein meine meinen ihr ihre ihren unser unsere unseren',
    subject: 'ich du er sie es wir ihr das man',
    pronoun: 'ich wir sie er es man du ihr',
    adjective:
      'teuer spät langsam schwierig kompliziert langweilig unklar knapp riskant müde enttäuscht gut schlecht lang kurz klein laut klar einfach',
    verb: `${singular} sind waren haben hatten können konnten wollen müssen mussten sollen sollten werden wurden wären hätten würden möchten sehen gehen kommen machen fahren bleiben brauchen suchen finden kosten stehen liegen freuen fehlen wissen zahlen planen kamen gingen bin hast bist kannst musst`,
    singular,
    third,
    finites: `${singular} sind waren haben hatten können konnten müssen`,
    states: `${plain} krank gesund voll leer kaputt defekt fertig geschlossen gesperrt gestiegen gesunken weg da verletzt ausgefallen`,
    plain,
    plus: 'gut schön nett wichtig interessant spannend freundlich lecker hilfreich nützlich zufrieden froh modern praktisch bequem erfolgreich beliebt stolz dankbar ruhig sauber lustig angenehm wertvoll zuverlässig leise günstig gute guten guter gutes schöne schönen schöner schönes nette netten netter nettes wichtige wichtigen wichtiges interessante interessanten freundliche freundlichen gemütlich gemütliche gemütlichen',
    inflected:
      'gute guten guter gutes schöne schönen schöner schönes nette netten netter nettes wichtige wichtigen wichtiger wichtiges interessante interessanten interessanter interessantes freundliche freundlichen freundlicher freundliches große großen großer großes kleine kleinen kleiner kleines teure teuren teures hohe hohen hoher hohes lange langen langer langes',
    happy:
      'unglaublich riesig freue freuen freut gefreut danke tausend willkommen glückwunsch toll tolle tollen toller tolles super wunderschönen großartig fantastisch wunderbar wunderschön prima klasse schön schöne schönen schöner schönes gewonnen geschafft erfolg kostenlos spaß sommerfest feier geburtstag einladen begeistert glücklich zufrieden empfehle empfehlen gelernt zusammenarbeit wiedersehen lecker großartiges blitzschnell eröffnet jubiläum hochzeit eingeladen talent bedanken gemütlich spart',
    sad: 'leider wegen länger dauert beschwerden bedauern grundsätzlich unterschätzt nicht kein keine keinen nie niemand kaum weder problem probleme fehler kaputt unfall krank tot gestorben verletzt verloren falsch schlecht enttäuscht abgesagt trotzdem allerdings aber obwohl nur zu beschwerde gesperrt polizei feuer krieg mussten musste warten verlust kosten gestiegen fieber arzt schmerzen schulden kündigung streik gefährlich vergessen rechnung mahnung sollten reklamation entschuldigung schlafen schade lediglich weniger wohl benötigen derzeit vielzahl vielleicht bedroht gesunken deshalb glaube wahrscheinlich fehlt repariert verschieben',
    open: 'leider wenn falls ob dass damit warum wer wie kein keine keinen nichts noch_nie',
    doubts: 'ob wer was wie wenn als dass weil anders',
    joys: 'feiern freuen eröffnen laden besuchen starten spielen kochen grillen tanzen',
    pronouns: 'ich es das ihn sie uns mich sich ihm mir dir dich euch ihnen wir er',
    finite: 'ist sind war waren hat habe haben finde glaube denke wird',
  },
};

/** `Sie` and `du` stay as they are. */
const styles = phraseStyles(
  german,
  {
    plainWords,
    businessWords,
    academicWords,
    formalWords,
    casualWords,
    enthusiasticWords,
    friendlyWords,
    confidentWords,
    diplomaticWords,
  },
  {
    formal: {
      greetings: {
        Hi: 'Guten Tag',
        Hey: 'Guten Tag',
        Hallo: 'Guten Tag',
        'Hallo Frau': 'Sehr geehrte Frau',
        'Hallo Herr': 'Sehr geehrter Herr',
        'Liebe Frau': 'Sehr geehrte Frau',
        'Lieber Herr': 'Sehr geehrter Herr',
        'Guten Tag Frau': 'Sehr geehrte Frau',
        'Guten Tag Herr': 'Sehr geehrter Herr',
      },
      closings: {
        'Viele Grüße': 'Mit freundlichen Grüßen',
        'Liebe Grüße': 'Mit freundlichen Grüßen',
        'Schöne Grüße': 'Mit freundlichen Grüßen',
        Grüße: 'Mit freundlichen Grüßen',
        LG: 'Mit freundlichen Grüßen',
        VG: 'Mit freundlichen Grüßen',
        'Bis dann': 'Mit freundlichen Grüßen',
      },
    },
    casual: {
      greetings: {
        Hallo: 'Hi',
        'Guten Tag': 'Hallo',
        'Sehr geehrte Frau': 'Hallo Frau',
        'Sehr geehrter Herr': 'Hallo Herr',
      },
      closings: {
        'Mit freundlichen Grüßen': 'Viele Grüße',
        'Freundliche Grüße': 'Viele Grüße',
        'Beste Grüße': 'Viele Grüße',
      },
    },
    friendly: {
      greetings: { 'Guten Tag': 'Hallo', 'Sehr geehrte Frau': 'Liebe Frau', 'Sehr geehrter Herr': 'Lieber Herr' },
      closings: {
        'Mit freundlichen Grüßen': 'Herzliche Grüße',
        'Freundliche Grüße': 'Herzliche Grüße',
        'Beste Grüße': 'Herzliche Grüße',
      },
    },
  },
);

/** `sie müssen` is said of others, `Sie müssen` to the reader. */
const polite = /(?<!\p{L})(?:Sie|Ihnen|Ihre?)(?!\p{L})/u;
const others = /(?<!\p{L})(?:sie|ihnen|ihre?)(?!\p{L})/u;

/** An adjective that is a noun: `nichts Schlimmes`. */
const losesCapital = (before: string, written: string): boolean =>
  /^\p{Lu}/u.test(before) && !/\p{Lu}/u.test(written) && !polite.test(before);

/** `leider`, `bitte` and `vielleicht` once a paragraph are enough. */
const saidOnce = /(?<!\p{L})(?:leider|bitte|vielleicht)(?!\p{L})/giu;
/** `Schneiden Sie die Zwiebeln klein.`: who did not ask then does not ask in the next step. */
const step = /(?:^|[.!?] )\p{Lu}\p{Ll}+en Sie(?!\p{L})[^.!?]*[.!]/u;
const onceWords = (text: string): readonly string[] => (text.match(saidOnce) ?? []).map((word) => word.toLowerCase());

function saysAgain(text: string, { start, end, text: written }: TextEdit, earlier: readonly TextEdit[]): boolean {
  const before = onceWords(text.slice(start, end));
  const added = onceWords(written).filter((word) => !before.includes(word));
  if (added.length === 0) return false;
  const opens = text.lastIndexOf('\n', start - 1) + 1;
  const [paragraph = ''] = text.slice(opens).split('\n', 1);
  if (added.includes('bitte') && step.test(text.slice(opens, start))) return true;
  const said = [paragraph, ...earlier.filter((edit) => edit.start >= opens).map((edit) => edit.text)].flatMap(
    onceWords,
  );
  return added.some((word) => said.includes(word));
}

function careful(rewrite: StyleRewriter): StyleRewriter {
  const keepSome: StyleRewriter = (text, context) => {
    const kept: TextEdit[] = [];
    for (const edit of rewrite(text, context)) {
      const before = text.slice(edit.start, edit.end);
      const isKept = !losesCapital(before, edit.text) && !saysAgain(text, edit, kept);
      if (isKept && (!polite.test(edit.text) || polite.test(before) || !others.test(before))) kept.push(edit);
    }
    return kept;
  };
  return writing(keepSome, rewrite.writes);
}

export const germanStyles: StylesOfLanguage = Object.fromEntries(
  Object.entries(styles).map(([style, make]) => [style, (inflection: Inflection) => make(inflection).map(careful)]),
);
