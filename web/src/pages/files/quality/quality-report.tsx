import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { api } from '../../../api/client.ts';
import type { paths } from '../../../api/interface.generated.d.ts';
import { Problem } from '../../../api/problem.ts';
import { ProblemNotice } from '../../../design/problem-notice.tsx';
import { ServerMessage } from '../../../design/server-message.tsx';
import { useMessages } from '../../../messages/messages.tsx';
import { EvaluatedSegment } from './evaluated-segment.tsx';
import { severities, summarize } from './quality-summary.ts';
import './quality.css';

type Answers = paths['/v1/quality-evaluations/{job_id}']['get']['responses'];
type Report = (Answers[200] | Answers[202])['content']['application/json'];

const pollMilliseconds = 1_000;
/** Shown at first; the others by a button. */
const worstSegments = 5;

interface QualityReportProps {
  readonly jobId: string;
  readonly source: string | undefined;
  readonly target: string;
}

/** What the evaluation of a translation found: in words, by counts, and the worst segments with their errors. */
export function QualityReport({ jobId, source, target }: QualityReportProps) {
  const { format } = useMessages();
  const [isWhole, setWhole] = useState(false);
  const { data, error } = useQuery<Report | null>({
    queryKey: ['quality', jobId],
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? pollMilliseconds : false),
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId } };
      return (await api.GET('/v1/quality-evaluations/{job_id}', { params, signal })).data ?? null;
    },
  });
  if (error instanceof Problem && error.status === 404) return <p className="hint">{format('quality.expired')}</p>;
  if (error !== null) return <ProblemNotice error={error} />;
  if (data == null || data.status === 'processing')
    return (
      <p className="hint" role="status">
        {format('quality.processing')}
      </p>
    );
  if (data.status === 'error')
    return (
      <div className="failed">
        <p>{format('quality.failed')}</p>
        <p>
          <ServerMessage text={data.error?.message ?? ''} />
        </p>
      </div>
    );
  const all = data.segments ?? [];
  const { worst, counts, segments } = summarize(all);
  const shown = isWhole ? segments : segments.slice(0, worstSegments);
  return (
    <div className="quality">
      <p role="status">
        <strong>{format(`quality.level.${worst ?? 'None'}`)}</strong>{' '}
        {format('quality.score', { score: Math.round(data.summary?.overall_score ?? 100), segments: all.length })}
      </p>
      {worst !== undefined && (
        <>
          <p className="hint">
            {severities
              .filter((severity) => counts[severity] > 0)
              .map((severity) => format(`quality.count.${severity}`, { count: counts[severity] }))
              .join(' · ')}
          </p>
          <ul className="rows" aria-label={format('quality.worst')}>
            {shown.map((segment) => (
              <EvaluatedSegment key={segment.segment_index} segment={segment} source={source} target={target} />
            ))}
          </ul>
          {shown.length < segments.length && (
            <Button className="secondary" onPress={() => setWhole(true)}>
              {format('quality.all', { count: segments.length })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
