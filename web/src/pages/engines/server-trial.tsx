import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { api } from '../../api/client.ts';
import type { paths } from '../../api/interface.generated.d.ts';
import type { Problem } from '../../api/problem.ts';
import { CopyButton } from '../../design/copy-button.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { ServerMessage } from '../../design/server-message.tsx';
import { useMessages } from '../../messages/messages.tsx';

type Trial = paths['/v1/console/server-trials']['post'];
type TriedServer = NonNullable<Trial['requestBody']>['content']['application/json'];
type Report = Trial['responses'][200]['content']['application/json'];

/** With an address as such servers have it. */
const kinds = {
  llm: 'http://localhost:11434/v1',
  transcription: 'http://localhost:8000/v1',
  synthesis: 'http://localhost:8000/v1',
  languagetool: 'http://localhost:8010/v2',
} as const;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as readonly Kind[];

const nothing = { kind: 'llm' as Kind, url: '', model: '', voice: '', key: '' };

/** A server is tried before it is configured: how it answers, and what to write into the configuration. */
export function ServerTrial() {
  const { format } = useMessages();
  const [given, setGiven] = useState(nothing);
  const { kind, url, model, voice, key } = given;
  const trial = useMutation<Report | undefined, Problem, TriedServer>({
    mutationFn: async (body) => (await api.POST('/v1/console/server-trials', { body })).data,
  });
  const change = (changed: Partial<typeof nothing>): void => setGiven((before) => ({ ...before, ...changed }));
  const hasModel = kind !== 'languagetool';
  return (
    <section className="card" aria-labelledby="server-trial">
      <h2 id="server-trial">{format('engines.trial')}</h2>
      <p className="hint">{format('engines.trialHint')}</p>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          trial.mutate({
            kind,
            base_url: url,
            ...(hasModel && { model }),
            ...(kind === 'synthesis' && voice !== '' && { voice }),
            ...(hasModel && key !== '' && { api_key: key }),
          });
        }}
      >
        <label>
          {format('engines.trialKind')}
          <select
            value={kind}
            onChange={({ target }) => change({ kind: kindNames.find((name) => name === target.value) ?? 'llm' })}
          >
            {kindNames.map((name) => (
              <option key={name} value={name}>
                {format(`engines.trialKind.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {format('engines.trialUrl')}
          <input
            type="url"
            dir="ltr"
            required
            maxLength={500}
            placeholder={kinds[kind]}
            value={url}
            onChange={({ target }) => change({ url: target.value })}
          />
        </label>
        {hasModel && (
          <label>
            {format('engines.trialModel')}
            <input
              dir="ltr"
              required
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              value={model}
              onChange={({ target }) => change({ model: target.value })}
            />
          </label>
        )}
        {kind === 'synthesis' && (
          <label>
            {format('voice.voice')}
            <input
              dir="ltr"
              maxLength={200}
              autoComplete="off"
              placeholder="alloy"
              value={voice}
              onChange={({ target }) => change({ voice: target.value })}
            />
          </label>
        )}
        {hasModel && (
          <label>
            {format('engines.trialKey')}
            <input
              type="password"
              dir="ltr"
              maxLength={1000}
              // Not the reader's own: no password manager keeps it.
              autoComplete="new-password"
              value={key}
              onChange={({ target }) => change({ key: target.value })}
            />
          </label>
        )}
        <Button type="submit" className="primary" isPending={trial.isPending}>
          {format(trial.isPending ? 'engines.trying' : 'engines.try')}
        </Button>
      </form>
      <div role="status">{trial.data !== undefined && <Result report={trial.data} />}</div>
      {trial.error !== null && <ProblemNotice error={trial.error} />}
    </section>
  );
}

function Result({ report: { outcome, detail, sample, milliseconds, settings } }: { readonly report: Report }) {
  const { format } = useMessages();
  const lines = settings.map(({ name, value }) => `${name}=${value}`).join('\n');
  const works = outcome === 'works';
  return (
    <div className={works ? 'notice' : 'notice warnings'}>
      <p>
        <strong>{format(`engines.outcome.${outcome}`)}</strong> {works && format('engines.trialTime', { milliseconds })}
      </p>
      <p>
        <ServerMessage text={detail} />
      </p>
      {sample !== null && sample !== '' && (
        <p>
          {format('engines.sample')} <q dir="auto">{sample}</q>
        </p>
      )}
      {works && (
        <>
          <p>{format('engines.settings')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
          <pre dir="ltr" tabIndex={0}>
            <code>{lines}</code>
          </pre>
          <CopyButton text={lines} label={format('engines.copySettings')} />
        </>
      )}
    </div>
  );
}
