import { baseLanguage } from '../../codes.ts';
import { languagesWithFile, packData } from '../../packs/pack-files.ts';
import type { AgreementGrammar } from './grammar.ts';
import { nordicLanguages } from './nordic/nordic-grammar.ts';

/** Base languages whose agreement is checked: those whose pack has `agreement.json`, and the Nordic ones. */
export const agreeingLanguages: readonly string[] = [...languagesWithFile('agreement.json'), ...nordicLanguages];

let grammars: Readonly<Record<string, AgreementGrammar>> | undefined;

/** What the agreement of a language needs to know; absent where it is not checked. */
export function agreementGrammar(language: string): AgreementGrammar | undefined {
  grammars ??= packData('agreement');
  return grammars[baseLanguage(language)];
}
