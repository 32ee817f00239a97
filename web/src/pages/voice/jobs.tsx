import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { isAbort, Problem } from '../../api/problem.ts';
import type { VoiceLanguages } from '../../api/voice-languages.ts';
import { FileButton } from '../../design/file-button.tsx';
import { LanguageSelect } from '../../design/language-select.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { saveFile } from '../../design/save-file.ts';
import { ServerMessage } from '../../design/server-message.tsx';
import { useMessages } from '../../messages/messages.tsx';
import {
  deleteJob,
  downloadResult,
  isOver,
  type Job,
  type JobOrder,
  startJob,
  typeOf,
  useJob,
} from './job-requests.ts';
import { TargetChoice } from './target-choice.tsx';
import { TermsSelect, useTermsChoice } from './terms-select.tsx';

/** What is made of a recording, with the ending of its file. */
const outputs = [
  { type: 'text/plain', message: 'voice.output.text', ending: 'txt' },
  { type: 'application/x-subrip', message: 'voice.output.srt', ending: 'srt' },
  { type: 'audio/ogg;codecs=opus', message: 'voice.output.speech', ending: 'ogg' },
] as const;
const mostTargets = 10;
const kept = 'voice-jobs';

interface KeptJob {
  readonly id: string;
  readonly name: string;
}

/** Ids of this tab: the server lists no jobs. */
function readKept(): readonly KeptJob[] {
  return JSON.parse(sessionStorage.getItem(kept) ?? '[]') as readonly KeptJob[];
}

/** Recordings that the server works on while one does something else. */
export function Jobs({ languages }: { readonly languages: VoiceLanguages }) {
  const { format } = useMessages();
  const [source, setSource] = useState(languages.sources.includes('en') ? 'en' : (languages.sources[0] ?? ''));
  const [targets, setTargets] = useState<readonly string[]>([]);
  const [chosen, choose] = useState<readonly string[]>(['text/plain', 'application/x-subrip']);
  const [jobs, setJobs] = useState(readKept);
  const [sent, setSent] = useState(0);
  const terms = useTermsChoice(source);
  const stop = useRef<AbortController>(undefined);
  const keep = (changed: readonly KeptJob[]): void => {
    sessionStorage.setItem(kept, JSON.stringify(changed));
    setJobs(changed);
  };
  const start = useMutation<void, unknown, File>({
    mutationFn: async (given) => {
      if (typeOf(given) === undefined) throw new Problem(format('voice.wrongType'), { code: 'type', status: 0 });
      setSent(0);
      stop.current = new AbortController();
      const id = await startJob(given, orderOf(), setSent, stop.current.signal);
      keep([{ id, name: given.name }, ...readKept()]);
    },
  });
  const languagesOf = (type: string): readonly string[] =>
    type.startsWith('audio/') ? targets.filter((code) => languages.spoken.includes(code)) : [source, ...targets];
  const orderOf = (): JobOrder => ({
    source,
    termsId: terms.value,
    targets: chosen.flatMap((type) => languagesOf(type).map((language) => ({ language, type }))),
  });
  return (
    <section className="card wide" aria-labelledby="jobs">
      <h2 id="jobs">{format('voice.jobs')}</h2>
      <p className="hint">{format('voice.jobsHint')}</p>
      <fieldset className="fields" disabled={start.isPending}>
        <legend className="hidden">{format('voice.settings')}</legend>
        <div className="labelled">
          <span aria-hidden="true">{format('voice.recordedIn')}</span>
          <LanguageSelect
            label={format('voice.recordedIn')}
            value={source}
            codes={languages.sources}
            onChange={setSource}
          />
        </div>
        <TermsSelect {...terms} />
        <TargetChoice
          codes={languages.targets.filter((code) => code !== source)}
          chosen={targets}
          most={mostTargets}
          onChange={setTargets}
        />
        <fieldset>
          <legend>{format('voice.outputs')}</legend>
          {outputs.map(({ type, message }) => (
            <label key={type} className="check">
              <input
                type="checkbox"
                checked={chosen.includes(type)}
                onChange={({ target }) =>
                  choose(target.checked ? [...chosen, type] : chosen.filter((one) => one !== type))
                }
              />
              {format(message)}
            </label>
          ))}
        </fieldset>
      </fieldset>
      <div className="buttons controls">
        <FileButton
          className="primary"
          label={format('voice.choose')}
          accept=".mp3,.wav,.ogg,.oga,.opus,.flac,.m4a,.mp4,.webm"
          isDisabled={start.isPending || orderOf().targets.length === 0}
          onFile={(given) => start.mutate(given)}
        />
        {start.isPending && (
          <>
            <progress max={1} value={sent} aria-label={format('files.phase.uploading')} />
            <Button className="secondary" onPress={() => stop.current?.abort()}>
              {format('files.cancel')}
            </Button>
          </>
        )}
      </div>
      {start.error !== null && !isAbort(start.error) && <ProblemNotice error={start.error} />}
      <ul className="rows">
        {jobs.map((job) => (
          <JobRow key={job.id} {...job} onRemove={() => keep(jobs.filter(({ id }) => id !== job.id))} />
        ))}
      </ul>
    </section>
  );
}

function JobRow({ id, name, onRemove }: KeptJob & { onRemove(): void }) {
  const { format } = useMessages();
  const { data: job, error, refetch } = useJob(id);
  const remove = useMutation({ mutationFn: deleteJob, onSuccess: onRemove });
  const isGone = error instanceof Problem && error.status === 404;
  const state = isGone ? 'gone' : (job?.status ?? 'pending');
  return (
    <li>
      <div>
        <strong dir="auto">{name}</strong>
        <p role="status" className="state">
          {format(`voice.job.${state}`)}
        </p>
        {job && !isOver(job) && !isGone && (
          <progress max={1} value={job.progress} aria-label={format('files.progress', { document: name })} />
        )}
      </div>
      <span className="buttons">
        {!isGone &&
          job?.results.map((result, position) => (
            <Download
              key={`${job.targets[position]?.language} ${job.targets[position]?.type}`}
              {...{ name, result }}
              target={job.targets[position]}
              onDone={() => void refetch()}
            />
          ))}
        <Button
          className="secondary"
          aria-label={format('files.about', { action: format('files.delete'), document: name })}
          isDisabled={remove.isPending}
          onPress={() => (isGone ? onRemove() : remove.mutate(id))}
        >
          {format(job && !isOver(job) && !isGone ? 'files.cancel' : 'files.remove')}
        </Button>
      </span>
      {error !== null && !isGone && <ProblemNotice error={error} />}
      {remove.error !== null && <ProblemNotice error={remove.error} />}
    </li>
  );
}

interface DownloadProps {
  readonly name: string;
  readonly result: Job['results'][number];
  readonly target: Job['targets'][number] | undefined;
  onDone(): void;
}

/** A result can be downloaded once; then this page has it until it is left. */
function Download({ name, result, target, onDone }: DownloadProps) {
  const { format, languageName } = useMessages();
  const save = useMutation({ mutationFn: downloadResult });
  if (target === undefined) return null;
  const output = outputs.find(({ type }) => type === target.type);
  const what = `${languageName(target.language)}, ${output === undefined ? target.type : format(output.message)}`;
  const fileName = `${name.replace(/\.[^.]*$/, '')}.${target.language}.${output?.ending ?? 'bin'}`;
  if (result.status === 'failed')
    return (
      <span className="notice problem">
        {what}: <ServerMessage text={result.error?.message ?? ''} />
      </span>
    );
  const press = (): void => {
    if (save.data !== undefined) saveFile(save.data, fileName);
    else
      save.mutate(result, {
        onSuccess: (content) => {
          saveFile(content, fileName);
          onDone();
        },
      });
  };
  return (
    <>
      <Button
        className="secondary"
        isDisabled={save.isPending || (result.status !== 'complete' && save.data === undefined)}
        onPress={press}
      >
        {what}
      </Button>
      {save.error !== null && <ProblemNotice error={save.error} />}
    </>
  );
}
