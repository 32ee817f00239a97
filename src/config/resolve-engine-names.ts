import type { EnginePin } from '../contracts/engines/engine-settings.ts';
import { requestedLanguage } from '../language/variants.ts';
import { list, type ParseValue, ValueProblem } from './parse-values.ts';

const translators = ['apertium', 'bergamot', 'llm'];
const knownEngines = [
  ...translators,
  'harper',
  'hunspell',
  'languagetool',
  'espeak',
  'flite',
  'agreement',
  'grammalecte',
  'rules',
  'openai_speech',
  'pocketsphinx',
  'sherpa',
];

export const engineList: ParseValue<readonly string[]> = (text) => {
  const names = list(text);
  refuseUnknown(names, knownEngines);
  if (names.length === 0) throw new ValueProblem(`must name at least one engine of ${knownEngines.join(', ')}`);
  return names;
};

const translatorList: ParseValue<readonly string[]> = (text) => {
  const names = engineList(text);
  refuseUnknown(names, translators);
  return names;
};

export const nextGenEngines: ParseValue<readonly string[]> = (text) =>
  text.trim().toLowerCase() === 'none' ? [] : translatorList(text);

/** `en:de=bergamot,*:pt-BR=llm|bergamot`. */
export function enginePins(endpoints: readonly string[]): ParseValue<readonly EnginePin[]> {
  return (text) => list(text).map((entry) => readPin(entry, [...new Set([...translators, ...endpoints])]));
}

function readPin(entry: string, known: readonly string[]): EnginePin {
  const [, source = '', target = '', names = ''] = /^([^:=]+):([^:=]+)=(.+)$/.exec(entry) ?? [];
  if (source === '')
    throw new ValueProblem(`must have entries such as "en:de=bergamot" or "*:ja=llm|bergamot", not "${entry}"`);
  const engines = names.split('|').map((name) => name.trim());
  refuseUnknown(engines, known);
  return { source: readLanguage(source), target: readLanguage(target), engines };
}

function readLanguage(text: string): string {
  const code = text.trim();
  const canonical = code === '*' ? code : requestedLanguage(code);
  if (canonical === undefined)
    throw new ValueProblem(`knows no language "${code}"; use a code such as en or pt-BR, or *`);
  return canonical;
}

function refuseUnknown(names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new ValueProblem(`knows no engine "${unknown.join('", "')}"; there is ${known.join(', ')}`);
}
