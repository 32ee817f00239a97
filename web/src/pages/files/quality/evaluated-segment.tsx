import { useMessages } from '../../../messages/messages.tsx';
import { markSpans, type Segment } from './quality-summary.ts';

interface EvaluatedSegmentProps {
  readonly segment: Segment;
  readonly source: string | undefined;
  readonly target: string;
}

/** Both texts with what is wrong marked, and the errors in words. */
export function EvaluatedSegment({ segment, source, target }: EvaluatedSegmentProps) {
  const { format } = useMessages();
  const { errors } = segment;
  return (
    <li>
      <div>
        <p lang={source ?? ''} dir="auto">
          <Marked text={segment.source} spans={errors.flatMap(({ source_spans: spans }) => spans)} />
        </p>
        <p lang={target} dir="auto">
          <Marked text={segment.target} spans={errors.flatMap(({ target_spans: spans }) => spans)} />
        </p>
        <ul className="findings">
          {errors.map(({ severity, explanation }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: errors may repeat, and have no state
            <li key={index}>
              <span className={`severity ${severity.toLowerCase()}`}>{format(`quality.severity.${severity}`)}</span>{' '}
              <span lang="en" dir="auto">
                {explanation}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function Marked({ text, spans }: { readonly text: string; readonly spans: Parameters<typeof markSpans>[1] }) {
  return markSpans(text, spans).map(({ text: piece, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
    isMarked ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  );
}
