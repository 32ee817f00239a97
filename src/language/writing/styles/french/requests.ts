import { formOf, type Inflection } from '../../../inflection/inflection.ts';
import { withCapital } from '../../../letter-case.ts';
import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Sentence, Token } from '../phrases/read-prose.ts';
import { french, spaceBeforeSigns, vowel } from './french.ts';
import { ofWholeText } from './whole-text.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** What one person asks of another; steps of instructions (`cliquez`, `mélangez`) are no requests. */
const requestVerbs =
  'envoyer renvoyer transmettre transférer confirmer répondre vérifier contrôler contacter appeler rappeler signer remplir donner dire expliquer apporter préparer terminer corriger valider réserver indiquer préciser compléter informer tenir faire écrire payer régler fournir joindre proposer organiser inviter remettre partager rembourser livrer expédier signaler annuler modifier lire attendre venir consulter examiner regarder présenter respecter communiquer';
const asksFor = words(`${requestVerbs} procéder relancer retourner commander`);

/** The verbs of requests by their imperatives. */
interface RequestVerbs {
  readonly inflection: Inflection;
  readonly ofVous: ReadonlyMap<string, string>;
  readonly ofTu: ReadonlyMap<string, string>;
}

function requestVerbsOf(inflection: Inflection): RequestVerbs {
  const byForm = (slot: string): ReadonlyMap<string, string> =>
    new Map(
      requestVerbs.split(' ').flatMap((verb) => {
        const form = formOf(inflection, verb, slot);
        return form === undefined ? [] : [[form, verb] as const];
      }),
    );
  return { inflection, ofVous: byForm('imp.p2.pl'), ofTu: byForm('imp.p2.sg') };
}

const neverAsked = words(
  'être avoir savoir pouvoir devoir vouloir trouver recevoir croire agréer excuser noter patienter',
);
const clitics = words("me nous le la les lui leur m' l' y en vous");

type Kind = 'imperative' | 'please' | 'thanks';

interface Request {
  readonly kind: Kind;
  readonly verb: string;
  /** With its space or apostrophe, as it is before an infinitive. */
  readonly clitic: string;
  readonly last: Token;
  readonly isTu: boolean;
}

/** What is written for a request; undefined leaves it. */
export interface RequestWriting {
  /** As a question, for the first request of a text that is one clause: what comes before the infinitive. */
  readonly question?: (request: { readonly isTu: boolean; readonly kind: Kind }) => string | undefined;
  /** As a statement that ends as it did: what comes before the infinitive, `''` for an imperative. */
  /** Whether questions become imperatives. */
  readonly orders?: boolean;
  readonly statement: (request: {
    readonly isTu: boolean;
    readonly kind: Kind;
    readonly isMany: boolean;
  }) => string | undefined;
}

export function writeRequests(
  { question, statement, orders = false }: RequestWriting,
  inflection: Inflection,
): StyleRewriter {
  const verbs = requestVerbsOf(inflection);
  return (text, context) => {
    const sign = spaceBeforeSigns(text);
    return sentenceRewriter(french, (sentence, index, sentences): readonly TextEdit[] => {
      const request = readRequest(sentence, sentences, verbs);
      if (request === undefined) return orders ? order(sentence, verbs) : [];
      const { tokens } = sentence;
      const [first, end] = [tokens[0] as Token, tokens.at(-1) as Token];
      const isFirst = !sentences.slice(0, index).some((before) => asks(before, sentences, verbs));
      const asked = isFirst && asksFor.has(request.verb) && isOneClause(tokens) ? question?.(request) : undefined;
      const group = first.start;
      if (asked !== undefined)
        return [
          { start: first.start, end: request.last.end, text: joined(asked, request.clitic + request.verb), group },
          { start: end.start, end: end.end, text: `${sign}?`, group },
        ];
      const isMany = sentences.some(({ tokens: all }) => all.some(({ key }) => /^(?:nous|notre|nos)$/.test(key)));
      const said = statement({ ...request, isMany });
      if (said === undefined) return [];
      const written =
        said === ''
          ? isOneClause(tokens)
            ? imperative(request, verbs)
            : undefined
          : joined(said, request.clitic + request.verb);
      return written === undefined ? [] : [{ start: first.start, end: request.last.end, text: written }];
    })(text, context);
  };
}

/** `Pouvez-vous m’envoyer le devis ?` → `Envoyez-moi le devis.` */
function order({ tokens }: Sentence, verbs: RequestVerbs): readonly TextEdit[] {
  const [first, end, inner] = [tokens[0], tokens.at(-1), tokens.at(-2)];
  const asked = /^(?:pouvez|pourriez|peux|pourrais)-(vous|tu)$/.exec(first?.key ?? '');
  if (first === undefined || end?.raw !== '?' || inner === undefined || asked === null || !isOneClause(tokens))
    return [];
  const request = withInfinitive(tokens, { position: 1, kind: 'please', isTu: asked[1] === 'tu' }, verbs);
  const written = request === undefined ? undefined : imperative(request, verbs);
  if (request === undefined || written === undefined) return [];
  const group = first.start;
  return [
    { start: first.start, end: request.last.end, text: written, group },
    { start: inner.end, end: end.end, text: '.', group },
  ];
}

function joined(opening: string, rest: string): string {
  return vowel.test(rest) && /(?:^|\s)de $/.test(opening) ? `${opening.slice(0, -2)}'${rest}` : opening + rest;
}

function asks(sentence: Sentence, sentences: readonly Sentence[], verbs: RequestVerbs): boolean {
  return (
    /^(?:pouvez-vous|pourriez-vous|peux-tu|pourrais-tu)$/.test(sentence.tokens[0]?.key ?? '') ||
    readRequest(sentence, sentences, verbs) !== undefined
  );
}

function readRequest(sentence: Sentence, sentences: readonly Sentence[], verbs: RequestVerbs): Request | undefined {
  const { tokens, isComplete } = sentence;
  const first = tokens[0];
  if (!isComplete || first === undefined || tokens.at(-1)?.raw !== '.' || !/^\p{Lu}/u.test(first.raw)) return undefined;
  if (first.key === 'veuillez') return withInfinitive(tokens, { position: 1, kind: 'please', isTu: false }, verbs);
  if (first.key === 'merci' && /^d[e']$/.test(tokens[1]?.key ?? '')) {
    const polite = tokens[2]?.key === 'bien' && tokens[3]?.key === 'vouloir' ? 2 : 0;
    return withInfinitive(tokens, { position: 2 + polite, kind: 'thanks', isTu: addressesTu(sentences) }, verbs);
  }
  const request = readImperative(tokens, verbs);
  return request !== undefined && isAsked(request, sentences) ? request : undefined;
}

/** By somebody, not by instructions: they have steps, and nobody who speaks. */
function isAsked({ clitic }: Request, sentences: readonly Sentence[]): boolean {
  return countSteps(sentences) < 2 && (/^(?:m['’]|me |nous )/.test(clitic) || speaks(sentences));
}

const countSteps = ofWholeText(
  (sentences) =>
    sentences.filter(({ tokens: [first] }) => /^(?!veuillez|avez|savez|assez|chez)\p{L}{3,}ez$/u.test(first?.key ?? ''))
      .length,
);

const speakers = words("je j' nous me m' mon ma mes notre nos moi merci bonjour bonsoir salut");
const speaks = ofWholeText((sentences) =>
  sentences.some(({ tokens }) => tokens.some(({ key }) => speakers.has(key.replace(/^.*-/, '')))),
);

function addressesTu(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ tokens }) => tokens.some(({ key }) => /^(?:tu|te|t'|toi|ton|ta|tes)$/.test(key)));
}

function withInfinitive(
  tokens: readonly Token[],
  { position, kind, isTu }: { readonly position: number } & Pick<Request, 'kind' | 'isTu'>,
  { inflection, ofVous }: RequestVerbs,
): Request | undefined {
  const hasClitic = clitics.has(tokens[position]?.key ?? '');
  const pronoun = hasClitic ? (tokens[position] as Token) : undefined;
  const second =
    hasClitic && /^(?:le|la|les)$/.test(tokens[position + 1]?.key ?? '') ? `${tokens[position + 1]?.key} ` : '';
  const last = tokens[position + (hasClitic ? 1 : 0) + (second === '' ? 0 : 1)];
  if (last === undefined || inflection.forms(last.key).length === 0 || neverAsked.has(last.key)) return undefined;
  if (hasOther(tokens.slice(position + 2), ofVous)) return undefined;
  const clitic = pronoun === undefined ? '' : /['’]$/.test(pronoun.raw) ? pronoun.raw : `${pronoun.raw} ${second}`;
  return { kind, verb: last.key, clitic, last, isTu };
}

function readImperative(tokens: readonly Token[], { ofVous: vousForms, ofTu }: RequestVerbs): Request | undefined {
  const first = tokens[0] as Token;
  const [form = '', object, ...more] = first.key.split('-');
  if (more.length > 0 || hasOther(tokens.slice(1), vousForms)) return undefined;
  const ofVous = vousForms.get(form);
  // Without `-moi` a form of `tu` may be a noun.
  const verb = ofVous ?? (object === 'moi' ? ofTu.get(form) : undefined);
  if (verb === undefined || (object !== undefined && !/^(?:moi|nous|le|la|les|lui|leur)$/.test(object)))
    return undefined;
  const next = tokens[1]?.key ?? '';
  if (
    object === undefined &&
    !/^(?:le|la|les|l'|un|une|des|du|de|votre|vos|notre|nos|mon|mes|ce|cette|ces|à|au|aux|si|que|tous|toutes|bien|dès|avant)$/.test(
      next,
    )
  )
    return undefined;
  const short = object === 'moi' ? 'me' : (object ?? '');
  const elides = /^(?:me|le|la)$/.test(short) && vowel.test(verb);
  const clitic = short === '' ? '' : elides ? `${short.charAt(0)}'` : `${short} `;
  return { kind: 'imperative', verb, clitic, last: first, isTu: ofVous === undefined };
}

/** Another request follows in the same sentence. */
function hasOther(tokens: readonly Token[], vousForms: RequestVerbs['ofVous']): boolean {
  return tokens.some(
    ({ key }, index) =>
      vousForms.has(key.split('-')[0] ?? '') &&
      !/^(?:vous|ne|n'|que)$/.test(tokens[index - 1]?.key ?? '') &&
      tokens[index - 1]?.key === 'et',
  );
}

function isOneClause(tokens: readonly Token[]): boolean {
  const inner = tokens.slice(1, -1);
  return (
    tokens.length < 30 &&
    !inner.some(({ raw, key }) => /^[;:()–—]$/.test(raw) || /^(?:mais|car|sinon|je|j')$/.test(key)) &&
    !tokens.slice(4).some(({ key }) => key === 'nous') &&
    !inner.some(
      ({ raw }, index) =>
        raw === ',' && /^(?:c'|cela|ça|ce|il|elle|on|nous|vous|tu|ils|elles)$/.test(inner[index + 1]?.key ?? ''),
    ) &&
    !inner.some(({ key }, index) => key === 'et' && /^d[e']$/.test(inner[index + 1]?.key ?? ''))
  );
}

const objects: Readonly<Record<string, string>> = {
  '': '',
  'me ': '-moi',
  "m'": '-moi',
  'm’': '-moi',
  'nous ': '-nous',
  'le ': '-le',
  'la ': '-la',
  'les ': '-les',
  'lui ': '-lui',
  'leur ': '-leur',
  'me le ': '-le-moi',
  'me la ': '-la-moi',
  'me les ': '-les-moi',
  'nous le ': '-le-nous',
  'nous la ': '-la-nous',
  'nous les ': '-les-nous',
};

function imperative({ verb, clitic, isTu }: Request, { inflection }: RequestVerbs): string | undefined {
  const object = objects[clitic];
  const form = formOf(inflection, verb, isTu ? 'imp.p2.sg' : 'imp.p2.pl');
  if (object === undefined || form === undefined) return undefined;
  return withCapital(form) + object;
}
