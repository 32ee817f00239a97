import { type App, createApp } from '../app.ts';
import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { explainFailure } from '../storage/data-folder/explain-failure.ts';
import { collectGarbage } from '../threads/collect-garbage.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { beginAnew } from './serve/begin-anew.ts';
import { checkConfiguration } from './serve/check-configuration.ts';
import { explainListening } from './serve/explain-listening.ts';
import { keepFirstKeys } from './serve/keep-first-keys.ts';
import { serveDescription } from './serve/serve-description.ts';
import { TerminalLog } from './serve/terminal-log.ts';
import { welcome } from './welcome.ts';

/** `dragoman serve`. */
export const runServe: CommandRun = async (args, { stdout }) => {
  const { values } = parseCommandLine(args, serveDescription);
  if (values['check-config'] === true) return checkConfiguration();
  const { config, secrets } = loadProcessConfiguration({ models: values.with ?? [] });
  if (values['new-installation'] === true) await beginAnew(config.dataDir);
  const terminal = process.stdout.isTTY ? new TerminalLog(process.stdout) : undefined;
  const app = await createApp(config, secrets, { terminal }).catch((error) => {
    throw explainFailure(error, config.dataDir);
  });
  const stopped = waitForStop(app);
  const { newKeys } = app.firstAccount;
  const madeKeys = newKeys.developer !== undefined || newKeys.admin !== undefined;
  const keysFile = madeKeys && terminal === undefined ? keepFirstKeys(config.dataDir, newKeys) : undefined;
  try {
    // What only the start needed: compiled sources, configuration, schemas.
    collectGarbage();
    const address = await app.listen();
    app.events.listening({ address, milliseconds: Math.round(performance.now()) });
    (terminal ?? stdout).write(
      welcome({
        address: config.publicUrl ?? address,
        console: config.console,
        apiPage: config.apiPage,
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
};

/** A terminal signals its whole process group and npm passes the signal on: within this time both are one Ctrl-C. */
const sameSignalMilliseconds = 1000;

function waitForStop(app: App): Promise<void> {
  return new Promise((resolve, reject) => {
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
      }, reject);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
  });
}
