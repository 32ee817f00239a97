import type { Correction } from '../../contracts/engines/correction.ts';
import { listedChanges } from '../../features/writing/listed-changes.ts';
import { compareWords } from '../../language/compare-words.ts';
import type { Output } from '../command-line/open-output.ts';
import { changedLines, type MarkPart, markedText } from './format-difference.ts';
import type { WriteCommand } from './write-command.ts';

/** A text with what became of it. */
export interface ImprovedInput {
  /** Path of the file, if it is from one. */
  readonly file?: string;
  readonly before: string;
  readonly after: string;
  readonly targetLanguage: string;
  readonly sourceLanguage: string;
  /** Absent unless asked for. */
  readonly changes?: readonly Correction[];
}

export interface ReportTools {
  readonly output: Output;
  readonly mark: MarkPart;
}

type Report = (command: WriteCommand, improved: readonly ImprovedInput[], tools: ReportTools) => Promise<void>;

export const hasChanged = ({ before, after }: ImprovedInput): boolean => before !== after;

/** Writes what `command.report` names to standard output. */
export const reportImprovements: Report = async (command, improved, tools) => {
  if (command.report === 'json') {
    await tools.output.write(`${JSON.stringify(asJson(improved), null, 2)}\n`);
    return;
  }
  for (const input of improved) await tools.output.write(textOf(input, command, tools.mark));
};

function textOf(input: ImprovedInput, { report, input: { kind } }: WriteCommand, mark: MarkPart): string {
  const { file, before, after } = input;
  const end = kind === 'arguments' ? '\n' : '';
  switch (report) {
    case 'texts':
      return `${after}${end}`;
    case 'names':
      return hasChanged(input) ? `${file ?? (kind === 'stdin' ? 'standard input' : before)}\n` : '';
    case 'differences': {
      const parts = compareWords(before, after);
      const reasons = reasonLines(input);
      if (file === undefined) return `${markedText(parts, mark)}${end}${reasons}`;
      const lines = changedLines(parts, mark).map(({ number, text }) => `${file}:${number}: ${text}\n`);
      return lines.join('') + reasons;
    }
    case 'reasons':
      return reasonLines(input);
    default:
      return '';
  }
}

/** A change a line, as compilers write it. */
function reasonLines({ file, before, changes = [] }: ImprovedInput): string {
  return changes
    .map(({ start, end, replacements, rule, reason }) => {
      const lines = before.slice(0, start).split('\n');
      const position = file === undefined ? '' : `${file}:${lines.length}:${[...(lines.at(-1) ?? '')].length + 1}: `;
      const [written, meant] = [before.slice(start, end), replacements[0]].map((text) => JSON.stringify(text));
      return `${position}${written} → ${meant}: ${reason} (${rule})\n`;
    })
    .join('');
}

/** The answer of `POST /v2/write/rephrase`, with the file of each text. */
function asJson(improved: readonly ImprovedInput[]): object {
  return {
    improvements: improved.map(({ file, before, after, targetLanguage, sourceLanguage, changes }) => ({
      ...(file === undefined ? {} : { file }),
      text: after,
      target_language: targetLanguage,
      detected_source_language: sourceLanguage,
      ...(changes === undefined ? {} : { changes: listedChanges(before, changes) }),
    })),
  };
}
