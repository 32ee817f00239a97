import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../../messages/messages.tsx';
import { plainOf } from '../markup/clean-markup.ts';
import type { HistoryEntry } from './history-entry.ts';

interface HistoryRowProps {
  readonly entry: HistoryEntry;
  onRestore(): void;
  onRemove(): void;
}

/** So much of a text names the buttons of its row. */
const namingCharacters = 60;

export function HistoryRow({ entry: { time, wanted, translated }, onRestore, onRemove }: HistoryRowProps) {
  const { format, languageName, locale } = useMessages();
  const { isMarkup, source = translated.source, target } = wanted;
  const shown = (text: string): string => (isMarkup ? plainOf(text) : text);
  const text = shown(wanted.text);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  const about = (action: string) =>
    format('history.about', {
      action,
      text: text.length > namingCharacters ? `${text.slice(0, namingCharacters)}…` : text,
    });
  return (
    <li>
      <div>
        <p className="hint">
          {format('memories.languages', { source: languageName(source), targets: languageName(target) })} · {when}
        </p>
        <p className="history-text" lang={source} dir="auto">
          {text}
        </p>
        <p className="history-text hint" lang={target} dir="auto">
          {shown(translated.text)}
        </p>
      </div>
      <span className="buttons">
        <Button className="secondary" aria-label={about(format('history.restore'))} onPress={onRestore}>
          {format('history.restore')}
        </Button>
        <Button className="secondary" aria-label={about(format('resources.delete'))} onPress={onRemove}>
          {format('resources.delete')}
        </Button>
      </span>
    </li>
  );
}
