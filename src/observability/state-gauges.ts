import { Gauge, type Registry } from 'prom-client';

interface Size {
  readonly entries: number;
  readonly bytes: number;
}

/** What is read whenever somebody asks for the metrics. */
export interface ObservedState {
  /** Undefined when there is no sentence cache. */
  cache(): { readonly memory: Size; readonly disk?: Size } | undefined;
  /** 1 when it can work at this moment. */
  engines(): readonly { readonly name: string; readonly ready: boolean }[];
}

/** Adds gauges that show the state of the server at the moment of the scrape. */
export function addStateGauges(registry: Registry, state: ObservedState): void {
  const registers = [registry];
  new Gauge({
    name: 'dragoman_engine_ready',
    help: '1 while the engine can work, 0 while it cannot or fails.',
    labelNames: ['engine'],
    registers,
    collect() {
      for (const { name, ready } of state.engines()) this.set({ engine: name }, ready ? 1 : 0);
    },
  });
  if (state.cache() === undefined) return;
  for (const [what, help] of [
    ['entries', 'Translated sentences that are kept, by place.'],
    ['bytes', 'What the kept sentences weigh, by place.'],
  ] as const)
    new Gauge({
      name: `dragoman_sentence_cache_${what}`,
      help,
      labelNames: ['place'],
      registers,
      collect() {
        for (const [place, size] of Object.entries(state.cache() ?? {})) this.set({ place }, size[what]);
      },
    });
}
