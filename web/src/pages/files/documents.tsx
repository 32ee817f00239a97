import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components/Button';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { saveFile } from '../../design/save-file.ts';
import { useMessages } from '../../messages/messages.tsx';
import { type DocumentEntry, isHeldByPage, resultName } from './document-entry.ts';
import type { DocumentList } from './document-list.ts';
import { DocumentRow } from './document-row.tsx';

/** The documents of this tab, and one message for each that is ready, failed, or was deleted. */
export function Documents({ list }: { readonly list: DocumentList }) {
  const { format, languageName } = useMessages();
  const { entries, news, problem } = useSyncExternalStore(list.subscribe, list.snapshot);
  const [failure, setFailure] = useState<unknown>();
  const section = useRef<HTMLElement>(null);
  /** Of the row that was removed by its button: focus goes to what is there then. */
  const [removed, setRemoved] = useState<{ readonly index: number }>();
  const ready = entries.filter(({ phase }) => phase === 'done');
  useWarningOfLoss(entries.some(isHeldByPage));

  useEffect(() => list.resume(), [list]);
  useEffect(() => {
    if (removed === undefined) return;
    const rows = section.current?.querySelectorAll<HTMLElement>('.rows > li') ?? [];
    const next = rows[Math.min(removed.index, rows.length - 1)]?.querySelector('button');
    (next ?? document.getElementById('choose-files'))?.focus();
  }, [removed]);

  const run = async (work: () => Promise<void>): Promise<void> => {
    try {
      setFailure(undefined);
      await work();
    } catch (error) {
      setFailure(error);
    }
  };
  const download = async (entry: DocumentEntry): Promise<void> => {
    const result = await list.result(entry.key);
    if (result !== undefined) saveFile(result.content, resultName(entry, result.name));
  };
  return (
    <section ref={section} aria-label={format('files.documents')}>
      <div className="hidden" role="log" aria-live="polite" aria-label={format('files.documents')}>
        {news.map(({ number, kind, entry: { name, target } }) => (
          <p key={number}>
            {format(`files.news.${kind}`, {
              document: format('files.document', { name, language: languageName(target) }),
            })}
          </p>
        ))}
      </div>
      {(failure ?? problem) !== undefined && <ProblemNotice error={failure ?? problem} />}
      {entries.length > 0 && (
        <div className="card">
          <div className="documents-head">
            <h2 id="documents" tabIndex={-1}>
              {format('files.documents')}
            </h2>
            {ready.length > 1 && (
              <Button
                className="primary"
                onPress={() =>
                  run(async () => {
                    for (const entry of ready) await download(entry);
                    section.current?.querySelector<HTMLElement>('#documents')?.focus();
                  })
                }
              >
                {format('files.downloadAll', { count: ready.length })}
              </Button>
            )}
          </div>
          <p className="hint">{format('files.kept')}</p>
          <ul className="rows">
            {entries.map((entry, index) => (
              <DocumentRow
                key={entry.key}
                entry={entry}
                original={list.original(entry.key)}
                result={list.downloaded(entry.key)}
                onDownload={() => run(() => download(entry))}
                onRemove={() =>
                  run(async () => {
                    await list.remove(entry.key);
                    setRemoved({ index });
                  })
                }
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The browser asks before it leaves a page that still has to send files. */
function useWarningOfLoss(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
