import type { StartPullEvents, StartPulls } from '../engines/bergamot/models/pull/start-pulls.ts';
import type { Foundation, ServerTerminal } from './foundation.ts';

/** Between two reports on one download: log lines are kept, a terminal is watched. */
const reportInterval = { log: 5_000, terminal: 200 };

/** Begins to pull the models that the configuration names; undefined when it names none. */
export async function pullModelsAtStart({
  config,
  clock,
  events,
  terminal,
  opened,
}: Foundation): Promise<StartPulls | undefined> {
  if (config.models.atStart.length === 0) return undefined;
  const { StartPulls } = await import('../engines/bergamot/models/pull/start-pulls.ts');
  opened.defer(() => terminal?.showDownload());
  const pulls = opened.use(
    new StartPulls({
      settings: config.models,
      clock,
      events: terminal === undefined ? events : shownOn(terminal, events),
      reportInterval: terminal === undefined ? reportInterval.log : reportInterval.terminal,
    }),
  );
  pulls.start();
  return pulls;
}

/** Progress is shown in place, and ends are logged. */
function shownOn(terminal: ServerTerminal, events: StartPullEvents): StartPullEvents {
  return {
    modelPullProgressed: (event) => terminal.showDownload(event),
    modelPulled(event) {
      terminal.showDownload();
      events.modelPulled(event);
    },
    modelPullFailed(event) {
      terminal.showDownload();
      events.modelPullFailed(event);
    },
  };
}
