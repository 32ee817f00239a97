import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../messages/messages.tsx';
import { type DocumentEntry, resultName } from '../document-entry.ts';
import { previewKindOf } from './preview-kind.ts';

const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

interface PreviewSectionProps {
  readonly entry: DocumentEntry;
  /** As long as the page has it. */
  readonly original: File | undefined;
  /** Once it has been downloaded, as long as the page has it. */
  readonly result: { readonly content: Blob; readonly name: string | undefined } | undefined;
}

/** Before and after, of what a browser can show. Loaded when somebody opens it. */
export function PreviewSection({ entry, original, result }: PreviewSectionProps) {
  const { format } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { name, source, target } = entry;
  if (result === undefined) return null;
  const translated = { name: resultName(entry, result.name), content: result.content, language: target };
  if (previewKindOf(translated.name) === undefined) return null;
  const before = original && previewKindOf(name) && { name, content: original, language: source };
  return (
    <details className="previewed" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{format('preview.title')}</summary>
      {isOpen && (
        <Suspense fallback={<p className="hint">{format('loading')}</p>}>
          <Preview original={before} result={translated} />
        </Suspense>
      )}
    </details>
  );
}
