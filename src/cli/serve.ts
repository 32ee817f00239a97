import { parseArgs } from 'node:util';
import { type App, createApp } from '../app.ts';
import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { welcome } from './welcome.ts';

const help = `Usage: dragoman serve [--with DIRECTIONS]

Starts the server. Settings come from DRAGOMAN_* variables or dragoman.config.json;
docs/reference/configuration.md explains them all. Ctrl-C finishes requests in progress,
a second Ctrl-C does not wait.

  --with DIRECTIONS  Pulls neural models in the background, such as --with en-de,de-en, and serves them
                     once they are installed. Adds to DRAGOMAN_MODELS for this start.
`;

export async function runServe(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { help: { type: 'boolean', short: 'h' }, with: { type: 'string', multiple: true } },
  });
  if (values.help === true) {
    process.stdout.write(help);
    return 0;
  }
  const { config, secrets } = loadProcessConfiguration({ models: values.with ?? [] });
  const app = await createApp(config, secrets);
  const stopped = waitForStop(app);
  try {
    const address = await app.http.listen({ host: config.host, port: config.port });
    app.events.listening({ address, milliseconds: Math.round(performance.now()) });
    process.stdout.write(
      welcome({
        address: config.publicUrl ?? address,
        ...app,
        firstStart: app.firstAccount.newKeys,
        models: config.models.atStart,
      }),
    );
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    process.stderr.write(`${config.host}:${config.port} is in use. Set DRAGOMAN_PORT to another port, or to 0.\n`);
    return 1;
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
