import { loadProcessConfiguration } from '../../config/load-process-configuration.ts';
import { ConfigError } from '../../config/resolve-config.ts';

/** `dragoman serve --check-config`. Opens no file but `dragoman.config.json` and files that settings name. */
export function checkConfiguration(): number {
  try {
    loadProcessConfiguration();
    process.stdout.write('The configuration is ok.\n');
    return 0;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\nEvery setting is explained in docs/reference/configuration.md.\n`);
    return 1;
  }
}
