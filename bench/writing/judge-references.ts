import { type Change, findChanges } from './find-changes.ts';

/** What a correction did of what several people did with the same text. */
export interface ReferenceJudgement {
  /** The fewest changes that one of them made. */
  readonly needed: number;
  /** Changes that one of them made as well. */
  readonly mended: readonly Change[];
  readonly others: readonly Change[];
  /** The text is what one of them wrote. */
  readonly isExact: boolean;
}

/** Each change is looked for in every reference: people correct one mistake in different ways. */
export function judgeByReferences(text: string, corrected: string, references: readonly string[]): ReferenceJudgement {
  const byPerson = references.map((reference) => findChanges(text, reference));
  const theirs = new Set(byPerson.flat().map(key));
  const changes = findChanges(text, corrected);
  return {
    needed: Math.min(...byPerson.map(({ length }) => length)),
    mended: changes.filter((change) => theirs.has(key(change))),
    others: changes.filter((change) => !theirs.has(key(change))),
    isExact: references.includes(corrected),
  };
}

function key({ start, end, text }: Change): string {
  return `${start} ${end} ${text}`;
}

/** Texts that are kept as words and signs with spaces between (`do n't , he said .`), as people write them. */
export function withoutTokens(line: string): string {
  let isOpen = false;
  return line
    .trim()
    .replace(/ (n['’]t|['’](?:s|m|d|re|ve|ll))(?=\s|$)/gi, '$1')
    .replace(/ ?\b(can) not\b/g, ' $1not')
    .replace(/ ([.,;:!?%)\]]+)(?=\s|$)/g, '$1')
    .replace(/([([]) /g, '$1')
    .replace(/(^| )"( |$)/g, (_, before: string, after: string) => {
      isOpen = !isOpen;
      return isOpen ? `${before}"` : `"${after}`;
    })
    .replace(/ +/g, ' ')
    .trim();
}
