import { ServiceError } from '../../errors/service-error.ts';
import { ownEntry } from '../../language/own-entry.ts';

/** Values of `input_conversion_options` (`interface.md`, Document translation), each for some types of file. */
const known: Readonly<Record<string, { readonly inputs: readonly string[]; readonly values: readonly string[] }>> = {
  'json-placeholders': { inputs: ['json', 'ndjson', 'jsonl'], values: ['protect', 'translate'] },
  'suppress-image-types': {
    inputs: ['pptx'],
    values: (
      'all logo icon decorative barcode formula signature handwriting stamp screenshot diagram chart photo ' +
      'illustration comic music infographic table text other unknown'
    ).split(' '),
  },
};
const lists: ReadonlySet<string> = new Set(['suppress-image-types']);

/** `version:1,json-placeholders:translate`. Keys that are unknown, or for other types of file, are left out. */
export function readConversionOptions(given: string | undefined, input: string): Readonly<Record<string, string>> {
  if (given === undefined || given.trim() === '') return {};
  const pairs = given.split(',').map((pair) => readPair(pair));
  const [first, ...options] = pairs;
  if (first?.key !== 'version' || first.value !== '1') throw refusal("it must begin with 'version:1'.");
  const chosen: Record<string, string> = {};
  for (const { key, value } of options) {
    const option = ownEntry(known, key);
    if (!option?.inputs.includes(input)) continue;
    const wrong = (lists.has(key) ? value.split('-') : [value]).find((part) => !option.values.includes(part));
    if (wrong !== undefined) throw refusal(`for '${key}' there is no '${wrong}', only ${option.values.join(', ')}.`);
    chosen[key] = value;
  }
  return chosen;
}

function readPair(pair: string): { readonly key: string; readonly value: string } {
  const [, key, value] = /^\s*([^:\s]+)\s*:\s*(\S(?:.*\S)?)\s*$/.exec(pair) ?? [];
  if (key === undefined || value === undefined)
    throw refusal("it is a list such as 'version:1,json-placeholders:translate'.");
  return { key: key.toLowerCase(), value: value.toLowerCase() };
}

function refusal(reason: string): ServiceError {
  return new ServiceError('invalid_parameter', { parameter: 'input_conversion_options', reason });
}
