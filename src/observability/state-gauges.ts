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
  /** Servers with language models. */
  endpoints(): readonly { readonly id: string; readonly ready: boolean }[];
  /** Of the engines that have their own models. */
  loadedModels(): readonly { readonly engine: string; readonly models: number }[];
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
  new Gauge({
    name: 'dragoman_llm_endpoint_ready',
    help: '1 while an LLM server takes requests, 0 while its circuit breaker is open or it could not be reached, by its id.',
    labelNames: ['endpoint'],
    registers,
    collect() {
      for (const { id, ready } of state.endpoints()) this.set({ endpoint: id }, ready ? 1 : 0);
    },
  });
  new Gauge({
    name: 'dragoman_engine_loaded_models',
    help: 'Models that an engine has in memory; one that several threads have counts for each.',
    labelNames: ['engine'],
    registers,
    collect() {
      for (const { engine, models } of state.loadedModels()) this.set({ engine }, models);
    },
  });
  if (state.cache() === undefined) return;
  for (const [what, help] of [
    ['entries', 'Translated sentences that are kept, by storage.'],
    ['bytes', 'What the kept sentences weigh, by storage.'],
  ] as const)
    new Gauge({
      name: `dragoman_sentence_cache_${what}`,
      help,
      labelNames: ['storage'],
      registers,
      collect() {
        for (const [storage, size] of Object.entries(state.cache() ?? {})) this.set({ storage }, size[what]);
      },
    });
}
