import type { TextImprover } from '../../contracts/engines/text-improver.ts';
import { mannersFor } from '../../features/writing/writing-languages.ts';
import type { WritingReport } from './doctor-report.ts';
import { describeFailure, ended } from './inspect-engines.ts';

/** An engine that can tell what its installation lacks. */
interface DescribesItself {
  describe(): Pick<WritingReport, 'missing'>;
}

export async function inspectImprover(improver: TextImprover, signal: AbortSignal): Promise<WritingReport> {
  await Promise.race([improver.started?.(), ended(signal)]);
  const health = improver.health();
  const codes = improver.languages();
  const language = health.state === 'ready' ? codes[0] : undefined;
  return {
    id: improver.id,
    ...health,
    languages: codes.map((code) => ({ code, manners: [...mannersFor([improver], code)] })),
    ...(language === undefined ? {} : { trial: await tryLanguage(improver, language, signal) }),
    missing: describesItself(improver) ? improver.describe().missing : [],
  };
}

function describesItself(improver: object): improver is DescribesItself {
  return 'describe' in improver && typeof improver.describe === 'function';
}

async function tryLanguage(
  improver: TextImprover,
  language: string,
  signal: AbortSignal,
): Promise<NonNullable<WritingReport['trial']>> {
  const start = performance.now();
  try {
    await improver.improve({ language, texts: ['a'], change: 'correct' }, signal);
    return { language, milliseconds: Math.round(performance.now() - start) };
  } catch (error) {
    return { language, failure: signal.aborted ? 'no answer in time' : describeFailure(error) };
  }
}
