import type { Clock } from '../contracts/clock.ts';
import type { EnginePin } from '../contracts/engines/engine-settings.ts';
import type { TranslationBatch } from '../contracts/engines/text-translator.ts';
import type { ReachableLanguages, RouteRequest, TranslationRouter } from '../contracts/engines/translation-router.ts';
import type { Morphology } from '../contracts/language/morphology.ts';
import type { LanguagePair } from '../contracts/language-pair.ts';
import { baseLanguage } from '../language/codes.ts';
import { variantsOf } from '../language/variants.ts';
import type { EngineCall } from '../observability/watch-engine-call.ts';
import { systemClock } from '../time/system-clock.ts';
import type { RankedTranslator } from './routing/ranked-translator.ts';
import { type GraphRoute, RouteGraph } from './routing/route-graph.ts';
import { WeightedTurns } from './routing/share-by-weight.ts';
import { type Replacement, tryRoutes } from './routing/try-routes.ts';

/** Where the router reports what operators should know. */
export interface RouterEvents {
  engineCalled(call: EngineCall): void;
  engineReplaced(replacement: Replacement & LanguagePair): void;
}

export interface RouterOptions {
  readonly pins?: readonly EnginePin[];
  readonly events?: RouterEvents;
  /** Milliseconds for a route that has another behind it. Default 30 s: half of a request's time. */
  readonly attemptMilliseconds?: number;
  readonly clock?: Pick<Clock, 'after'>;
  /** For checking that the terms of glossaries are in translations; without it letters decide. */
  readonly morphology?: Morphology | undefined;
}

const silent: RouterEvents = { engineCalled() {}, engineReplaced() {} };

const noPairs: readonly LanguagePair[] = [];

/** Users write what they like as a variant of a language or as an engine. */
const rememberedRequests = 20_000;

/**
 * Routes over the graph that all engines' pairs form. The graph and the routes found are kept until an engine answers
 * `pairs()` with another array. Engines that fail at this moment stay in it and are tried last.
 */
export function createTranslationRouter(
  translators: readonly RankedTranslator[],
  { pins = [], events = silent, attemptMilliseconds = 30_000, clock = systemClock, morphology }: RouterOptions = {},
): TranslationRouter {
  const turns = new WeightedTurns();
  let seen: readonly (readonly LanguagePair[])[] = [];
  let graph = new RouteGraph([], [], pins);
  let found = new Map<string, readonly GraphRoute[]>();
  let languages: ReachableLanguages | undefined;

  function refresh(): void {
    const current = translators.map(({ engine }) =>
      engine.health().state === 'unavailable' ? noPairs : engine.pairs(),
    );
    if (current.length === seen.length && current.every((pairs, index) => pairs === seen[index])) return;
    seen = current;
    graph = new RouteGraph(translators, current, pins);
    found = new Map();
    languages = undefined;
    turns.reset();
  }

  /** Best first, whatever the engines' health. */
  function routesFor(request: RouteRequest): readonly GraphRoute[] {
    refresh();
    const { source, target, tier = '', formality = '', instructions = false, engine = '' } = request;
    const key = `${source}>${target}>${tier}>${formality}>${instructions}>${engine}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const routes = graph.routes(request);
    if (found.size >= rememberedRequests) found.clear();
    found.set(key, routes);
    return routes;
  }

  const find = (request: RouteRequest): GraphRoute | undefined => failingLast(routesFor(request))[0];

  return {
    find,
    reachable() {
      refresh();
      languages ??= reachableLanguages(graph, (request) => routesFor(request).length > 0);
      return languages;
    },
    remedy: (pair) => firstDefined(translators, ({ engine }) => engine.remedy?.(pair)),
    translate(requests, batch: TranslationBatch, signal) {
      const routes = requests.flatMap((request) => turns.order(failingLast(routesFor(request))));
      const { source, target } = batch;
      const attempts = {
        routes: failingLast(distinct(routes)),
        milliseconds: attemptMilliseconds,
        clock,
        morphology,
        onCall: (call: EngineCall) => events.engineCalled(call),
        onReplaced: (replacement: Replacement) => events.engineReplaced({ source, target, ...replacement }),
      };
      return tryRoutes(attempts, batch, signal);
    },
  };
}

/** In the given order, those with an engine that fails at this moment behind all others. */
function failingLast(routes: readonly GraphRoute[]): readonly GraphRoute[] {
  if (routes.length < 2) return routes;
  const failing = routes.filter((route) => route.hops.some(({ engine }) => engine.health().state === 'failing'));
  return failing.length === 0 ? routes : [...routes.filter((route) => !failing.includes(route)), ...failing];
}

/** Two requests may lead to the same chain of engines. */
function distinct(routes: readonly GraphRoute[]): readonly GraphRoute[] {
  if (routes.length < 2) return routes;
  const chains = new Map<string, GraphRoute>();
  for (const route of routes) {
    const chain = route.hops.map(({ engine, target }) => `${engine.id}>${target}`).join(' ');
    if (!chains.has(chain)) chains.set(chain, route);
  }
  return [...chains.values()];
}

function firstDefined<Item, Value>(items: readonly Item[], read: (item: Item) => Value | undefined): Value | undefined {
  for (const item of items) {
    const value = read(item);
    if (value !== undefined) return value;
  }
  return undefined;
}

function reachableLanguages(graph: RouteGraph, serves: (request: RouteRequest) => boolean): ReachableLanguages {
  const sources = graph.sources.toSorted();
  const direct = graph.targets;
  const bases = new Set([...direct].map(baseLanguage));
  const wanted = new Set([...direct, ...bases, ...[...bases].flatMap(variantsOf)]);
  const targets = [...wanted].filter((target) =>
    sources.some((source) => source !== baseLanguage(target) && serves({ source, target })),
  );
  return { sources, targets: targets.sort() };
}
