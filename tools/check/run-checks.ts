import type { Check, CheckContext } from './check.ts';

/** Runs every check, also after one failed; a line each as they end, and last the counts, which `.ci/run` reads. */
export async function runChecks(
  checks: readonly Check[],
  context: CheckContext,
  write: (line: string) => void,
): Promise<boolean> {
  const results = await Promise.all(
    checks.map(async (check) => {
      const began = performance.now();
      const problems = await check.run(context).catch((error: unknown) => [`the check itself failed: ${error}`]);
      const time = `${((performance.now() - began) / 1000).toFixed(1)} s`;
      write(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${check.name}, ${time}`);
      for (const problem of problems) write(problem.replaceAll(/^/gm, '  '));
      return problems.length === 0;
    }),
  );
  const passed = results.filter(Boolean).length;
  write(`checks: ${passed} passed, ${results.length - passed} failed, 0 skipped`);
  return passed === results.length;
}
