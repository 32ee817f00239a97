import { median } from '../measurement/statistics.ts';
import { type CostLine, fitCost, type Point, predictCost, shareService } from './capacity-model.ts';
import type { Cost, Measured } from './measure-installation.ts';

/** A load of one installation, measured in each round. */
export interface LoadResult {
  readonly installation: string;
  readonly nodes: number;
  readonly hasServices: boolean;
  /** Installations of one node, beside each other. */
  readonly isApart: boolean;
  readonly kind: string;
  readonly perSecond: number;
  readonly rounds: readonly Measured[];
}

export type Part = keyof Cost;

export interface NodeResults {
  readonly kinds: readonly string[];
  readonly loads: readonly LoadResult[];
  /** Of each installation without requests. */
  readonly idle: readonly Omit<LoadResult, 'kind' | 'perSecond'>[];
}

export interface Prediction {
  readonly kind: string;
  readonly nodes: number;
  readonly part: Part;
  readonly predicted: number;
  readonly measured: number;
}

/** Of the installations, what one costs beside the other a request, as the rounds show in which both were measured one after the other. */
export function ratioOf(one: LoadResult, other: LoadResult, part: Part): number {
  return median(
    one.rounds.flatMap((round, index) => {
      const beside = other.rounds[index];
      return beside === undefined ? [] : [round.cost[part] / round.requests / (beside.cost[part] / beside.requests)];
    }),
  );
}

/** Milliseconds a request, or transactions a request. */
export function perRequest({ rounds }: LoadResult, part: Part): number {
  return median(rounds.map(({ cost, requests }) => cost[part] / requests));
}

export function perSecond({ rounds }: Pick<LoadResult, 'rounds'>, part: Part): number {
  return median(rounds.map(({ cost, seconds }) => cost[part] / seconds));
}

export function loadsOf({ loads }: NodeResults, kind: string): readonly LoadResult[] {
  return loads.filter((load) => load.kind === kind);
}

/** One node at its lowest and its highest load. */
export function ofOneNode(results: NodeResults, kind: string): readonly [LoadResult, LoadResult] {
  const [low, high] = loadsOf(results, kind)
    .filter(({ nodes, hasServices }) => nodes === 1 && hasServices)
    .toSorted((one, other) => one.perSecond - other.perSecond);
  if (low === undefined || high === undefined) throw new Error(`One node was not measured with ${kind}.`);
  return [low, high];
}

export function ofNodes(results: NodeResults, kind: string): readonly LoadResult[] {
  return loadsOf(results, kind).filter(({ nodes, isApart }) => nodes > 1 && !isApart);
}

/** As many installations of one node as the most nodes of one. */
export function ofNodesApart(results: NodeResults, kind: string): LoadResult | undefined {
  return loadsOf(results, kind).find(({ isApart }) => isApart);
}

/**
 * What installations of one node show: nodes cost the difference between one and several of them that share the same load, which keeps
 * the machine as busy; a service, of which several nodes have one, the difference between two loads, and what one node without
 * requests costs it.
 */
export function costLine(results: NodeResults, kind: string, part: Part): CostLine {
  const point = (load: LoadResult): Point => ({
    nodes: load.isApart ? load.nodes : 1,
    perSecond: load.perSecond,
    millisecondsPerSecond: perRequest(load, part) * load.perSecond,
  });
  const [low, high] = ofOneNode(results, kind);
  const apart = ofNodesApart(results, kind);
  const isService = part === 'postgres' || part === 'objects' || part === 'commits';
  const line = fitCost(point(isService || apart === undefined ? low : apart), point(high));
  if (!isService) return line;
  const idle = results.idle.find(({ nodes, hasServices }) => nodes === 1 && hasServices);
  return shareService(line, idle === undefined ? 0 : perSecond(idle, part));
}

/** What one node shows about several, beside what they cost. */
export function predictions(results: NodeResults, part: Part): readonly Prediction[] {
  return results.kinds.flatMap((kind) => {
    const line = costLine(results, kind, part);
    return ofNodes(results, kind).map((load) => ({
      kind,
      nodes: load.nodes,
      part,
      predicted: predictCost(line, load.nodes, load.perSecond),
      measured: perRequest(load, part),
    }));
  });
}
