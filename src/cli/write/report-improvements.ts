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
      if (file === undefined) return `${markedText(parts, mark)}${end}`;
      return changedLines(parts, mark)
        .map(({ number, text }) => `${file}:${number}: ${text}\n`)
        .join('');
    }
    default:
      return '';
  }
}

/** The answer of `POST /v2/write/rephrase`, with the file of each text. */
function asJson(improved: readonly ImprovedInput[]): object {
  return {
    improvements: improved.map(({ file, after, targetLanguage, sourceLanguage }) => ({
      ...(file === undefined ? {} : { file }),
      text: after,
      target_language: targetLanguage,
      detected_source_language: sourceLanguage,
    })),
  };
}
