import { useEffect } from 'react';
import { useMessages } from '../messages/messages.tsx';
import { askBeforeLeaving } from '../shell/location.ts';

/** While something is not saved, the browser asks before its window is closed, and the console before another page comes. */
export function useUnsaved(hasUnsaved: boolean): void {
  const { format } = useMessages();
  const question = format('resources.leave');
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    askBeforeLeaving(question);
    window.addEventListener('beforeunload', ask);
    return () => {
      askBeforeLeaving(undefined);
      window.removeEventListener('beforeunload', ask);
    };
  }, [hasUnsaved, question]);
}
