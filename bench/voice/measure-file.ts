import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startServer } from '../../test/support/running-server.ts';
import { countWordErrors, wordsOf } from '../../test/support/speech/count-word-errors.ts';
import { processTree, proportionalMemory, residentMemory } from '../measurement/process-tree.ts';
import { treeMilliseconds } from '../measurement/processor-time.ts';
import { median } from '../measurement/statistics.ts';
import { transcribeFile } from './run-job.ts';
import { speak } from './spoken-audio.ts';

/** A long file as a voice job. */
export interface FileResult {
  readonly minutes: number;
  readonly megabytes: number;
  /** Seconds of speech that were transcribed in a second. */
  readonly speed: number;
  /** Processor seconds for a second of speech. */
  readonly processor: number;
  readonly errors: number;
  readonly words: number;
  /** Medians of megabytes in each quarter of the work. */
  readonly memory: readonly QuarterMemory[];
}

export interface QuarterMemory {
  readonly server: number;
  readonly processes: number;
}

/** Sentences of Flite with pauses, in Ogg with Opus. */
export async function measureFile(folder: string, minutes: number): Promise<FileResult> {
  const audio = speak(folder, minutes * 60);
  const file = join(folder, 'long.ogg');
  const opus = ['-c:a', 'libopus', '-b:a', '32k'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', audio.file, ...opus, file]);
  await using server = await startServer();
  const { pid = 0 } = server.process;
  const samples: QuarterMemory[] = [];
  const before = treeMilliseconds(pid);
  const sampling = setInterval(() => {
    const [, ...started] = processTree(pid);
    const processes = started.reduce((sum, process) => sum + (proportionalMemory(process) ?? 0), 0);
    samples.push({ server: residentMemory(pid) ?? 0, processes });
  }, 1_000);
  const { text, milliseconds } = await transcribeFile(server, { file, contentType: 'audio/ogg' });
  clearInterval(sampling);
  const said = audio.sentences.map((sentence) => sentence.text).join(' ');
  return {
    minutes: audio.milliseconds / 60_000,
    megabytes: Number(execFileSync('stat', ['-c', '%s', file])) / 1e6,
    speed: audio.milliseconds / milliseconds,
    processor: (treeMilliseconds(pid) - before) / audio.milliseconds,
    errors: countWordErrors(said, text),
    words: wordsOf(said).length,
    memory: [0, 1, 2, 3].map((quarter) => medianOf(quarterOf(samples, quarter))),
  };
}

function quarterOf(samples: readonly QuarterMemory[], quarter: number): readonly QuarterMemory[] {
  return samples.slice((samples.length * quarter) / 4, (samples.length * (quarter + 1)) / 4);
}

function medianOf(samples: readonly QuarterMemory[]): QuarterMemory {
  return {
    server: median(samples.map(({ server }) => server)),
    processes: median(samples.map(({ processes }) => processes)),
  };
}
