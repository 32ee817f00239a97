import { Button } from 'react-aria-components/Button';
import { ServerMessage } from '../../design/server-message.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { type DocumentEntry, isHeldByPage, isOnServer } from './document-entry.ts';
import { DocumentWarnings } from './document-warnings.tsx';
import { PreviewSection } from './preview/preview-section.tsx';
import { QualitySection } from './quality/quality-section.tsx';

interface DocumentRowProps {
  readonly entry: DocumentEntry;
  /** What was uploaded, as long as the page has it. */
  readonly original: File | undefined;
  /** What was downloaded: as long as it is in memory, it can be saved again and looked at. */
  readonly result: { readonly content: Blob; readonly name: string | undefined } | undefined;
  onDownload(): void;
  onRemove(): void;
}

/** One document: what happens with it, and what can be done. */
export function DocumentRow({ entry, original, result, onDownload, onRemove }: DocumentRowProps) {
  const { format, languageName } = useMessages();
  const { name, target, phase, secondsRemaining, counted, billedCharacters, reason, traceId, warnings = [] } = entry;
  const isWork = isOnServer(entry) || isHeldByPage(entry);
  const document = format('files.document', { name, language: languageName(target) });
  const canDownload = phase === 'done' || result !== undefined;
  const remove = format(isWork ? 'files.cancel' : phase === 'done' ? 'files.delete' : 'files.remove');
  const download = format('files.download');
  const about = (named: string) => format('files.about', { action: named, document });
  return (
    <li>
      <div>
        <bdi className="document-name">{name}</bdi> <span className="badge">{languageName(target)}</span>
        <p className={phase === 'error' || phase === 'gone' || phase === 'interrupted' ? 'failed' : 'hint'}>
          {counted === undefined || counted.stage === 'translating'
            ? format(`files.phase.${phase}`)
            : format(`files.stage.${counted.stage}`)}
          {phase === 'translating' && secondsRemaining !== undefined && ` ${timeLeft(format, secondsRemaining)}`}
          {counted !== undefined && ` · ${placeOf(format, counted)}`}
          {billedCharacters !== undefined && ` · ${format('files.cost', { count: billedCharacters })}`}
        </p>
        {isWork && (
          <progress
            aria-label={format('files.progress', { document })}
            {...(phase === 'translating' && entry.progress !== undefined && { value: entry.progress })}
          />
        )}
        {reason !== undefined && (
          <p>
            <ServerMessage text={reason} />
          </p>
        )}
        {traceId !== undefined && (
          <p className="hint">
            {format('problem.trace')} <code>{traceId}</code>
          </p>
        )}
        <DocumentWarnings warnings={warnings} />
        <QualitySection entry={entry} />
        <PreviewSection entry={entry} original={original} result={result} />
      </div>
      <span className="document-actions">
        {canDownload && (
          <Button className="primary" aria-label={about(download)} onPress={onDownload}>
            {download}
          </Button>
        )}
        {/* The same element in every state, so that focus stays, and a late press of Cancel deletes. */}
        <Button className="secondary" aria-label={about(remove)} onPress={onRemove}>
          {remove}
        </Button>
      </span>
    </li>
  );
}

/** The page or picture that is worked on. */
function placeOf(
  format: ReturnType<typeof useMessages>['format'],
  { unit, done, total }: NonNullable<DocumentEntry['counted']>,
): string {
  return format(`files.at.${unit}`, { number: Math.min(done + 1, total), total });
}

function timeLeft(format: ReturnType<typeof useMessages>['format'], seconds: number): string {
  return seconds < 90
    ? format('files.left.seconds', { count: Math.max(1, seconds) })
    : format('files.left.minutes', { count: Math.round(seconds / 60) });
}
