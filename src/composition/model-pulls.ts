import type { StartPulls } from '../engines/bergamot/models/pull/start-pulls.ts';
import type { Foundation } from './foundation.ts';

/** Begins to pull the models that the configuration names; undefined when it names none. */
export async function pullModelsAtStart({
  config,
  clock,
  events,
  opened,
}: Foundation): Promise<StartPulls | undefined> {
  if (config.models.atStart.length === 0) return undefined;
  const { StartPulls } = await import('../engines/bergamot/models/pull/start-pulls.ts');
  const pulls = opened.use(new StartPulls({ settings: config.models, clock, events }));
  pulls.start();
  return pulls;
}
