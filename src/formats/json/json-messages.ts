import type { HostText } from '../../language/placeholders/host-text.ts';
import type { Message } from '../shared/messages/parsed-messages.ts';
import {
  findPluralGroups,
  isFormName,
  missingForms,
  type NamedString,
  type PluralGroup,
  pluralKeyOf,
} from '../shared/messages/plural-groups.ts';
import { type JsonString, type JsonStrings, outside } from './json-strings.ts';
import { type SelectedString, SelectedStrings } from './select-strings.ts';

export interface JsonMessageOptions {
  decode(string: JsonString): HostText;
  readonly keepCode: boolean;
  readonly target: string | undefined;
}

interface Member extends NamedString {
  readonly start: number;
}

/**
 * The strings of one document that users see, as messages, with those for the plural forms of the target language that have no key: each
 * comes after the last of its group, written as that is. Each is made when it is asked for, anew in every turn.
 */
export class JsonMessages implements Iterable<Message> {
  readonly #text: string;
  readonly #options: JsonMessageOptions;
  readonly #selected: SelectedStrings;
  /** By where their strings start. */
  readonly #groups = new Map<number, readonly [member: Member, group: PluralGroup<Member>]>();

  constructor(text: string, strings: JsonStrings, options: JsonMessageOptions) {
    this.#text = text;
    this.#options = options;
    this.#selected = new SelectedStrings(strings, (string) => options.decode(string).text, options.keepCode);
    const members = this.#members();
    if (members.length === 0) return;
    const sizes = this.#selected.sizes();
    const groups = findPluralGroups(members, (container) => sizes[container as number] ?? 0);
    for (const [member, group] of groups) this.#groups.set(member.start, [member, group]);
  }

  *[Symbol.iterator](): Generator<Message> {
    // Of the groups that are not at their end.
    const open = new Map<Member, Message>();
    for (const selected of this.#selected) {
      const message = this.#messageOf(selected);
      const [member, group] = this.#groups.get(selected.string.start) ?? [];
      if (member === undefined || group === undefined) {
        yield message;
        continue;
      }
      const plural = { ...message, plural: pluralKeyOf(member, group) };
      yield plural;
      open.set(member, plural);
      const own = [...group.members.values()];
      if (own.some((other) => !open.has(other))) continue;
      yield* this.#added(selected.string, group, open.get(group.members.get('other') as Member) as Message);
      for (const done of own) open.delete(done);
    }
  }

  #members(): readonly Member[] {
    const members: Member[] = [];
    for (const { string } of this.#selected) {
      const { start, key: name, container } = string;
      if (!isFormName(name) || container === outside) continue;
      members.push({ start, name, container, text: this.#options.decode(string).text });
    }
    return members;
  }

  #messageOf({ string, note }: SelectedString): Message {
    return {
      host: this.#options.decode(string),
      start: string.start + 1,
      end: string.end - 1,
      ...(note === undefined ? {} : { note }),
    };
  }

  *#added(last: JsonString, group: PluralGroup<Member>, other: Message): Generator<Message> {
    const { target } = this.#options;
    if (target === undefined) return;
    for (const plural of missingForms(group, target))
      yield {
        ...other,
        start: last.end,
        end: last.end,
        plural,
        addedTo: other,
        wrap: (source) => entryAfter(this.#text, last, group.base + plural.key, source),
      };
  }
}

/** A comma and a pair like the one before. */
function entryAfter(text: string, { keyStart = 0, keyEnd, start }: JsonString, key: string, source: string): string {
  const space = /[ \t\n\r]*$/.exec(text.slice(Math.max(0, keyStart - 1000), keyStart))?.[0] ?? '';
  return `,${space}${JSON.stringify(key)}${text.slice(keyEnd, start)}"${source}"`;
}
