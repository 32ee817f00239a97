import type { TextRewriter } from '../../contracts/engines/text-rewriter.ts';
import type { WritingEngine } from '../../contracts/engines/writing-engine.ts';
import { stylesFor } from '../../features/writing/writing-languages.ts';
import type { WritingReport } from './doctor-report.ts';
import { badOutcome, ended } from './inspect-engines.ts';

/** An engine that can show what its installation lacks. */
interface DescribesItself {
  describe(): Pick<WritingReport, 'missing'>;
}

export async function inspectWritingEngine(
  writingEngine: WritingEngine,
  rewriters: readonly TextRewriter[],
  tried: boolean,
  signal: AbortSignal,
): Promise<WritingReport> {
  await Promise.race([writingEngine.started?.(), ended(signal)]);
  const health = writingEngine.health();
  const codes = writingEngine.languages();
  const language = health.state === 'ready' && !tried ? codes[0] : undefined;
  return {
    id: writingEngine.id,
    ...health,
    languages: codes.map((code) => ({
      code,
      styles: [...stylesFor({ writingEngines: [writingEngine], rewriters }, code)],
    })),
    ...(language === undefined ? {} : { trial: await tryLanguage(writingEngine, language, signal) }),
    missing: describesItself(writingEngine) ? writingEngine.describe().missing : [],
  };
}

function describesItself(writingEngine: object): writingEngine is DescribesItself {
  return 'describe' in writingEngine && typeof writingEngine.describe === 'function';
}

async function tryLanguage(
  writingEngine: WritingEngine,
  language: string,
  signal: AbortSignal,
): Promise<NonNullable<WritingReport['trial']>> {
  const start = performance.now();
  try {
    await writingEngine.improve({ language, texts: ['a'], change: 'correct' }, signal);
    return { language, milliseconds: Math.round(performance.now() - start) };
  } catch (error) {
    return { language, ...badOutcome(error, signal) };
  }
}
