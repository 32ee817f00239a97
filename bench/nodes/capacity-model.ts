/** Processor time of something in milliseconds, of so many nodes at a load that they share. */
export interface Point {
  readonly nodes: number;
  readonly perSecond: number;
  readonly millisecondsPerSecond: number;
}

/** Processor time grows with nodes and with requests. */
export interface CostLine {
  /** Milliseconds each second that do not grow with nodes: a service wakes for some requests that it serves together when there are more. */
  readonly perSecond: number;
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
  if (perRequest > 0 && perNodeSecond >= 0) return { perSecond: 0, perNodeSecond, perRequest };
  return { perSecond: 0, perNodeSecond: 0, perRequest: other.millisecondsPerSecond / other.perSecond };
}

/** Of a service that nodes share: each node costs it what one without requests does, and the rest it costs by itself. */
export function shareService({ perNodeSecond, perRequest }: CostLine, idleMilliseconds: number): CostLine {
  const ofNode = Math.min(idleMilliseconds, perNodeSecond);
  return { perSecond: perNodeSecond - ofNode, perNodeSecond: ofNode, perRequest };
}

/** Milliseconds a request that so many nodes together cost at a load that they share. */
export function predictCost(line: CostLine, nodes: number, requestsPerSecond: number): number {
  return line.perRequest + (line.perSecond + nodes * line.perNodeSecond) / requestsPerSecond;
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
