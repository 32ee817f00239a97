import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statementOrder } from './french-inversion.ts';

const cases: readonly (readonly [text: string, statement: string])[] = [
  ['Es-tu prêt ?', 'Tu es prêt ?'],
  ['« Oui », dit-il.', '« Oui », il dit.'],
  ['Quand arrive-t-elle ?', 'Quand elle arrive ?'],
  ['Pierre vient-il demain ?', 'Pierre vient demain ?'],
  ['Puis-je entrer ? Ai-je raison ?', "Je puis entrer ? J'ai raison ?"],
  ['Le vois-tu ?', 'Tu le vois ?'],
  ["N'as-tu rien vu ?", "Tu n'as rien vu ?"],
  ['Avez-vous faim ?', 'Vous avez faim ?'],
  ['Asseyez-vous. Où est-il ?', 'Asseyez-vous. Où il est ?'],
  ['un rendez-vous, peut-être', 'un rendez-vous, peut-être'],
  ['Donnez-moi celui-ci, dit Jean-Pierre.', 'Donnez-moi celui-ci, dit Jean-Pierre.'],
  ['Qu’est-ce que c’est ?', 'Qu’est-ce que c’est ?'],
  ['Le rendez-vous est-il fixé ?', 'Le rendez-vous est fixé ?'],
];

describe('French questions in the order of statements', () => {
  for (const [text, statement] of cases) it(text, () => assert.equal(statementOrder(text), statement));
});
