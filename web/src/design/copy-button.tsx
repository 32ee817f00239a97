import { Button } from 'react-aria-components/Button';
import { useMessages } from '../messages/messages.tsx';
import { useCopy } from './use-copy.ts';

export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { format } = useMessages();
  const { isCopied, copy } = useCopy(text);
  return (
    <Button className="secondary" isDisabled={text === ''} onPress={copy}>
      <span aria-live="polite">{isCopied ? format('translate.copied') : label}</span>
    </Button>
  );
}
