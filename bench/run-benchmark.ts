import { setTimeout as pause } from 'node:timers/promises';
import { apyDialect, apySettings, startApy } from './anchors/apertium-apy.ts';
import { rawSettings, startRawSubject } from './anchors/raw-subject.ts';
import { readCorpus } from './corpus/read-corpus.ts';
import { measureClientCost } from './load/measure-client-cost.ts';
import { memoryOf, sumOfMemory } from './measurement/process-tree.ts';
import { untilIdle } from './measurement/until-idle.ts';
import type { Plan } from './plan.ts';
import type { Agreement, BenchmarkResults, IdleMeasurement, Measurement } from './results.ts';
import { compileModules, dragomanDialect, startDragoman, temporaryDataFolder } from './subjects/dragoman.ts';
import type { ServerProcess } from './subjects/server-process.ts';
import { serverSubject } from './subjects/server-subject.ts';
import type { Subject } from './subjects/subject.ts';

export const dragomanName = 'Dragoman';

export async function runBenchmark(plan: Plan, say: (line: string) => void): Promise<BenchmarkResults> {
  const { sentences, wordsPerSentence } = readCorpus();
  await using dataFolder = await temporaryDataFolder();
  const servers = [
    ...apySettings.map((setting) => ({ name: setting.name, dialect: apyDialect, start: () => startApy(setting) })),
    { name: dragomanName, dialect: dragomanDialect, start: () => startDragoman(dataFolder.path) },
  ];

  compileModules();
  say('The load client against a server that echoes');
  const clientCost = await measureClientCost(plan, sentences);

  await using stack = new AsyncDisposableStack();
  const subjects: Subject[] = [];
  for (const setting of rawSettings) subjects.push(stack.use(await startRawSubject(setting, sentences)));
  const idle: IdleMeasurement[] = [];
  for (const { name, dialect, start } of servers) {
    say(`${name}: ${plan.starts} starts`);
    const started = await startSeveralTimes(plan.starts, start);
    subjects.push(stack.use(serverSubject(name, started.server, dialect, sentences)));
    await untilIdle(started.server.processId);
    const memory = memoryOf(started.server.processId);
    idle.push({ subject: name, startMilliseconds: started.milliseconds, memory });
  }

  say(`All: the same ${plan.comparedSentences} sentences, to compare the translations`);
  const agreement = await compareTranslations(subjects, sentences.slice(0, plan.comparedSentences));

  const measurements: Measurement[] = [];
  for (let round = 1; round <= plan.rounds; round += 1) {
    for (const cell of plan.cells) {
      for (const subject of subjects) {
        if (!subject.measures(cell)) continue;
        const measurement = await measure(subject, cell, round, plan);
        measurements.push(measurement);
        say(describe(measurement));
      }
    }
  }
  return { plan, wordsPerSentence, measurements, idle, agreement, clientCost };
}

/** The last one is left running. */
async function startSeveralTimes(
  times: number,
  start: () => Promise<ServerProcess>,
): Promise<{ server: ServerProcess; milliseconds: number[] }> {
  const milliseconds: number[] = [];
  for (;;) {
    const server = await start();
    milliseconds.push(server.startMilliseconds);
    if (milliseconds.length === times) return { server, milliseconds };
    await server[Symbol.asyncDispose]();
  }
}

async function compareTranslations(subjects: readonly Subject[], sentences: readonly string[]): Promise<Agreement[]> {
  const [reference, ...others] = subjects;
  const expected = (await reference?.translate(sentences)) ?? [];
  const agreement: Agreement[] = [];
  for (const subject of others) {
    const translated = await subject.translate(sentences);
    const same = translated.filter(
      (text, index) => withSingleSpaces(text) === withSingleSpaces(expected[index] ?? ''),
    ).length;
    const percent = (100 * same) / sentences.length;
    agreement.push({ subject: subject.name, percent });
    if (translated.length !== sentences.length || percent < 50) {
      throw new Error(`${subject.name} does other work than ${reference?.name}: ${translated.slice(0, 3).join('\n')}`);
    }
  }
  return agreement;
}

/** Apertium doubles the space around a word that it leaves out; a server may well fix that. */
function withSingleSpaces(text: string): string {
  return text.replaceAll(/ +/g, ' ');
}

async function measure(subject: Subject, cell: Measurement['cell'], round: number, plan: Plan): Promise<Measurement> {
  const running = subject.measure(cell, { warmUpSeconds: plan.warmUpSeconds, seconds: plan.cellSeconds });
  const halfTime = (plan.warmUpSeconds + plan.cellSeconds / 2) * 1_000;
  const memory = pause(halfTime).then(() => sumOfMemory(subject.processes.map(memoryOf)));
  const [load, memoryUnderLoad] = await Promise.all([running, memory]);
  return { subject: subject.name, cell, round, load, memory: memoryUnderLoad };
}

function describe({ subject, cell, round, load }: Measurement): string {
  const rate = (load.requests / load.seconds).toFixed(1);
  const clients = `${cell.clients} clients × ${cell.sentencesPerRequest} sentences`;
  return `round ${round}, ${clients}, ${subject}: ${rate} requests/s, p50 ${load.medianMilliseconds.toFixed(2)} ms`;
}
