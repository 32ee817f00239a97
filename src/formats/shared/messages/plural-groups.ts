import { type PluralKey, pluralCategories } from '../../../language/icu/plural-numbers.ts';

/** A string with its name among others. */
export interface NamedString {
  /** The same for strings side by side. */
  readonly container: object | number | undefined;
  readonly name: string | undefined;
  readonly text: string;
}

/** Strings that say the same of different numbers: `item_one` and `item_other`, or `one` and `other` by themselves. */
export interface PluralGroup<Member extends NamedString> {
  /** What names begin with: `item_`, or nothing. */
  readonly base: string;
  readonly type: PluralKey['type'];
  readonly members: ReadonlyMap<string, Member>;
}

const form = /^(.*?(_ordinal)?_)?(zero|one|two|few|many|other)$/s;
const number = /\{\{-?\s*count\b|%\{count\}/;

/** The name may be that of a plural form; no other string is in a group. */
export function isFormName(name: string | undefined): boolean {
  return name !== undefined && form.test(name);
}

/**
 * Groups by their members, in the way of i18next and Rails. One without `other`, or with nothing but it, is none. Strings whose name is
 * no `isFormName` can be left out. `sizeOf`: all strings in a container.
 */
export function findPluralGroups<Member extends NamedString>(
  strings: Iterable<Member>,
  sizeOf: (container: NonNullable<Member['container']>) => number,
): ReadonlyMap<Member, PluralGroup<Member>> {
  const byContainer = new Map<NonNullable<Member['container']>, Map<string, Map<string, Member>>>();
  for (const string of strings) {
    const [, base = '', , key = ''] = form.exec(string.name ?? '') ?? [];
    if (key === '' || string.container === undefined) continue;
    const bases = byContainer.get(string.container) ?? new Map<string, Map<string, Member>>();
    const members = bases.get(base) ?? new Map<string, Member>();
    byContainer.set(string.container, bases.set(base, members.set(key, string)));
  }
  const groups = new Map<Member, PluralGroup<Member>>();
  for (const [container, bases] of byContainer) {
    for (const [base, members] of bases) {
      const other = members.get('other');
      if (other === undefined || (base === '' && members.size < sizeOf(container))) continue;
      if (members.size < 2 && !number.test(other.text)) continue;
      const type = base.endsWith('_ordinal_') ? 'selectordinal' : 'plural';
      for (const member of members.values()) groups.set(member, { base, type, members });
    }
  }
  return groups;
}

export function pluralKeyOf<Member extends NamedString>(
  member: Member,
  { type, members }: PluralGroup<Member>,
): PluralKey {
  return { type, key: [...members].find(([, other]) => other === member)?.[0] ?? 'other' };
}

/** Forms that a language has and the group has not. */
export function missingForms<Member extends NamedString>(
  { type, members }: PluralGroup<Member>,
  language: string,
): readonly PluralKey[] {
  return pluralCategories(language, type)
    .filter((key) => !members.has(key))
    .map((key) => ({ type, key }));
}
