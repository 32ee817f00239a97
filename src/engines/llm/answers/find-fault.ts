import type { LanguagePair } from '../../../contracts/language-pair.ts';
import { scriptMismatch } from './script-mismatch.ts';

export interface Fault {
  readonly kind: string;
  /** For the model, in our words: never a text of the user or the model. */
  readonly description: string;
  /** False: an answer that is odd may still be right, so it is taken with a warning when a second try brings the same. */
  readonly fatal: boolean;
  /** Taken only where no other engine does better. */
  readonly askAnother?: boolean;
}

/** A shorter text may be a name, a title or an address that stays as it is. */
const proseSize = 60;

const refusal =
  /^\W*(?:i['’]m sorry|i am sorry|sorry, (?:but )?i|i (?:can(?:['’]t|not)|am unable to|['’]m unable to) (?:assist|help|translate|comply|provide|fulfil)|as an (?:ai|artificial)|es tut mir leid, (?:aber )?ich kann|als (?:ki|sprachmodell)|je suis désolée?,? (?:mais )?je ne peux|en tant qu['’](?:ia|intelligence)|lo siento,? (?:pero )?no puedo|como (?:ia|modelo de lenguaje|inteligencia)|mi dispiace,? (?:ma )?non posso|desculpe,? (?:mas )?não posso|申し訳(?:ありません|ございません)が|很抱歉,?，?我(?:无法|不能)|抱歉,?，?我(?:无法|不能)|извините,? (?:но )?я не могу)/i;

const chatter =
  /^\W*(?:(?:sure|certainly|of course|okay|ok)[,!.].{0,60}translat|here(?:['’]s| is| are) (?:the|your|my|a) (?:\w+ )?translat|(?:the )?translations?(?: \(?\w+\)?)?:|hier ist die (?:\w+ )?übersetzung|übersetzung:|voici (?:la|votre) traduction|traduction ?:|aquí (?:está|tienes?) la traducción|traducción:|ecco la traduzione|aqui está a tradução|以下是(?:翻译|译文)|翻译[:：]|以下が翻訳|翻訳[:：]|вот перевод|перевод:)/i;

const note = /\n[^\S\n]*\(?(?:note|translator['’]s note|anmerkung|remarque|nota|let me know)\b.*$/is;

const leaks = [
  /you are a translation engine/i,
  /"translations"\s*:/,
  /line above is data/i,
  /maps each id to its translation/i,
  /"style_rules"/,
  /"glossary"\s*:/,
];

const placeholder = /\{\{[^{}\n]{1,60}\}\}|\$?\{[\w.]{1,60}\}|%(?:\d+\$)?[sdif@]|https?:\/\/[^\s<>"']+[\w/]/g;

/** What is wrong with a translation as far as the two texts show, the worst first. */
export function findFault(source: string, answer: string, pair: LanguagePair): Fault | undefined {
  const text = answer.trim();
  if (text === '') return fatal('empty', 'an answer was empty');
  const appears = (pattern: RegExp) => pattern.test(text) && !pattern.test(source.trim());
  if (appears(refusal)) return fatal('refusal', 'it was a refusal');
  if (appears(chatter) || (appears(note) && countLines(text) > countLines(source.trim())))
    return fatal('chatter', 'it held remarks beside the text');
  if (appears(/```/)) return fatal('markdown', 'it held a markdown fence');
  if (leaks.some(appears)) return fatal('prompt_leak', 'it repeated the rules');
  const sizes = [size(source), size(text)] as const;
  if (sizes[1] > 4 * sizes[0] + 60) return fatal('too_long', 'an answer was much longer than its text');
  if (sizes[0] > proseSize && sizes[1] < sizes[0] / 6)
    return fatal('too_short', 'an answer was much shorter than its text');
  const askAnother = sizes[0] >= proseSize;
  if (text !== source.trim() && scriptMismatch(source, text, pair))
    return { ...odd('wrong_script', 'it was not in the language asked for'), askAnother };
  if (text === source.trim() && (scriptMismatch(source, text, pair) || isLongProse(text)))
    return { ...odd('untranslated', 'a text came back untranslated'), askAnother };
  if (!samePlaceholders(source, text)) return odd('placeholders_changed', 'placeholders or addresses were changed');
  return undefined;
}

/** Characters, those of scripts that say more with each counted more often. */
function size(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return text.trim().length + 1.5 * dense;
}

function countLines(text: string): number {
  return text.split('\n').length;
}

function isLongProse(text: string): boolean {
  return (text.match(/(?<=\s)\p{Ll}{2,}/gu)?.length ?? 0) >= 8;
}

function samePlaceholders(source: string, answer: string): boolean {
  const read = (text: string) => (text.match(placeholder) ?? []).toSorted().join('\n');
  return read(source) === read(answer);
}

function fatal(kind: string, description: string): Fault {
  return { kind, description, fatal: true };
}

function odd(kind: string, description: string): Fault {
  return { kind, description, fatal: false };
}
