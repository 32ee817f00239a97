import { Button } from 'react-aria-components/Button';
import { CopyButton } from '../../design/copy-button.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import type { MessageName } from '../../messages/message-names.ts';
import { useMessages } from '../../messages/messages.tsx';
import { type Overview, useCancelPackages, useInstallPackages } from './overview.ts';

type Report = Overview['packages'];
type Run = NonNullable<Report['run']>;

const known = ['runtime', 'voice', 'documents', 'converters', 'browser'] as const;

/** Packages of the system that parts of the server lack: a button where the server may install them, else the command. */
export function Packages({ packages: { groups, hindrance, run } }: Pick<Overview, 'packages'>) {
  const { format } = useMessages();
  const install = useInstallPackages();
  const isBusy = run?.state === 'running' || run?.state === 'cancelling';
  if (groups.length === 0 && run === null) return null;
  return (
    <section className="card" aria-labelledby="packages">
      <h2 id="packages">{format('engines.packages')}</h2>
      <p className="hint">{format(hindrance === null ? 'engines.packagesHint' : `engines.packagesNot.${hindrance}`)}</p>
      {install.error !== null && <ProblemNotice error={install.error} />}
      {run !== null && <Installation run={run} />}
      <ul className="rows">
        {groups.map(({ group, missing, command }) => (
          <li key={group}>
            <div>
              <strong>{format(nameOf(group))}</strong>
              <p className="hint">{format('engines.packagesMissing', { count: missing.length })}</p>
              {hindrance !== null && command !== null && (
                <p className="buttons">
                  <code className="package-command" dir="ltr" title={command}>
                    {command}
                  </code>
                  <CopyButton text={command} label={format('translate.copyCurl')} />
                </p>
              )}
            </div>
            {hindrance === null && (
              <Button
                className="secondary"
                aria-label={format('engines.installNamed', { name: format(nameOf(group)) })}
                isDisabled={isBusy || install.isPending}
                onPress={() => install.mutate([group])}
              >
                {format('engines.install')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far it is, or how it ended. */
function Installation({ run }: { readonly run: Run }) {
  const { format, language } = useMessages();
  const cancel = useCancelPackages();
  const { state, step, percent, left, unavailable, words } = run;
  const name = new Intl.ListFormat(language).format(run.groups.map((group) => format(nameOf(group))));
  const isBusy = state === 'running' || state === 'cancelling';
  const absent = left.length > 0 && left.length === unavailable.length;
  return (
    <div className="installation">
      <div>
        <strong>{name}</strong>
        {/* Not each step of the progress is read aloud. */}
        <p className="hint" role="status">
          {format(state === 'running' ? `engines.packagesStep.${step}` : `engines.packagesEnd.${state}`)}
        </p>
        {isBusy && <progress {...(percent !== null && { max: 100, value: percent })} aria-label={name} />}
        {state === 'incomplete' && left.length > 0 && (
          <p>
            {format(absent ? 'engines.packagesUnavailable' : 'engines.packagesLeft')}{' '}
            <code dir="ltr">{left.join(' ')}</code>
          </p>
        )}
        {words !== null && words !== '' && (
          <pre className="reason" lang="en" dir="ltr">
            {words}
          </pre>
        )}
        {cancel.error !== null && <ProblemNotice error={cancel.error} />}
      </div>
      {isBusy && (
        <Button
          className="secondary"
          aria-label={format('engines.pullCancel', { name })}
          isDisabled={cancel.isPending || state === 'cancelling'}
          onPress={() => cancel.mutate()}
        >
          {format('resources.cancel')}
        </Button>
      )}
    </div>
  );
}

function nameOf(group: string): MessageName {
  return `engines.packages.${known.find((one) => one === group) ?? 'other'}`;
}
