import type { Check, SourceFile } from './check.ts';
import { isCode, isTest } from './read-sources.ts';

interface TimerException {
  readonly path: string;
  readonly reason: string;
}

/** Tests wait for events and conditions, never for time: a busy machine breaks each limit sooner or later. */
export function timerCheck(exceptions: readonly TimerException[]): Check {
  return {
    name: 'tests without timers',
    run: async ({ sources }) => timerProblems(sources, exceptions),
  };
}

const timers = /\bset(Timeout|Interval)\b|\bAbortSignal\s*\.\s*timeout\b|\{[^{}]*\btimeout:\s*[1-9][\d_]*\s*\}/;

export function timerProblems(sources: readonly SourceFile[], exceptions: readonly TimerException[]): string[] {
  const used = new Set<TimerException>();
  const problems = sources
    .filter((source) => isTest(source) && isCode(source))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').flatMap((line, index) => (timers.test(line) ? [index + 1] : []));
      const exception = exceptions.find((allowed) => allowed.path === path);
      if (lines.length === 0 || exception === undefined)
        return lines.map(
          (line) => `${path}:${line}: wait for an event, ask with test/support/poll.ts, or use ManualClock`,
        );
      used.add(exception);
      return [];
    });
  const unused = exceptions.filter((exception) => !used.has(exception));
  return [...problems, ...unused.map(({ path }) => `tools/check/test-timers.json: ${path} has no timer`)];
}
