import { useState } from 'react';

/** A text for the clipboard, and whether it is the last that was put there. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState<string>();
  return {
    isCopied: copied === text,
    copy: () => void navigator.clipboard.writeText(text).then(() => setCopied(text)),
  };
}
