import { type BilingualUnit, sourceWord, withSides } from './bilingual-units.ts';
import { has, isPossessive, lemmaOf, numberOf, type Word, withTag } from './form-units.ts';

/*
 * `Escribe tu nombre`: in these languages most orders to a friend look like the third person of the present, for which
 * taggers take them. Where such a verb opens a statement and its object is the friend's, it is taken for an order.
 */

/** Verbs that say how things are, or that open a sentence with their subject behind them: `llega tu pedido`. */
const notOrders: Readonly<Record<string, ReadonlySet<string>>> = {
  es: words(`tener querer necesitar saber conocer creer parecer quedar llegar venir funcionar existir faltar salir empezar
    comenzar terminar acabar caducar vencer caer crecer vivir morir pasar importar gustar servir depender seguir continuar
    aparecer dormir trabajar costar valer contener incluir pertenecer estar ser haber poder deber soler ir odiar amar`),
  ca: words(`tenir voler necessitar saber conèixer creure semblar quedar arribar venir funcionar existir faltar sortir
    començar acabar caducar vèncer caure créixer viure morir passar importar agradar servir dependre seguir continuar
    aparèixer dormir treballar costar valer contenir incloure pertànyer estar ser haver poder deure soler anar odiar estimar`),
  pt: words(`ter querer precisar necessitar saber conhecer crer parecer ficar chegar vir funcionar existir faltar sair
    começar terminar acabar caducar vencer cair crescer viver morrer passar importar gostar servir depender seguir continuar
    aparecer dormir trabalhar custar valer conter incluir pertencer estar ser haver poder dever ir odiar amar`),
  gl: words(`ter querer precisar necesitar saber coñecer crer parecer quedar chegar vir funcionar existir faltar saír
    comezar empezar rematar caducar vencer caer medrar vivir morrer pasar importar gustar servir depender seguir continuar
    aparecer durmir traballar custar valer conter incluír pertencer estar ser haber poder deber ir odiar amar`),
};

const familiarPossessives = new Set(['tuyo', 'teu', 'el teu', 'o teu']);

export function mayMisreadOrders(source: string): boolean {
  return Object.hasOwn(notOrders, source);
}

export function ordersAsSuch(sentence: readonly BilingualUnit[], source: string): readonly BilingualUnit[] {
  const [opening] = sentence;
  const word = sourceWord(opening);
  if (opening === undefined || word === undefined || !looksLikeOrder(word, source)) return sentence;
  if (sentence.some((unit) => lemmaIs(sourceWord(unit), '?')) || !isFriends(sentence.slice(1, 4))) return sentence;
  return sentence.with(
    0,
    withSides(opening, (side) => withTag(withTag(side, 'pri', 'imp'), 'p3', 'p2')),
  );
}

function looksLikeOrder(word: Word, source: string): boolean {
  const ordinary = has(word, 'vblex', 'pri', 'p3') && numberOf(word) === 'sg';
  return ordinary && notOrders[source]?.has(lemmaOf(word)) === false;
}

/** Whether what follows is a familiar pronoun written as one with the verb, or begins with a familiar possessive. */
function isFriends(units: readonly BilingualUnit[]): boolean {
  if (has(sourceWord(units[0]), 'prn', 'enc', 'p2', 'sg')) return true;
  const position = units.findIndex((unit) => !['adv', 'pr', 'predet'].includes(sourceWord(unit)?.tags[0] ?? ''));
  const word = sourceWord(units[position]);
  return word !== undefined && isPossessive(word) && has(word, 'det') && familiarPossessives.has(lemmaOf(word));
}

function lemmaIs(word: Word | undefined, lemma: string): boolean {
  return word !== undefined && lemmaOf(word) === lemma;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
