import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from '../measurement/machine.ts';
import { measureFile } from './measure-file.ts';
import { measureRecognition } from './measure-recognition.ts';
import { measureSessions, type SessionResult } from './measure-sessions.ts';
import { measureSpeechOut } from './measure-speech-out.ts';
import { resultsPage } from './results-page.ts';
import { speak } from './spoken-audio.ts';

/**
 * Speech: how soon words come in realtime sessions and what a session costs, how many words are wrong without spoken terms and
 * with them, and a long file as a job.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'sessions,speech,recognition,file' },
    sessions: { type: 'string', default: '1,4' },
    seconds: { type: 'string', default: '60' },
    /** A folder of clips with their words: `a.wav` and `a.txt`. */
    clips: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    output: { type: 'string', default: join(import.meta.dirname, 'RESULTS.md') },
  },
  // The first is the name of this benchmark.
  allowPositionals: true,
});
const parts = new Set(values.only.split(','));
const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-voice-'));
const report = (line: string): void => console.log(line);
const load = (): number => loadavg()[0] ?? 0;

try {
  const loads = [load()];
  const sessions: SessionResult[] = [];
  if (parts.has('sessions')) {
    const [audio, warmUp] = [speak(folder, Number(values.seconds)), speak(folder, 5)];
    for (const count of values.sessions.split(',').map(Number)) {
      sessions.push(await measureSessions(count, audio, warmUp));
      report(JSON.stringify(sessions.at(-1)));
      loads.push(load());
    }
  }
  const speech = parts.has('speech') ? await measureSpeechOut(report) : [];
  const recognition = parts.has('recognition') ? await measureRecognition(folder, values.clips, report) : [];
  loads.push(load());
  const file = parts.has('file') ? await measureFile(folder, Number(values.minutes)) : undefined;
  loads.push(load());
  const circumstances = { date: new Date(), machine: describeMachine(), loads };
  const page = resultsPage({ sessions, speech, recognition, file }, circumstances);
  await writeFile(values.output, page);
  report(`${page}\nWritten to ${values.output}.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
