import { parseArgs } from 'node:util';
import { type App, createApp } from '../app.ts';
import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { explainFailure } from '../storage/data-folder/explain-failure.ts';
import { beginAnew } from './serve/begin-anew.ts';
import { checkConfiguration } from './serve/check-configuration.ts';
import { explainListening } from './serve/explain-listening.ts';
import { keepFirstKeys } from './serve/keep-first-keys.ts';
import { welcome } from './welcome.ts';

const help = `Usage: dragoman serve [--with DIRECTIONS] [--check-config | --new-installation]

Starts the server. Settings come from DRAGOMAN_* variables or dragoman.config.json;
docs/reference/configuration.md explains them all. Ctrl-C finishes requests in progress,
a second Ctrl-C does not wait.

  --with DIRECTIONS    Pulls neural models in the background, such as --with en-de,de-en, and serves them
                       once they are installed. Adds to DRAGOMAN_MODELS for this start.
  --check-config       Checks the settings and prints what is wrong; starts nothing. Exit code 0 or 1.
  --new-installation   Moves the database, documents and translation memories of the data folder into a
                       folder beside them, then begins anew with new keys.
`;

export async function runServe(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', short: 'h' },
      with: { type: 'string', multiple: true },
      'check-config': { type: 'boolean' },
      'new-installation': { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(help);
    return 0;
  }
  if (values['check-config'] === true) return checkConfiguration();
  const { config, secrets } = loadProcessConfiguration({ models: values.with ?? [] });
  if (values['new-installation'] === true) await beginAnew(config.dataDir);
  const app = await createApp(config, secrets).catch((error) => {
    throw explainFailure(error, config.dataDir);
  });
  const stopped = waitForStop(app);
  const { newKeys } = app.firstAccount;
  const madeKeys = newKeys.developer !== undefined || newKeys.admin !== undefined;
  const keysFile = madeKeys && !process.stdout.isTTY ? keepFirstKeys(config.dataDir, newKeys) : undefined;
  try {
    const address = await app.http.listen({ host: config.host, port: config.port });
    app.events.listening({ address, milliseconds: Math.round(performance.now()) });
    process.stdout.write(
      welcome({
        address: config.publicUrl ?? address,
        ...app,
        firstStart: newKeys,
        keysFile,
        models: config.models.atStart,
      }),
    );
  } catch (error) {
    await app.close();
    // Nobody has seen the keys yet, and they are made once.
    if (madeKeys && keysFile === undefined)
      process.stderr.write(`The keys of the first account are in ${keepFirstKeys(config.dataDir, newKeys)}.\n`);
    throw explainListening(error, config);
  }
  await stopped;
  return 0;
}

/** A terminal signals its whole process group and npm passes the signal on: within this time both are one Ctrl-C. */
const sameSignalMilliseconds = 1000;

function waitForStop(app: App): Promise<void> {
  return new Promise((resolve) => {
    let stoppingSince: number | undefined;
    const stop = (signal: NodeJS.Signals): void => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > sameSignalMilliseconds) process.exit(130);
        return;
      }
      stoppingSince = performance.now();
      app.events.shuttingDown({ signal });
      app.close().then(() => {
        app.events.stopped();
        process.off('SIGINT', stop).off('SIGTERM', stop);
        resolve();
      });
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
  });
}
