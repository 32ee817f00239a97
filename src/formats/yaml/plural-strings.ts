import type { PluralKey } from '../../language/icu/plural-numbers.ts';
import { findPluralGroups, missingForms, type NamedString, pluralKeyOf } from '../shared/messages/plural-groups.ts';
import type { YamlString } from './scan-yaml.ts';
import { isBlock, textOf } from './write-string.ts';

/** A string of the file, or one that is to be added to it. */
export interface StringPosition {
  readonly string: YamlString & { readonly text: string };
  readonly plural?: PluralKey;
  /** The place of the string that it is made from. */
  readonly addedTo?: StringPosition;
  /** Where it is added, and what comes before and after the string then. */
  readonly at?: number;
  readonly before?: string;
  readonly after?: string;
}

interface Member extends NamedString {
  readonly container: object | undefined;
  readonly string: StringPosition['string'];
}

/** The strings with those for the plural forms of the target language that have no key, after the last of each group. */
export function withPluralForms(
  source: string,
  strings: readonly YamlString[],
  target: string | undefined,
): readonly StringPosition[] {
  const members = strings.map((string): Member => {
    const text = textOf(string);
    return { string: { ...string, text }, text, name: string.entry?.name, container: string.entry?.mapping };
  });
  const sizes = new Map<object, number>();
  for (const { container } of members)
    if (container !== undefined) sizes.set(container, (sizes.get(container) ?? 0) + 1);
  const groups = findPluralGroups(members, (container) => sizes.get(container) ?? 0);
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  const positions = new Map<Member, StringPosition>();
  return members.flatMap((member) => {
    const group = groups.get(member);
    if (group === undefined) return [{ string: member.string }];
    const position = { string: member.string, plural: pluralKeyOf(member, group) };
    positions.set(member, position);
    const isLast = [...group.members.values()].every((other) => positions.has(other));
    const addedTo = positions.get(group.members.get('other') as Member);
    if (target === undefined || !isLast || addedTo === undefined) return [position];
    const added = missingForms(group, target).flatMap((plural) => {
      const where = positionAfter(source, member.string, group.base + plural.key, lineEnd);
      return where === undefined ? [] : [{ string: addedTo.string, plural, addedTo, ...where }];
    });
    return [position, ...added];
  });
}

/** On a line of its own, or after a comma. Undefined after a key that is written in an unusual way. */
function positionAfter(
  source: string,
  string: YamlString,
  key: string,
  lineEnd: string,
): Required<Pick<StringPosition, 'at' | 'before' | 'after'>> | undefined {
  const { entry } = string;
  if (entry === undefined) return undefined;
  if (entry.isFlow) return { at: string.end, before: `, ${key}: `, after: '' };
  let lineStart = entry.keyStart;
  while (lineStart > 0 && !/[\n\r]/.test(source[lineStart - 1] as string)) lineStart -= 1;
  const margin = source.slice(lineStart, entry.keyStart);
  if (!/^\ufeff? *(?:- +)*$/.test(margin)) return undefined;
  const pair = `${' '.repeat(margin.replace('\ufeff', '').length)}${key}: `;
  if (isBlock(string) && /[\n\r]/.test(source[string.end - 1] as string))
    return { at: string.end, before: pair, after: lineEnd };
  const end = /[\n\r]|$/g;
  end.lastIndex = string.end;
  return { at: end.exec(source)?.index ?? source.length, before: lineEnd + pair, after: '' };
}
