import type { TextTranslator, TranslationBatch, TranslationOutcome } from '../contracts/engines/text-translator.ts';
import type {
  ReachableLanguages,
  RouteHop,
  RouteRequest,
  TranslationRoute,
  TranslationRouter,
} from '../contracts/engines/translation-router.ts';
import type { LanguagePair } from '../contracts/language-pair.ts';
import { ServiceError } from '../errors/service-error.ts';
import { baseLanguage } from '../language/codes.ts';
import { servingTargets, variantsOf } from '../language/variants.ts';

/** An engine with its place in the order of quality (see `registry.ts`). */
export interface RankedTranslator {
  readonly engine: TextTranslator;
  /** 0 to 1; compares engines on a pair that both serve. */
  readonly quality: number;
}

interface Edge extends RouteHop {
  readonly quality: number;
}

/** What a second hop costs: errors of both hops add up. */
const pivotPenalty = 0.8;

/** What a near variant costs against the one asked for; less than a second hop. */
const otherVariantPenalty = 0.95;

/**
 * Languages in between, best first, where scores are equal: rich dictionaries in both directions. A language that is
 * not listed comes last.
 */
const pivotPreference = ['en', 'es', 'ca', 'fr', 'ru', 'sv', 'nb'];

/**
 * Routes over the graph that all engines' pairs form. The graph and the routes found are kept until an engine answers
 * `pairs()` with another array.
 */
export function createTranslationRouter(translators: readonly RankedTranslator[]): TranslationRouter {
  let seen: readonly (readonly LanguagePair[])[] = [];
  let graph = new Map<string, Edge[]>();
  let found = new Map<string, TranslationRoute | undefined>();
  let languages: ReachableLanguages | undefined;

  function refresh(): void {
    const current = translators.map(({ engine }) => (engine.health().state === 'ready' ? engine.pairs() : noPairs));
    if (current.length === seen.length && current.every((pairs, index) => pairs === seen[index])) return;
    seen = current;
    graph = buildGraph(translators, current);
    found = new Map();
    languages = undefined;
  }

  function find(request: RouteRequest): TranslationRoute | undefined {
    refresh();
    const key = `${request.source}>${request.target}>${request.tier ?? ''}>${request.formality ?? ''}>${request.instructions === true}`;
    if (!found.has(key)) found.set(key, search(graph, request));
    return found.get(key);
  }

  return {
    find,
    reachable() {
      refresh();
      languages ??= reachableLanguages(graph, find);
      return languages;
    },
    translate: runRoute,
  };
}

const noPairs: readonly LanguagePair[] = [];

function buildGraph(
  translators: readonly RankedTranslator[],
  pairs: readonly (readonly LanguagePair[])[],
): Map<string, Edge[]> {
  const graph = new Map<string, Edge[]>();
  translators.forEach(({ engine, quality }, index) => {
    for (const { source, target } of pairs[index] ?? noPairs) {
      const edges = graph.get(source) ?? [];
      edges.push({ source, target, engine, quality });
      graph.set(source, edges);
    }
  });
  return graph;
}

function search(graph: ReadonlyMap<string, Edge[]>, request: RouteRequest): TranslationRoute | undefined {
  const allowed = (edge: Edge): boolean => request.tier === undefined || edge.engine.tier === request.tier;
  const honours = (edge: Edge): boolean => {
    if (request.formality === undefined && request.instructions !== true) return true;
    const capabilities = edge.engine.capabilities(edge);
    return (
      (request.formality === undefined || capabilities.formality) &&
      (request.instructions !== true || capabilities.instructions)
    );
  };
  const first = (graph.get(request.source) ?? []).filter(allowed);
  const paths = servingTargets(request.target).flatMap((target, rank) => {
    const ends = (edge: Edge): boolean => edge.target === target && honours(edge);
    const direct = first.filter(ends).map((edge) => [edge]);
    const pivoted = first
      .filter((edge) => edge.target === baseLanguage(edge.target) && edge.target !== baseLanguage(target))
      .flatMap((start) =>
        (graph.get(start.target) ?? []).filter((edge) => allowed(edge) && ends(edge)).map((end) => [start, end]),
      );
    return [...direct, ...pivoted].map((path) => ({ path, score: score(path) * otherVariantPenalty ** rank }));
  });
  const best = paths.sort(byScore)[0];
  return best === undefined ? undefined : toRoute(request, best.path, best.score);
}

function score(path: readonly Edge[]): number {
  return path.reduce((product, edge) => product * edge.quality, path.length > 1 ? pivotPenalty : 1);
}

interface ScoredPath {
  readonly path: readonly Edge[];
  readonly score: number;
}

function byScore(one: ScoredPath, other: ScoredPath): number {
  return other.score - one.score || pivotRank(one.path) - pivotRank(other.path);
}

function pivotRank(path: readonly Edge[]): number {
  const rank = pivotPreference.indexOf(path[0]?.target ?? '');
  return rank === -1 ? pivotPreference.length : rank;
}

function toRoute(pair: LanguagePair, path: readonly Edge[], routeScore: number): TranslationRoute {
  return {
    source: pair.source,
    target: pair.target,
    tier: path.every((edge) => edge.engine.tier === 'next_gen') ? 'next_gen' : 'classic',
    hops: path.map(({ source, target, engine }) => ({ source, target, engine })),
    score: routeScore,
  };
}

function reachableLanguages(
  graph: ReadonlyMap<string, Edge[]>,
  find: (request: RouteRequest) => TranslationRoute | undefined,
): ReachableLanguages {
  const sources = [...graph.keys()].sort();
  const direct = new Set([...graph.values()].flat().map((edge) => edge.target));
  const bases = new Set([...direct].map(baseLanguage));
  const wanted = new Set([...direct, ...bases, ...[...bases].flatMap(variantsOf)]);
  const targets = [...wanted].filter((target) =>
    sources.some((source) => source !== baseLanguage(target) && find({ source, target }) !== undefined),
  );
  return { sources, targets: targets.sort() };
}

async function runRoute(
  route: TranslationRoute,
  batch: TranslationBatch,
  signal: AbortSignal,
): Promise<TranslationOutcome> {
  let segments = batch.segments;
  const warnings: TranslationOutcome['warnings'][number][] = [];
  const last = route.hops.at(-1);
  for (const hop of route.hops) {
    const options = hop === last ? batch.options : { formality: 'default' as const };
    const { source, target } = hop;
    const outcome = await hop.engine.translate({ source, target, segments, options }, signal);
    if (outcome.segments.length !== segments.length) throw miscounted(hop, outcome.segments.length, segments.length);
    segments = outcome.segments;
    warnings.push(...outcome.warnings);
  }
  if (last !== undefined && last.target !== route.target && route.target !== baseLanguage(route.target))
    warnings.push({
      code: 'variant_not_distinguished',
      message: `No engine knows '${route.target}' apart; the translation is in '${last.target}'.`,
    });
  return { segments, warnings };
}

/** Texts would be mixed up, so nothing of the outcome is used. */
function miscounted({ engine }: RouteHop, answered: number, asked: number): ServiceError {
  const cause = new Error(`Engine '${engine.id}' answered ${answered} segments where ${asked} were asked for.`);
  return new ServiceError('engine_failed', {}, { cause });
}
