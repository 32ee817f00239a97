import type { Correction } from '../../contracts/engines/correction.ts';
import type { ChangeReason } from './compare-corrections.ts';
import data from './correction-reasons.json' with { type: 'json' };
import type { TextEdit } from './text-edit.ts';

const reasons: ReadonlyMap<string, string> = new Map(Object.entries(data.reasons));
const confidences: ReadonlyMap<string, number> = new Map(Object.entries(data.confidence));

/** The edits of a text as corrections, with the reasons of their rules where the engine has not given its own. */
export function explainEdits(text: string, edits: readonly TextEdit[]): readonly Correction[] {
  let position = 0;
  return edits
    .filter((edit) => text.slice(edit.start, edit.end) !== edit.text)
    .map((edit, index, all) => {
      const whole = inWholeWords(text, edit, [position, all[index + 1]?.start ?? text.length]);
      position = whole.end;
      return whole;
    })
    .map(({ start, end, text: meant, rule, reason, alternatives = [] }) => ({
      start,
      end,
      replacements: [meant, ...alternatives.filter((one) => one !== meant)],
      ...reasonOf(rule, { before: text.slice(start, end), after: meant, reason }),
    }));
}

const longestWord = 60;
const lettersBefore = new RegExp(`[\\p{L}\\p{M}]{1,${longestWord}}$`, 'u');
const lettersBehind = new RegExp(`^[\\p{L}\\p{M}]{1,${longestWord}}`, 'u');
const startsWithLetter = /^\p{L}/u;
const endsWithLetter = /\p{L}$/u;

/** An edit within a word as one of the word, as far as its neighbours leave room: rules add endings, people read words. */
function inWholeWords(text: string, edit: TextEdit, [from, to]: readonly [number, number]): TextEdit {
  const { start, end, text: meant } = edit;
  const written = text.slice(start, end);
  const before = lettersBefore.exec(text.slice(Math.max(from, start - longestWord), start))?.[0] ?? '';
  const behind = lettersBehind.exec(text.slice(end, Math.min(to, end + longestWord)))?.[0] ?? '';
  const widensLeft = before !== '' && (startsWithLetter.test(written) || startsWithLetter.test(meant) || behind !== '');
  const widensRight = behind !== '' && (endsWithLetter.test(written) || endsWithLetter.test(meant) || before !== '');
  const [left, right] = [widensLeft ? before : '', widensRight ? behind : ''];
  if (left === '' && right === '') return edit;
  return {
    ...edit,
    start: start - left.length,
    end: end + right.length,
    text: left + meant + right,
    alternatives: (edit.alternatives ?? []).map((other) => left + other + right),
  };
}

/** Why a rule changes a text, as `ofRule` has it. */
export function reasonOf(
  rule: string,
  { before = '', after = '', reason }: { before?: string; after?: string; reason?: string | undefined } = {},
): ChangeReason {
  const words = reason ?? ofRule(reasons, rule) ?? '';
  return {
    rule,
    reason: words.replaceAll('{before}', () => before).replaceAll('{after}', () => after),
    confidence: ofRule(confidences, rule) ?? 0.5,
  };
}

/** What is known of the rule itself, or else of the narrowest area that it is in: `agreement/german/noun`, `agreement/german`, `agreement`. */
function ofRule<Value>(known: ReadonlyMap<string, Value>, rule: string): Value | undefined {
  for (let name = rule; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
    const found = known.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a reason is written for the rule itself. */
export function hasReason(rule: string): boolean {
  return reasons.has(rule);
}
