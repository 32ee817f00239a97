import { CopyButton } from '../../design/copy-button.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { Invited } from './people-requests.ts';

/** Shown this once, or mailed. */
export function InvitationLink({ invited }: { readonly invited: Invited }) {
  const { format } = useMessages();
  if ('mailedTo' in invited)
    return (
      <p className="notice" role="status">
        {format('people.mailed', { email: invited.mailedTo })}
      </p>
    );
  return (
    <div className="notice" role="status">
      <p>{format('people.link')}</p>
      <p>
        <code dir="ltr">{invited.url}</code>
      </p>
      <CopyButton text={invited.url} label={format('people.copy')} />
    </div>
  );
}
