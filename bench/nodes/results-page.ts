import type { Bar } from '../report/bars.ts';
import { barTable, table } from '../report/tables.ts';
import { type CostLine, capacityFor, plannedShare } from './capacity-model.ts';
import {
  costLine,
  loadsOf,
  type NodeResults,
  ofNodes,
  ofNodesApart,
  ofOneNode,
  type Part,
  type Prediction,
  perRequest,
  perSecond,
  predictions,
  ratioOf,
} from './node-results.ts';

export interface Circumstances {
  readonly date: Date;
  readonly machine: string;
  readonly versions: string;
  readonly rounds: number;
  /** Of each load in a round. */
  readonly turns: number;
  /** Of a turn. */
  readonly seconds: number;
  readonly isBusy: boolean;
}

/** By how much a request may cost more with as much load for each of the most nodes. */
const growth = 1.15;
const accuracy = 0.2;
const plannedRates = [100, 1_000, 10_000];
/** Of the processor time of all parts together: below, a part is no more than the steps in which time is counted. */
const leastShare = 0.1;

const partNames = { nodes: 'nodes and engines', postgres: 'PostgreSQL', objects: 'bucket' } as const;
const parts = Object.keys(partNames) as (keyof typeof partNames)[];

export function judgeNodeBars(results: NodeResults): readonly Bar[] {
  const bars = results.kinds.map((kind): Bar => {
    const [alone] = ofOneNode(results, kind);
    const most = ofNodes(results, kind).at(-1) ?? alone;
    const apart = ofNodesApart(results, kind) ?? alone;
    const ratio = ratioOf(most, apart, 'nodes');
    return {
      text: `${kind}: processor time of ${most.nodes} nodes a request, beside ${most.nodes} installations of 1 node with the same load`,
      wanted: `≤ ${growth} ×`,
      measured: `${ratio.toFixed(2)} ×`,
      met: ratio <= growth,
    };
  });
  for (const part of parts) {
    const worst = Math.max(...relevant(results, part).map(errorOf), 0);
    bars.push({
      text: `capacity model, ${partNames[part]}: largest error for more than one node`,
      wanted: `≤ ${100 * accuracy} %`,
      measured: `${(100 * worst).toFixed(0)} %`,
      met: worst <= accuracy,
    });
  }
  return bars;
}

export function resultsPage(results: NodeResults, circumstances: Circumstances): string {
  const { date, machine, versions, rounds, turns, seconds, isBusy } = circumstances;
  const maximum = Math.max(...results.idle.map(({ nodes }) => nodes));
  return `# Nodes: processor time a request

Written by \`npm run bench -- nodes\` on ${date.toISOString().slice(0, 10)}; medians over ${rounds} ${rounds === 1 ? 'round' : 'rounds'} of ${turns} × ${seconds} s, all loads in turn. How: [README.md](README.md).
Machine: ${machine}.${isBusy ? ' **Preliminary, on a busy machine**: others worked on it meanwhile, so processor times are rough.' : ''}
Versions: ${versions}.

## Bars
${barTable(judgeNodeBars(results))}

## Milliseconds of processor time a request
Requests a second are those of all nodes together. The event loop is part of the nodes' time.

${table(
  ['request', 'installation', 'a second', 'nodes and engines', 'event loops', 'PostgreSQL', 'bucket', 'commits'],
  results.kinds.flatMap((kind) =>
    loadsOf(results, kind).map((load) => [
      kind,
      load.installation,
      String(load.perSecond),
      ...(['nodes', 'loops', 'postgres', 'objects', 'commits'] as const).map((part) =>
        load.hasServices || part === 'nodes' || part === 'loops' ? digits(perRequest(load, part)) : '',
      ),
    ]),
  ),
)}

## Without requests
Milliseconds of processor time a second, of all nodes together.

${table(
  ['installation', '', 'nodes and engines', 'PostgreSQL', 'bucket'],
  results.idle.map((idle) => [
    idle.installation,
    '',
    ...parts.map((part) => (idle.hasServices || part === 'nodes' ? digits(perSecond(idle, part)) : '')),
  ]),
)}

## Capacity model
\`milliseconds a second = perSecond + nodes × perNodeSecond + requests a second × perRequest\`, of nodes and event loops from one node and from ${maximum} installations
of one node at the same load, of services from one node at two loads and without requests:

${table(
  ['request', 'part', 'perSecond', 'perNodeSecond', 'perRequest'],
  results.kinds.flatMap((kind) =>
    [...parts, 'loops' as const].map((part) => {
      const line = costLine(results, kind, part);
      const name = part === 'loops' ? 'event loop' : partNames[part];
      return [kind, name, digits(line.perSecond), digits(line.perNodeSecond), digits(line.perRequest)];
    }),
  ),
)}

With ${100 * plannedShare} % of each core in use, it plans:

${table(
  ['request', 'a second', 'nodes', 'cores of nodes', 'cores of PostgreSQL', 'cores of the bucket'],
  results.kinds.flatMap((kind) =>
    plannedRates.map((rate) => {
      const line = (part: Part): CostLine => costLine(results, kind, part);
      const lines = {
        nodes: line('nodes'),
        loops: line('loops'),
        postgres: line('postgres'),
        objects: line('objects'),
      };
      const { nodes, nodeCores, postgresCores, objectCores } = capacityFor(rate, lines);
      return [
        kind,
        rate.toLocaleString('en-US'),
        String(nodes),
        ...[nodeCores, postgresCores, objectCores].map(digits),
      ];
    }),
  ),
)}

What it predicts for several nodes, in milliseconds a request, beside what they cost. Parts with less than ${100 * leastShare} % of the time of a request
are left out: most processor times count in steps of 10 ms.

${table(
  ['request', 'part', 'nodes', 'predicted', 'measured', 'error'],
  parts.flatMap((part) =>
    relevant(results, part).map((prediction) => [
      prediction.kind,
      partNames[part],
      String(prediction.nodes),
      digits(prediction.predicted),
      digits(prediction.measured),
      `${(100 * (prediction.predicted / prediction.measured - 1)).toFixed(0)} %`,
    ]),
  ),
)}
`;
}

function relevant(results: NodeResults, part: Part): readonly Prediction[] {
  return predictions(results, part).filter(({ kind, nodes, measured }) => {
    const load = ofNodes(results, kind).find((one) => one.nodes === nodes);
    const all = parts.reduce((sum, other) => sum + (load === undefined ? 0 : perRequest(load, other)), 0);
    return measured >= leastShare * all;
  });
}

function errorOf({ predicted, measured }: Prediction): number {
  return Math.abs(predicted / measured - 1);
}

function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
