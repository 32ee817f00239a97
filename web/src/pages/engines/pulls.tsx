import { Button } from 'react-aria-components/Button';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { ServerMessage } from '../../design/server-message.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { type Overview, useCancelPull, usePull } from './overview.ts';

/** Neural models being downloaded: how far they are, what went wrong, and the way back. */
export function Pulls({
  model_pulls: pulls,
  has_model_pulls: isAllowed,
}: Pick<Overview, 'model_pulls' | 'has_model_pulls'>) {
  const { format, languageName } = useMessages();
  const again = usePull();
  const cancel = useCancelPull();
  const error = again.error ?? cancel.error;
  return (
    <>
      {error !== null && <ProblemNotice error={error} />}
      {pulls.length > 0 && (
        <ul className="rows pulls" aria-label={format('engines.pulls')}>
          {pulls.map(({ direction, bytes, total_bytes: total, failure }) => {
            const name = format('engines.pull', { direction: nameOf(direction) });
            return (
              <li key={direction}>
                <div>
                  <strong>{name}</strong>
                  {/* Not each step of the progress is read aloud. */}
                  <p className="hint" role="status">
                    {format(
                      failure !== null
                        ? 'engines.pullFailed'
                        : bytes === null
                          ? 'engines.pullWaits'
                          : 'engines.pulling',
                    )}
                  </p>
                  {failure !== null && (
                    <p className="reason">
                      <ServerMessage text={failure} />
                    </p>
                  )}
                  {failure === null && (
                    <progress
                      {...(bytes !== null && total !== null && { max: total, value: bytes })}
                      aria-label={name}
                    />
                  )}
                </div>
                {isAllowed && (
                  <span className="buttons">
                    {failure !== null && (
                      <Button
                        className="secondary"
                        aria-label={format('engines.pullAgain', { name })}
                        isDisabled={again.isPending}
                        onPress={() => again.mutate([direction])}
                      >
                        {format('engines.again')}
                      </Button>
                    )}
                    <Button
                      className="secondary"
                      aria-label={format('engines.pullCancel', { name })}
                      isDisabled={cancel.isPending}
                      onPress={() => cancel.mutate(direction)}
                    >
                      {format('resources.cancel')}
                    </Button>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );

  /** `en-zh-Hant` in words. */
  function nameOf(direction: string): string {
    const [source = '', ...target] = direction.split('-');
    return `${languageName(source)} → ${languageName(target.join('-'))}`;
  }
}
