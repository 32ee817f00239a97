import type { Message } from '../shared/messages/parsed-messages.ts';
import { findPluralGroups, missingForms, type NamedString, pluralKeyOf } from '../shared/messages/plural-groups.ts';
import type { JsonString } from './scan-json.ts';

/** A string with the message that it is. */
export interface JsonMessage {
  readonly string: JsonString;
  readonly message: Message;
}

interface Member extends NamedString, JsonMessage {}

/**
 * The messages with those for the plural forms of the target language that have no key: each comes after the last of its
 * group, written as that is.
 */
export function withPluralForms(text: string, found: readonly JsonMessage[], target: string | undefined): Message[] {
  const members = found.map(({ string, message }): Member => {
    const container = string.containers.at(-1);
    return { string, message, name: string.key, text: message.host.text, container };
  });
  const groups = findPluralGroups(members);
  const messages = new Map<Member, Message>();
  return members.flatMap((member) => {
    const group = groups.get(member);
    if (group === undefined) return [member.message];
    const message = { ...member.message, plural: pluralKeyOf(member, group) };
    messages.set(member, message);
    const own = [...group.members.values()];
    if (target === undefined || own.some((other) => !messages.has(other))) return [message];
    const other = messages.get(group.members.get('other') as Member) as Message;
    const added = missingForms(group, target).map(
      (plural): Message => ({
        ...other,
        start: member.string.end,
        end: member.string.end,
        plural,
        addedTo: other,
        wrap: (source) => entryAfter(text, member.string, group.base + plural.key, source),
      }),
    );
    return [message, ...added];
  });
}

/** A comma and a pair like the one before. */
function entryAfter(text: string, { keyStart = 0, start }: JsonString, key: string, source: string): string {
  const space = /[ \t\n\r]*$/.exec(text.slice(Math.max(0, keyStart - 1000), keyStart))?.[0] ?? '';
  const keyEnd = /"(?:[^"\\]|\\.)*"/sy;
  keyEnd.lastIndex = keyStart;
  const between = text.slice(keyStart + (keyEnd.exec(text)?.[0].length ?? 0), start);
  return `,${space}${JSON.stringify(key)}${between}"${source}"`;
}
