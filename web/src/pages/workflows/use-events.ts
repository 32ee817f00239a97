import { useEffect, useState } from 'react';
import { base } from '../../shell/location.ts';

export interface Step {
  readonly step: string;
  readonly service: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly billed_characters: number;
  readonly billed_milliseconds?: number;
}

/** Of tasks that nothing happens to any more. */
export const ended: ReadonlySet<string> = new Set(['Completed', 'Error', 'Canceled', 'Archived']);

/** Steps of a task as they are done, and its status, by server-sent events; `onStatus` hears of each new one. */
export function useEvents(id: string, onStatus: (id: string) => void) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [status, setStatus] = useState<string>();
  useEffect(() => {
    const source = new EventSource(`${base}/v1/unstable/agent/tasks/${id}/events`);
    const known = new Map<string, Step>();
    let last: string | undefined;
    source.addEventListener('step', ({ data }) => {
      const step = JSON.parse(data) as Step;
      // A connection that begins again tells all of them again.
      known.set(step.step, step);
      setSteps([...known.values()]);
    });
    source.addEventListener('status', ({ data }) => {
      const { status: now } = JSON.parse(data) as { readonly status: string };
      if (ended.has(now)) source.close();
      if (now === last) return;
      last = now;
      setStatus(now);
      onStatus(id);
    });
    return () => source.close();
  }, [id, onStatus]);
  return { steps, status };
}
