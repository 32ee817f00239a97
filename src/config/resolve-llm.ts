import type { LlmEndpointSettings } from '../contracts/engines/engine-settings.ts';
import {
  languageList,
  type ParseValue,
  type ReadSetting,
  serverUrl,
  ValueProblem,
  wholeNumber,
} from './parse-values.ts';

interface LlmSettings {
  readonly endpoints: readonly LlmEndpointSettings[];
  /** By the id of the endpoint. */
  readonly apiKeys: ReadonlyMap<string, string>;
}

interface Endpoint extends LlmEndpointSettings {
  readonly apiKey: string | undefined;
}

/** The one server of `DRAGOMAN_LLM_BASE_URL`, and those of `DRAGOMAN_LLM_ENDPOINTS`. */
export function resolveLlm(read: ReadSetting, report: (problem: string) => void): LlmSettings {
  const shared = {
    languages: read<readonly string[] | undefined>('DRAGOMAN_LLM_LANGUAGES', languageList, undefined),
    concurrency: read('DRAGOMAN_LLM_CONCURRENCY', wholeNumber(1, 10_000), 4),
    contextTokens: read<number | undefined>('DRAGOMAN_LLM_CONTEXT_TOKENS', wholeNumber(1024, 100_000_000), undefined),
  };
  const first = readFirst(read, report, shared);
  const more = read('DRAGOMAN_LLM_ENDPOINTS', endpointList(shared, first), []);
  const endpoints = [...first, ...more];
  return {
    endpoints: endpoints.map(({ apiKey: _, ...endpoint }) => endpoint),
    apiKeys: new Map(endpoints.flatMap(({ id, apiKey }) => (apiKey === undefined ? [] : [[id, apiKey] as const]))),
  };
}

type Shared = Pick<Endpoint, 'languages' | 'concurrency' | 'contextTokens'>;

function readFirst(read: ReadSetting, report: (problem: string) => void, shared: Shared): readonly Endpoint[] {
  const baseUrl = read<string | undefined>('DRAGOMAN_LLM_BASE_URL', serverUrl, undefined);
  const model = read<string | undefined>('DRAGOMAN_LLM_MODEL', (text) => text, undefined);
  const apiKey = read<string | undefined>('DRAGOMAN_LLM_API_KEY', (text) => text, undefined);
  const missing = baseUrl === undefined ? 'DRAGOMAN_LLM_BASE_URL' : 'DRAGOMAN_LLM_MODEL';
  if ((baseUrl === undefined) !== (model === undefined))
    report(`${missing}: is needed too; a base URL and a model belong together`);
  if (baseUrl === undefined || model === undefined) return [];
  return [{ id: 'llm', baseUrl, model, apiKey, weight: 1, ...shared }];
}

function endpointList(shared: Shared, before: readonly Endpoint[]): ParseValue<readonly Endpoint[]> {
  return (text) => {
    const ids = new Set(before.map(({ id }) => id));
    return parseJsonList(text).map((entry, index) => {
      const endpoint = readEndpoint(entry, `entry ${index + 1}`, shared);
      if (ids.has(endpoint.id)) throw new ValueProblem(`has the id "${endpoint.id}" twice`);
      ids.add(endpoint.id);
      return endpoint;
    });
  };
}

function parseJsonList(text: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed)) return parsed;
  } catch {
    // Answered below, like any other text that is no list; the text may hold keys, so it is not repeated.
  }
  throw new ValueProblem('must be a JSON list of objects');
}

const fields = ['id', 'baseUrl', 'model', 'apiKey', 'weight', 'languages', 'concurrency', 'contextTokens'];

function readEndpoint(entry: unknown, path: string, shared: Shared): Endpoint {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    throw new ValueProblem(`${path} must be an object`);
  const given = new Map(Object.entries(entry as Record<string, unknown>));
  const unknown = [...given.keys()].filter((key) => !fields.includes(key));
  if (unknown.length > 0) throw new ValueProblem(`${path} has unknown fields: ${unknown.join(', ')}`);
  const text = (key: string): string => {
    const value = given.get(key);
    if (typeof value !== 'string' || value === '') throw new ValueProblem(`${path} needs "${key}" as text`);
    return value;
  };
  const optional = <Value>(key: string, parse: ParseValue<Value>, fallback: Value): Value => {
    const value = given.get(key);
    return value === undefined ? fallback : parse(Array.isArray(value) ? value.join(',') : String(value));
  };
  const id = text('id');
  if (!/^llm[a-z0-9_]*$/.test(id))
    throw new ValueProblem(`${path} must have an id that begins with "llm", of letters a-z, digits and _, not "${id}"`);
  return {
    id,
    baseUrl: serverUrl(text('baseUrl')),
    model: text('model'),
    apiKey: given.has('apiKey') ? text('apiKey') : undefined,
    weight: optional('weight', wholeNumber(1, 1000), 1),
    languages: optional('languages', languageList, shared.languages),
    concurrency: optional('concurrency', wholeNumber(1, 10_000), shared.concurrency),
    contextTokens: optional('contextTokens', wholeNumber(1024, 100_000_000), shared.contextTokens),
  };
}
