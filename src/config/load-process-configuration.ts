import { loadConfiguration, type ResolvedConfiguration } from './resolve-config.ts';

/** The configuration of this process: its environment, and `dragoman.config.json` in the folder it was started in. */
export function loadProcessConfiguration(): ResolvedConfiguration {
  return loadConfiguration(process.env, process.cwd());
}
