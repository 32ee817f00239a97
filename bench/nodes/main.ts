import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine, describeVersions } from '../measurement/machine.ts';
import { barTable } from '../report/tables.ts';
import { compileModules } from '../subjects/dragoman.ts';
import { type Installation, startAlone, startApart, startNodes } from './installations.ts';
import { addUp, type Measured, measureIdle, measureKind } from './measure-installation.ts';
import { NodeClient } from './node-client.ts';
import type { NodeResults } from './node-results.ts';
import { sendAtOnce } from './paced-load.ts';
import { type RequestKind, requestKinds } from './request-kinds.ts';
import { judgeNodeBars, resultsPage } from './results-page.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    turns: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '3' },
    nodes: { type: 'string', default: '1,2,4' },
    kinds: { type: 'string', default: '' },
    output: { type: 'string', default: join(import.meta.dirname, 'RESULTS.md') },
  },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const turns = Number(values.turns);
/** Of each turn. */
const seconds = Number(values.seconds);
const idleSeconds = 6;
/** Seconds of the lowest load before the first measurement: sixty documents, for example. */
const warmUpFactor = 40;
/** Of the kinds of requests, those whose name contains one of the words; all, if none is given. */
const isWanted = (kind: string): boolean => values.kinds.split(',').some((word) => kind.includes(word));
const counts = values.nodes.split(',').map(Number);
/** Every installation gets the load that is the lowest one for each of the most nodes. */
const most = Math.max(...counts);
const circumstances = {
  date: new Date(),
  machine: describeMachine(),
  versions: describeVersions(),
  rounds,
  turns,
  seconds,
  isBusy: (loadavg()[0] ?? 0) > availableParallelism() / 4,
};

interface Subject {
  readonly installation: Installation;
  readonly kinds: readonly RequestKind[];
  /** Times the lowest load of a node. */
  readonly factors: readonly number[];
  readonly idle: Measured[];
  readonly loads: Map<string, Measured[]>;
}

compileModules();
await using opened = new AsyncDisposableStack();
const installations = [await startAlone(opened)];
for (const count of counts) installations.push(await startNodes(opened, count));
if (most > 1) installations.push(await startApart(opened, most));
const subjects: Subject[] = [];
for (const installation of installations) {
  const isLowest = installation.nodes.length === 1 && installation.services !== undefined;
  const kinds = (await requestKinds(installation)).filter(({ name }) => isWanted(name));
  subjects.push({ installation, kinds, factors: isLowest ? [1, most] : [most], idle: [], loads: new Map() });
  console.log(`${installation.name}: warming up`);
  using client = new NodeClient(installation.nodes);
  // Compilers look at what runs often: each node has had as much.
  for (const kind of kinds)
    await sendAtOnce(4, Math.ceil(kind.perNodeSecond * warmUpFactor) * installation.nodes.length, (index) =>
      kind.send(client, index),
    );
}

for (let round = 1; round <= rounds; round++) {
  console.log(`Round ${round}`);
  for (const { installation, idle } of subjects) idle.push(await measureIdle(installation, idleSeconds));
  for (const name of subjects[0]?.kinds.map((kind) => kind.name) ?? []) await measureInTurn(name);
}

/**
 * Each load of all installations for some seconds, then the same backwards, and so on: what is compared is measured at nearly the same
 * time, and neither always first. What else happens on a machine changes within seconds.
 */
async function measureInTurn(wanted: string): Promise<void> {
  const loads = subjects.flatMap((subject) =>
    subject.kinds
      .filter(({ name }) => name === wanted)
      .flatMap((kind) => subject.factors.map((factor) => ({ subject, kind, factor, measured: [] as Measured[] }))),
  );
  for (let turn = 0; turn < turns; turn++)
    for (const { subject, kind, factor, measured } of turn % 2 === 0 ? loads : loads.toReversed())
      measured.push(await measureKind(subject.installation, kind, kind.perNodeSecond * factor, seconds, turn === 0));
  for (const { subject, kind, factor, measured } of loads) {
    const name = `${kind.name} ${factor}`;
    subject.loads.set(name, [...(subject.loads.get(name) ?? []), addUp(measured)]);
  }
}

const described = ({ installation: { name, nodes, services, members } }: Subject) => ({
  installation: name,
  nodes: nodes.length,
  hasServices: services !== undefined,
  isApart: members !== undefined,
});
const kinds = subjects[0]?.kinds ?? [];
const results: NodeResults = {
  kinds: kinds.map(({ name }) => name),
  loads: kinds.flatMap(({ name, perNodeSecond }) =>
    subjects.flatMap((subject) =>
      subject.factors.map((factor) => ({
        ...described(subject),
        kind: name,
        perSecond: perNodeSecond * factor,
        rounds: subject.loads.get(`${name} ${factor}`) ?? [],
      })),
    ),
  ),
  idle: subjects.map((subject) => ({ ...described(subject), rounds: subject.idle })),
};
await writeFile(values.output, resultsPage(results, circumstances));
console.log(`\n${barTable(judgeNodeBars(results))}\n\nWritten to ${values.output}.`);
