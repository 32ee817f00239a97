import { useMessages } from '../../messages/messages.tsx';

/** What one request takes. */
const maximumContext = 10_000;

interface ContextFieldProps {
  readonly source: string | undefined;
  readonly context: string;
  onChange(context: string): void;
}

/** What language models should know of the text. */
export function ContextField({ source, context, onChange }: ContextFieldProps) {
  const { format } = useMessages();
  return (
    <details className="context">
      <summary>{format('translate.context')}</summary>
      <textarea
        rows={3}
        dir="auto"
        lang={source ?? ''}
        maxLength={maximumContext}
        aria-label={format('translate.context')}
        aria-describedby="context-hint"
        value={context}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="hint" id="context-hint">
        {format('translate.contextHint')}
      </p>
    </details>
  );
}
