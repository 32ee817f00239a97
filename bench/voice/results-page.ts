import { percentile } from '../measurement/statistics.ts';
import { table } from '../report/tables.ts';
import type { FileResult } from './measure-file.ts';
import type { Heard, SetResult } from './measure-recognition.ts';
import type { Delay, SessionResult } from './measure-sessions.ts';
import type { SpeechOutResult } from './measure-speech-out.ts';

export interface VoiceResults {
  readonly sessions: readonly SessionResult[];
  readonly speech: readonly SpeechOutResult[];
  readonly recognition: readonly SetResult[];
  readonly file: FileResult | undefined;
}

export interface Circumstances {
  readonly date: Date;
  readonly machine: string;
  /** How many processes wanted to run, over a minute, before and after each part. */
  readonly loads: readonly number[];
}

/** `bench/README.md`: the bars of voice. */
const wanted = {
  ...{ tentativeMs: 500, concludedMs: 1_000, cores: 0.4, megabytes: 110 },
  ...{ samplesMs: 30, elementMs: 100, moreFound: 8, speed: 4 },
};

export function resultsPage(results: VoiceResults, { date, machine, loads }: Circumstances): string {
  const load = loads.map((one) => one.toFixed(1)).join(', ');
  return `# Speech

Measured on ${date.toISOString().slice(0, 10)} on ${machine}, Node ${process.versions.node}. Load of the machine before, between and after the
parts, this benchmark included: ${load}. Delays and processor time are those of a quiet machine only where the load is about
the number of cores. How: [README.md](README.md).

${table(['bar', 'met', 'wanted', 'measured'], bars(results))}
${[sessionsPart(results.sessions), speechPart(results.speech), recognitionPart(results.recognition), filePart(results.file)].join('')}`;
}

function bars({ sessions, speech, recognition, file }: VoiceResults): string[][] {
  const bar = (text: string, isMet: boolean, limit: string, measured: string): string[] => [
    text,
    isMet ? 'yes' : '**no**',
    limit,
    measured,
  ];
  const ofSessions = sessions.flatMap((one) => {
    const name = one.sessions === 1 ? 'one session' : `${one.sessions} sessions`;
    // A server that gives back memory of its start in the meantime says nothing of sessions.
    const megabytes = one.memory.processes + Math.max(one.memory.server, 0);
    return [
      bar(
        `${name}: first tentative word, p50`,
        one.tentative.p50 <= wanted.tentativeMs,
        '≤ 500 ms',
        ms(one.tentative.p50),
      ),
      bar(
        `${name}: last word concluded, p50`,
        one.concluded.p50 <= wanted.concludedMs,
        '≤ 1,000 ms',
        ms(one.concluded.p50),
      ),
      bar(`${name}: cores a session`, one.cores <= wanted.cores, '≤ 0.4', one.cores.toFixed(2)),
      bar(`${name}: memory a session`, megabytes <= wanted.megabytes, '≤ 110 MB', `${Math.round(megabytes)} MB`),
      bar(`${name}: no fault`, one.faults.length === 0, 'none', one.faults.join('; ') || 'none'),
    ];
  });
  const ofVoices = [...new Set(speech.map(({ engine }) => engine))].map((engine) => {
    const own = speech.filter((one) => one.engine === engine);
    const p50 = percentile(
      own.flatMap(({ sampleTimes }) => sampleTimes),
      50,
    );
    const formats = own.map(({ firstSamples }) => firstSamples.p50);
    const spread = `${ms(Math.min(...formats))} to ${ms(Math.max(...formats))} by format`;
    return bar(`${engine}: first samples, p50`, p50 <= wanted.samplesMs, '≤ 30 ms', `${ms(p50)}, ${spread}`);
  });
  const ofElements = speech.map(({ engine, contentType, firstElement: { p50 } }) =>
    bar(`${engine}: first element of ${contentType}, p50`, p50 <= wanted.elementMs, '≤ 100 ms', ms(p50)),
  );
  const ofTerms = recognition
    .filter((set) => set.with.said > 0)
    .map((set) => {
      const more = set.with.found - set.without.found;
      return bar(`${set.set}: more terms found with the list`, more >= wanted.moreFound, '≥ 8 of 20', String(more));
    });
  const falseHits = recognition.reduce((sum, set) => sum + set.with.false, 0);
  const ofFalse =
    recognition.length === 0
      ? []
      : [bar('terms heard where nobody said them', falseHits === 0, '0', String(falseHits))];
  const ofFile =
    file === undefined
      ? []
      : [bar('a long file as a job: times real time', file.speed >= wanted.speed, '≥ 4', file.speed.toFixed(1))];
  return [...ofSessions, ...ofVoices, ...ofElements, ...ofTerms, ...ofFalse, ...ofFile];
}

function sessionsPart(sessions: readonly SessionResult[]): string {
  if (sessions.length === 0) return '';
  const both = ({ p50, p90 }: Delay): string => `${ms(p50)} / ${ms(p90)}`;
  return `
## Realtime sessions
WebM with Opus at the speed of speech, from English into Spanish, text and speech. Flite speaks. Memory is the median while the sessions
are open: of the processes that were started for a session (shared pages in parts), by how much the server is larger, and of the
processes that serve all sessions.

${table(
  [
    'sessions',
    'first tentative p50 / p90',
    'last word concluded p50 / p90',
    'first speech p50 / p90',
    'wrong words',
    'cores a session',
    'processes of a session',
    'server a session',
    'processes of all together',
  ],
  sessions.map((one) => [
    String(one.sessions),
    both(one.tentative),
    both(one.concluded),
    both(one.spoken),
    percent(one.errors, one.words),
    one.cores.toFixed(2),
    `${Math.round(one.memory.processes)} MB`,
    `${Math.round(one.memory.server)} MB`,
    `${Math.round(one.memory.shared)} MB`,
  ]),
)}
`;
}

function speechPart(speech: readonly SpeechOutResult[]): string {
  if (speech.length === 0) return '';
  const both = ({ p50, p90 }: SpeechOutResult['firstSamples']): string => `${ms(p50)} / ${ms(p90)}`;
  return `
## Speech out
${speech[0]?.sentences} English sentences one after the other into one stream of each format, as in a session: after what time the first samples
and the first element with sound are there. Each voice has spoken all of them once before.

${table(
  ['voice', 'format', 'first samples p50 / p90', 'first element p50 / p90'],
  speech.map((one) => [one.engine, one.contentType, both(one.firstSamples), both(one.firstElement)]),
)}
`;
}

function recognitionPart(recognition: readonly SetResult[]): string {
  if (recognition.length === 0) return '';
  const terms = ({ found, said, false: wrong }: Heard): string =>
    `${said === 0 ? '' : `${found} of ${said}, `}${wrong} false`;
  return `
## Recognition
Voice jobs with PocketSphinx, each clip without spoken terms and with the list of 20 in \`spoken-terms.json\`.

${table(
  ['speech', 'clips', 'words', 'wrong without terms', 'wrong with terms', 'terms without', 'terms with'],
  recognition.map((set) => [
    set.set,
    String(set.clips),
    String(set.words),
    percent(set.without.errors, set.words),
    percent(set.with.errors, set.words),
    terms(set.without),
    terms(set.with),
  ]),
)}
`;
}

function filePart(file: FileResult | undefined): string {
  if (file === undefined) return '';
  const { minutes, megabytes, speed, processor, errors, words, memory } = file;
  return `
## A long file
A voice job of ${Math.round(minutes)} minutes (${megabytes.toFixed(1)} MB of Opus in Ogg): ${speed.toFixed(1)} × real time, ${processor.toFixed(2)} processor seconds for a second of
speech, ${percent(errors, words)} of ${words} words wrong. Megabytes, medians in each quarter of the work:

${table(
  ['quarter', 'server', 'processes'],
  memory.map(({ server, processes }, index) => [
    String(index + 1),
    String(Math.round(server)),
    String(Math.round(processes)),
  ]),
)}
`;
}

function ms(milliseconds: number): string {
  return Number.isNaN(milliseconds) ? 'none' : `${Math.round(milliseconds)} ms`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
