import type { EnginePin } from '../../contracts/engines/engine-settings.ts';
import type { RouteHop, RouteRequest, TranslationRoute } from '../../contracts/engines/translation-router.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { baseLanguage } from '../../language/codes.ts';
import { servingTargets } from '../../language/variants.ts';
import { pinnedRank, pinOf } from './engine-pins.ts';
import type { RankedTranslator } from './ranked-translator.ts';

/** A route with what decides about its order among others. */
export interface GraphRoute extends TranslationRoute {
  /** Equal for routes that share work by weight: the same languages through the same kinds of engines. */
  readonly group: string;
  /** Of all its engines together. */
  readonly weight: number;
}

interface Edge extends RouteHop {
  readonly kind: string;
  readonly weight: number;
  readonly quality: number;
}

/** What a second hop costs: errors of both hops add up. */
const pivotPenalty = 0.9;

/** What a near variant costs against the one asked for; less than a second hop. */
const otherVariantPenalty = 0.95;

/**
 * Languages in between, best first, where scores are equal: rich dictionaries in both directions. A language that is
 * not listed comes last.
 */
const pivotPreference = ['en', 'es', 'ca', 'fr', 'ru', 'sv', 'nb'];

/** All pairs of all engines at one moment: languages are nodes, what an engine serves directly is an edge. */
export class RouteGraph {
  readonly #edges = new Map<string, Map<string, Edge[]>>();
  readonly #pins: readonly EnginePin[];

  constructor(
    translators: readonly RankedTranslator[],
    pairs: readonly (readonly LanguagePair[])[],
    pins: readonly EnginePin[],
  ) {
    this.#pins = pins;
    for (const [index, translator] of translators.entries())
      for (const pair of pairs[index] ?? []) this.#add(toEdge(translator, pair));
  }

  get sources(): readonly string[] {
    return [...this.#edges.keys()];
  }

  get targets(): ReadonlySet<string> {
    return new Set([...this.#edges.values()].flatMap((targets) => [...targets.keys()]));
  }

  /** Routes that serve the request, best first; of each chain of engines the best only. */
  routes(request: RouteRequest): readonly GraphRoute[] {
    const paths = servingTargets(request.target).flatMap((target, rank) =>
      this.#paths(request, target).flatMap((path) => {
        const pinRank = pinnedRank(this.#pins, request, path);
        return pinRank === undefined ? [] : [{ path, pinRank, score: score(path) * otherVariantPenalty ** rank }];
      }),
    );
    const pinned = pinOf(this.#pins, request) !== undefined;
    const best = new Map<string, GraphRoute>();
    for (const { path, score: pathScore } of paths.sort(byPreference)) {
      const chain = path.map(({ engine }) => engine.id).join(' ');
      if (!best.has(chain)) best.set(chain, { ...toRoute(request, path, pathScore), ...(pinned && { pinned }) });
    }
    return [...best.values()];
  }

  #add(edge: Edge): void {
    if (pinnedRank(this.#pins, edge, [edge]) === undefined) return;
    const targets = this.#edges.get(edge.source) ?? new Map<string, Edge[]>();
    this.#edges.set(edge.source, targets);
    const edges = targets.get(edge.target) ?? [];
    targets.set(edge.target, edges);
    edges.push(edge);
  }

  #paths(request: RouteRequest, target: string): readonly (readonly Edge[])[] {
    const allowed = ({ engine }: Edge): boolean =>
      (request.tier === undefined || engine.tier === request.tier) &&
      (request.engine === undefined || engine.id === request.engine);
    const last = (from: string): readonly Edge[] =>
      (this.#edges.get(from)?.get(target) ?? []).filter((edge) => allowed(edge) && honours(edge, request));
    const paths = last(request.source).map((edge) => [edge]);
    for (const [between, starts] of this.#edges.get(request.source) ?? []) {
      if (between !== baseLanguage(between) || between === baseLanguage(target)) continue;
      for (const end of last(between)) for (const start of starts) if (allowed(start)) paths.push([start, end]);
    }
    return paths;
  }
}

function toEdge({ engine, quality, kind = engine.id, weight = 1 }: RankedTranslator, pair: LanguagePair): Edge {
  const { source, target } = pair;
  return { source, target, engine, kind, weight, quality: typeof quality === 'number' ? quality : quality(pair) };
}

function honours({ engine, source, target }: Edge, request: RouteRequest): boolean {
  if (request.formality === undefined && request.instructions !== true) return true;
  const capabilities = engine.capabilities({ source, target });
  return (
    (request.formality === undefined || capabilities.formality) &&
    (request.instructions !== true || capabilities.instructions)
  );
}

function score(path: readonly Edge[]): number {
  return path.reduce((product, edge) => product * edge.quality, path.length > 1 ? pivotPenalty : 1);
}

interface RankedPath {
  readonly path: readonly Edge[];
  /** By the pin for the pair. */
  readonly pinRank: number;
  readonly score: number;
}

function byPreference(one: RankedPath, other: RankedPath): number {
  return one.pinRank - other.pinRank || other.score - one.score || pivotRank(one.path) - pivotRank(other.path);
}

function pivotRank(path: readonly Edge[]): number {
  const rank = path.length === 1 ? -1 : pivotPreference.indexOf(path[0]?.target ?? '');
  return rank === -1 && path.length > 1 ? pivotPreference.length : rank;
}

function toRoute(pair: LanguagePair, path: readonly Edge[], routeScore: number): GraphRoute {
  return {
    source: pair.source,
    target: pair.target,
    tier: path.every((edge) => edge.engine.tier === 'next_gen') ? 'next_gen' : 'classic',
    hops: path.map(({ source, target, engine }) => ({ source, target, engine })),
    score: routeScore,
    group: `${routeScore} ${path.map(({ kind, source, target }) => `${kind}:${source}>${target}`).join(' ')}`,
    weight: path.reduce((product, edge) => product * edge.weight, 1),
  };
}
