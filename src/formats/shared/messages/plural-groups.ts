import { type PluralKey, pluralCategories } from '../../../language/icu/plural-numbers.ts';

/** A string with its name among others. */
export interface NamedString {
  /** The same for strings side by side. */
  readonly container: object | undefined;
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

/** Groups by their members, in the way of i18next and Rails. One without `other`, or with nothing but it, is none. */
export function findPluralGroups<Member extends NamedString>(
  strings: readonly Member[],
): ReadonlyMap<Member, PluralGroup<Member>> {
  const byContainer = Map.groupBy(strings, ({ container }) => container);
  const groups = new Map<Member, PluralGroup<Member>>();
  for (const [container, siblings] of byContainer) {
    if (container === undefined) continue;
    for (const [base, members] of membersByBase(siblings)) {
      const other = members.get('other');
      if (other === undefined || (base === '' && members.size < siblings.length)) continue;
      if (members.size < 2 && !number.test(other.text)) continue;
      const type = base.endsWith('_ordinal_') ? 'selectordinal' : 'plural';
      for (const member of members.values()) groups.set(member, { base, type, members });
    }
  }
  return groups;
}

function membersByBase<Member extends NamedString>(siblings: readonly Member[]): Map<string, Map<string, Member>> {
  const bases = new Map<string, Map<string, Member>>();
  for (const sibling of siblings) {
    const found = form.exec(sibling.name ?? '');
    if (found === null) continue;
    const [, base = '', , key = ''] = found;
    const members = bases.get(base) ?? new Map<string, Member>();
    bases.set(base, members.set(key, sibling));
  }
  return bases;
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
