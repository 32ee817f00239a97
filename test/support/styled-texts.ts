import { readFileSync } from 'node:fs';
import type { StyleOrTone } from '../../src/contracts/engines/writing-engine.ts';
import { readRuleGroups } from '../../src/language/packs/rule-groups.ts';
import { ruleFiles } from './rule-files.ts';

/** A whole text that was read in all styles and tones. */
export interface JudgedText {
  readonly text: string;
  /** What a style or tone makes of it, where it changes anything. */
  readonly written: Readonly<Partial<Record<StyleOrTone, string>>>;
}

/**
 * The judged texts of a language, `test/corpus/writing-styles/<language>.texts`: `= text`, then `style: outcome` for each style that
 * changes it; `↵` is the end of a line.
 */
export function judgedTexts(language: string): readonly JudgedText[] {
  const source = readFileSync(new URL(`../corpus/writing-styles/${language}.texts`, import.meta.url), 'utf8');
  return source
    .trimEnd()
    .split('\n\n')
    .map((block) => {
      const [first = '', ...lines] = block.split('\n').map((line) => line.replaceAll('↵', '\n'));
      if (!first.startsWith('= ')) throw new SyntaxError(`${language}.texts: not a text: ${first}`);
      const written = lines.map((line) => {
        const [, style, outcome] = /^(\w+): (.*)$/s.exec(line) ?? [];
        if (style === undefined || outcome === undefined) throw new SyntaxError(`${language}.texts: no style: ${line}`);
        return [style, outcome] as const;
      });
      return { text: first.slice(2), written: Object.fromEntries(written) };
    });
}

/** Judged texts and the examples of all rules of styles. */
export function styledTexts(language: string): readonly string[] {
  const examples = ruleFiles(language).flatMap((name) =>
    readRuleGroups(language, name).flatMap(({ changes, stays }) => [...changes.map(([before]) => before), ...stays]),
  );
  return [...judgedTexts(language).map(({ text }) => text), ...examples];
}
