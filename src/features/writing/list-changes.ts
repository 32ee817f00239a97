import type { Correction } from '../../contracts/engines/correction.ts';
import type { WorkSession } from '../../contracts/text-work.ts';
import { listChanges, sizeOf } from '../../language/tasks/writing/writing-tasks.ts';
import { reasonOf } from '../../language/writing/explain-edits.ts';
import type { RequestedStyle } from './improvement-request.ts';
import type { AttemptedImprovement } from './try-writing-engines.ts';

interface Changed extends AttemptedImprovement {
  /** The texts as they came. */
  readonly given: readonly string[];
  /** The texts with their style or tone. */
  readonly styled: readonly string[];
  readonly language: string;
  readonly style: RequestedStyle['style'] | undefined;
  readonly work: WorkSession;
}

/** What was changed in each text: by the variant, by the engine and by the style or tone, one after the other. */
export async function changesOf({
  given,
  asked,
  outcome,
  styled,
  writingEngine,
  language,
  style,
  work,
}: Changed): Promise<readonly (readonly Correction[])[]> {
  const [variant, rewritten] = [reasonOf(`variant/${language}`), reasonOf('rewrite')];
  const inStyle = reasonOf(style === undefined ? 'concise' : `style/${style}`);
  const texts = given.map((before, index) => ({
    before,
    stages: [
      { after: asked[index] ?? before, why: variant },
      {
        after: outcome.texts[index] ?? before,
        corrections: outcome.corrections?.[index],
        why: { ...rewritten, rule: `${writingEngine.id}/rewrite` },
      },
      { after: styled[index] ?? before, why: inStyle },
    ],
  }));
  return await work.run(listChanges, { texts }, sizeOf([...given, ...styled]));
}
