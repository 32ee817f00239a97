import { baseLanguage } from '../../codes.ts';
import catalan from './catalan.json' with { type: 'json' };
import galician from './galician.json' with { type: 'json' };
import type { AgreementGrammar } from './grammar.ts';
import italian from './italian.json' with { type: 'json' };
import { nordicLanguages } from './nordic/nordic-grammar.ts';
import portuguese from './portuguese.json' with { type: 'json' };
import spanish from './spanish.json' with { type: 'json' };

const grammars: Readonly<Record<string, AgreementGrammar>> = {
  ca: catalan,
  es: spanish,
  gl: galician,
  it: italian,
  pt: portuguese,
};

/** Base languages whose agreement is checked. */
export const agreeingLanguages: readonly string[] = [...Object.keys(grammars), ...nordicLanguages];

/** What the agreement of a language needs to know; absent where it is not checked. */
export function agreementGrammar(language: string): AgreementGrammar | undefined {
  return grammars[baseLanguage(language)];
}
