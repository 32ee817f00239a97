/** Processor time of something in milliseconds, of so many nodes at a load that they share. */
export interface Point {
  readonly nodes: number;
  readonly perSecond: number;
  readonly millisecondsPerSecond: number;
}

/** Processor time grows with nodes and with requests. */
export interface CostLine {
  /** Milliseconds that a node with this kind of requests costs each second, however few they are. */
  readonly perNodeSecond: number;
  readonly perRequest: number;
}

/** Of two points that differ in requests for each node. */
export function fitCost(one: Point, other: Point): CostLine {
  const determinant = one.nodes * other.perSecond - other.nodes * one.perSecond;
  const perNodeSecond =
    (one.millisecondsPerSecond * other.perSecond - other.millisecondsPerSecond * one.perSecond) / determinant;
  const perRequest = (other.millisecondsPerSecond - perNodeSecond * other.nodes) / other.perSecond;
  // Where noise is larger than what there is to see, all of it is the requests'.
  if (perRequest > 0 && perNodeSecond >= 0) return { perNodeSecond, perRequest };
  return { perNodeSecond: 0, perRequest: other.millisecondsPerSecond / other.perSecond };
}

/** Milliseconds a request that so many nodes together cost at a load that they share. */
export function predictCost({ perNodeSecond, perRequest }: CostLine, nodes: number, perSecond: number): number {
  return perRequest + (nodes * perNodeSecond) / perSecond;
}

/** Part of a core that is planned with; the rest is for peaks and for a node that is missing. */
export const plannedShare = 0.7;

export interface PartLines {
  readonly nodes: CostLine;
  readonly loops: CostLine;
  readonly postgres: CostLine;
  readonly objects: CostLine;
}

export interface Capacity {
  readonly nodes: number;
  /** Of all nodes together, with their engines. */
  readonly nodeCores: number;
  readonly postgresCores: number;
  readonly objectCores: number;
}

/** What so many requests a second need: nodes whose event loops have room for them, and cores for everything. */
export function capacityFor(perSecond: number, { nodes, loops, postgres, objects }: PartLines): Capacity {
  const planned = 1_000 * plannedShare;
  const count = Math.max(1, Math.ceil((perSecond * loops.perRequest) / (planned - loops.perNodeSecond)));
  const cores = (line: CostLine): number => (predictCost(line, count, perSecond) * perSecond) / planned;
  return { nodes: count, nodeCores: cores(nodes), postgresCores: cores(postgres), objectCores: cores(objects) };
}
