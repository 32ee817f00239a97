import { withCapital } from '../../language/letter-case.ts';

/*
 * French asks with the subject behind the verb, which the analysers read as one unknown word or as the participle of
 * another verb (`es-tu`: *taire*). In the order of a statement they know every word, and the mark at the end still asks.
 */

const clitics = String.raw`(?:(?:ne|me|te|se|le|la|les|lui|leur|y|en)[ \u00a0]|[nmtsl]['’]){0,3}`;
const inversion = new RegExp(
  String.raw`(?<![\p{L}\p{M}\-'’])(?<verb>${clitics}\p{L}[\p{L}\p{M}]{0,40})-(?:t-)?(?<subject>je|tu|ils?|elles?|on|nous|vous)(?![\p{L}\p{M}\-'’])`,
  'giu',
);

/** Behind these the pronoun is the only subject; behind another word, that word is: `Pierre vient-il ?` */
const questionWord =
  /(?:^|[^\p{L}\p{M}])(?:où|quand|comment|pourquoi|combien|qui|que|quoi|et|mais|ou|alors|donc|si)[ \u00a0]$/iu;
const word = /[\p{L}\p{M}][ \u00a0]$/u;

/** French text with its subjects before their verbs. Other texts come back as they are. */
export function statementOrder(text: string): string {
  if (!text.includes('-')) return text;
  return text.replace(inversion, (found: string, verb: string, subject: string, position: number) => {
    const pronoun = subject.toLowerCase();
    if (/(?:^|[ \u00a0'’])rendez$/i.test(verb)) return found;
    if ((pronoun === 'nous' || pronoun === 'vous') && !isQuestion(text, position + found.length)) return found;
    const before = text.slice(Math.max(0, position - 12), position);
    const isThird = /^(?:ils?|elles?)$/.test(pronoun);
    if (isThird && word.test(before) && !questionWord.test(before)) return verb;
    const isCapital = /^\p{Lu}\p{Ll}|^\p{Lu}['’]/u.test(verb);
    const rest = isCapital ? verb.charAt(0).toLowerCase() + verb.slice(1) : verb;
    const first = isCapital ? withCapital(pronoun) : subject;
    return pronoun === 'je' && /^[aeiouyhâêéèîôû]/i.test(rest) ? `${first.charAt(0)}'${rest}` : `${first} ${rest}`;
  });
}

/** Orders look the same: `asseyez-vous.` */
function isQuestion(text: string, position: number): boolean {
  return /^[^.!;:…\n]{0,300}\?/.test(text.slice(position, position + 301));
}
