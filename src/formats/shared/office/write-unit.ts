import type { Segment } from '../../../contracts/segment.ts';
import type { BuiltUnit } from './build-unit.ts';
import type { Markup, RunFormat, RunWriter } from './run-items.ts';

/** A translation as runs, with the markup of its codes where they are. */
export function writeUnit(
  unit: BuiltUnit,
  translation: Segment,
  writer: RunWriter,
  source: (markup: Markup) => string,
): string {
  const looks: RunFormat[] = [unit.format];
  const written: string[] = [source(unit.before)];
  let text = '';
  let textFormat = unit.format;
  const endRun = (): void => {
    if (text !== '') written.push(writer.run(textFormat, text));
    text = '';
  };
  for (const inline of translation.inlines) {
    if (typeof inline === 'string') {
      const format = looks.at(-1) ?? unit.format;
      if (format.key !== textFormat.key) endRun();
      textFormat = format;
      text += inline;
      continue;
    }
    const plan = unit.codes.get(inline.id);
    if (plan === undefined) throw new RangeError(`no code ${inline.id} in this unit`);
    if (plan.type === 'alone') {
      endRun();
      written.push(source(plan.markup));
    } else if (inline.kind === 'open') {
      if (plan.type === 'element') endRun();
      if (plan.type === 'element') written.push(source(plan.open));
      looks.push(plan.format);
    } else {
      if (plan.type === 'element') endRun();
      if (plan.type === 'element') written.push(source(plan.close));
      looks.pop();
    }
  }
  endRun();
  written.push(source(unit.after));
  return written.join('');
}
