import { useMessages } from '../messages/messages.tsx';
import { ProblemNotice } from './problem-notice.tsx';

/** Errors of the browser that have words of their own. */
const ownWords = {
  NotAllowedError: 'voice.notAllowed',
  NotFoundError: 'voice.noMicrophone',
  NotSupportedError: 'voice.notSupported',
  EncodingError: 'voice.notAudio',
} as const;

/** Why the microphone or a file could not be heard, in words. */
export function AudioProblem({ error }: { readonly error: unknown }) {
  const { format } = useMessages();
  const words = error instanceof DOMException ? ownWords[error.name as keyof typeof ownWords] : undefined;
  if (words === undefined) return <ProblemNotice error={error} />;
  return (
    <div className="notice problem" role="alert">
      <p>{format(words)}</p>
    </div>
  );
}
