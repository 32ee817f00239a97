import { resolve } from 'node:path';
import { readSettings } from './read-settings.ts';
import { loadConfiguration, type ResolvedConfiguration } from './resolve-config.ts';

/**
 * The configuration of this process: its environment, and `dragoman.config.json` in the folder it was started in.
 * `models` of a command line are added to those of DRAGOMAN_MODELS.
 */
export function loadProcessConfiguration({ models = [] }: { models?: readonly string[] } = {}): ResolvedConfiguration {
  return loadConfiguration(process.env, process.cwd(), models);
}

/**
 * `DRAGOMAN_API_KEY` as the key of a client: it belongs to another server, whose plan and other settings are not those of
 * this process.
 */
export function loadServerKey(kind: 'API' | 'ADMIN' = 'API'): string | undefined {
  return readSettings(process.env, resolve('dragoman.config.json')).get(`DRAGOMAN_${kind}_KEY`);
}
