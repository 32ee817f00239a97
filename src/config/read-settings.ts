import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileKey, type SettingName, secretNames, settings } from './settings.ts';

/** Settings as given, before any value is interpreted. */
export interface GivenSettings {
  get(name: SettingName): string | undefined;
  /** What is wrong with the sources themselves: an unreadable file, a key nobody knows. */
  readonly problems: readonly string[];
}

/** First step: environment and file into one list of strings. Variables set to nothing count as not set. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>, file: string): GivenSettings {
  const problems: string[] = [];
  const fromFile = readConfigFile(file, problems);
  const names = [...settings.map(({ name }) => name), ...secretNames.map((name) => `${name}_FILE`)];
  const known = new Map<string, string>(names.map((name) => [fileKey(name), name]));
  const values = new Map<string, string>();
  for (const [key, value] of Object.entries(fromFile)) {
    const name = known.get(key);
    if (name === undefined) problems.push(`${file}: unknown setting "${key}"${suggestion(key, [...known.keys()])}`);
    else values.set(name, asText(value));
  }
  for (const [name, value] of Object.entries(environment)) {
    if (!name.startsWith('DRAGOMAN_') || name.startsWith('DRAGOMAN_SETUP_') || value === undefined || value === '')
      continue;
    if (!names.includes(name)) problems.push(`${name}: no such setting${suggestion(name, names)}`);
    values.set(name, value);
  }
  for (const name of secretNames) readSecretFile(name, values, dirname(file), problems);
  return { get: (name) => values.get(name), problems };
}

/** `DRAGOMAN_API_KEY_FILE` names a file that holds what `DRAGOMAN_API_KEY` would: a container's or systemd's secret. */
function readSecretFile(name: SettingName, values: Map<string, string>, folder: string, problems: string[]): void {
  const given = values.get(`${name}_FILE`);
  if (given === undefined) return;
  if (values.has(name)) {
    problems.push(`${name}_FILE: ${name} is set too; set one of them`);
    return;
  }
  const path = resolve(folder, given);
  try {
    const text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    if (text === '') problems.push(`${name}_FILE: ${path} is empty`);
    else values.set(name, text);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    problems.push(`${name}_FILE: ${path} ${reasons[code ?? ''] ?? `cannot be read (${message})`}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'cannot be read: this user has no right to',
  EISDIR: 'is a folder, not a file',
};

function readConfigFile(file: string, problems: string[]): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') problems.push(`${file}: cannot be read (${error})`);
    return {};
  }
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
    problems.push(`${file}: must hold one JSON object`);
  } catch (error) {
    problems.push(`${file}: is not valid JSON (${(error as Error).message})`);
  }
  return {};
}

/** A value of the file in the form that the environment would have: lists by commas, anything with objects as JSON. */
function asText(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value);
  return value.some((item) => typeof item === 'object') ? JSON.stringify(value) : value.join(',');
}

function suggestion(given: string, known: readonly string[]): string {
  const wanted = given.toLowerCase();
  const near = known.find((name) => name.toLowerCase().includes(wanted) || wanted.includes(name.toLowerCase()));
  return near === undefined ? '' : `; did you mean ${near}?`;
}
