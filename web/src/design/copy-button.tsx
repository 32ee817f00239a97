import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../messages/messages.tsx';

export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { format } = useMessages();
  const [copied, setCopied] = useState<string>();
  const done = copied === text;
  return (
    <Button
      className="secondary"
      isDisabled={text === ''}
      onPress={() => navigator.clipboard.writeText(text).then(() => setCopied(text))}
    >
      <span aria-live="polite">{done ? format('translate.copied') : label}</span>
    </Button>
  );
}
