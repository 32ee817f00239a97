import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../messages/messages.tsx';
import type { DocumentType } from './refusal.ts';

interface DropZoneProps {
  readonly types: readonly DocumentType[];
  onFiles(files: readonly File[]): void;
}

/** Files are taken anywhere on the page: a browser would open one that missed the zone, and leave. A button does the same. */
export function DropZone({ types, onFiles }: DropZoneProps) {
  const { format, language } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(onFiles);
  const accepted = types.filter(({ missing }) => missing === undefined).map(({ extension }) => `.${extension}`);
  return (
    <div className="drop-zone" data-over={isOver}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 15V4m-4.500 4.500L12 4l4.500 4.500M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4" />
      </svg>
      <p>{format('files.drop')}</p>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button id="choose-files" className="secondary" onPress={() => input.current?.click()}>
        {format('files.choose')}
      </Button>
      {accepted.length > 0 && (
        <details className="hint">
          <summary>{format('files.types', { count: accepted.length })}</summary>
          <p>{new Intl.ListFormat(language, { type: 'unit' }).format(accepted)}</p>
        </details>
      )}
    </div>
  );
}

function useFileDrop(onFiles: DropZoneProps['onFiles']): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => setIsOver(relatedTarget !== null);
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
