/** A rule that makes a form of a stem: `strip` of the stem goes, what it was found by comes. */
export interface AffixRule {
  readonly flag: string;
  readonly strip: string;
  /** What the stem has to look like; undefined for any. */
  readonly condition: RegExp | undefined;
}

/** What a `.aff` file says that look-ups need (hunspell(5)). */
export interface Affixes {
  readonly encoding: string;
  /** By what they add. */
  readonly suffixes: ReadonlyMap<string, readonly AffixRule[]>;
  readonly prefixes: ReadonlyMap<string, readonly AffixRule[]>;
  readonly longestSuffix: number;
  /** Words may be joined to compounds. */
  readonly compounds: boolean;
  /** Entries with one of these are no words by themselves. */
  readonly unusable: ReadonlySet<string>;
  /** Entries with one of these are mistakes. */
  readonly forbidden: ReadonlySet<string>;
  /** Of an entry's flags as they are written. */
  parseFlags(written: string): readonly string[];
}

export function parseAffixes(bytes: Uint8Array): Affixes {
  // Keywords, flags and the name of the encoding are ASCII; affixes are decoded once that is known.
  const encoding = /^SET\s+(\S+)/m.exec(decode(bytes, 'latin1'))?.[1] ?? 'latin1';
  const suffixes = new Map<string, AffixRule[]>();
  const prefixes = new Map<string, AffixRule[]>();
  const unusable = new Set<string>();
  const forbidden = new Set<string>();
  const aliases: string[] = [];
  let flagType = 'short';
  let compounds = false;
  let longestSuffix = 0;
  for (const line of decode(bytes, encoding).split(/\r?\n/)) {
    const [keyword = '', first = '', strip = '', added = '', condition = '.'] = line.split(/\s+/);
    if (keyword === 'FLAG') flagType = first;
    else if (keyword === 'AF') aliases.push(first);
    else if (/^COMPOUND(?:FLAG|BEGIN)$/.test(keyword)) compounds = true;
    else if (keyword === 'FORBIDDENWORD') forbidden.add(first);
    else if (/^(?:ONLYINCOMPOUND|NEEDAFFIX)$/.test(keyword)) unusable.add(first);
    // The head of a class has three fields after its flag as well, the last of which is a count.
    else if ((keyword === 'SFX' || keyword === 'PFX') && !(/^[YN]$/.test(strip) && /^\d+$/.test(added))) {
      const [text = '', ownFlags = ''] = added.split('/');
      // Forms that are only parts of words.
      if (splitFlags(ownFlags, flagType).some((flag) => unusable.has(flag) || forbidden.has(flag))) continue;
      const ending = text === '0' ? '' : text;
      const isSuffix = keyword === 'SFX';
      const rule: AffixRule = {
        flag: first,
        strip: strip === '0' ? '' : strip,
        condition: conditionOf(condition, isSuffix),
      };
      const rules = isSuffix ? suffixes : prefixes;
      rules.set(ending, [...(rules.get(ending) ?? []), rule]);
      if (isSuffix) longestSuffix = Math.max(longestSuffix, ending.length);
    }
  }
  // The first alias is their number.
  const [, ...flagSets] = aliases;
  return {
    encoding,
    suffixes,
    prefixes,
    longestSuffix,
    compounds,
    unusable,
    forbidden,
    parseFlags: (written) =>
      splitFlags(flagSets.length > 0 ? (flagSets[Number(written) - 1] ?? written) : written, flagType),
  };
}

function splitFlags(written: string, flagType: string): readonly string[] {
  if (flagType === 'long') return written.match(/../gsu) ?? [];
  return flagType === 'num' ? written.split(',') : [...written];
}

/** Conditions are letters, `.` and sets of letters; anything else means a form that is not found. */
function conditionOf(written: string, isSuffix: boolean): RegExp | undefined {
  if (written === '.') return undefined;
  const safe = written.replace(/[-\\^$*+?(){}|/]/g, (sign) => (sign === '^' ? sign : `\\${sign}`));
  try {
    return new RegExp(isSuffix ? `(?:${safe})$` : `^(?:${safe})`, 'u');
  } catch {
    return /(?!)/u;
  }
}

/** Labels of encodings that Node does not know are taken for Latin-1. */
export function decode(bytes: Uint8Array, encoding: string): string {
  const label = encoding.replace(/^ISO(\d)/i, 'iso-$1').replace(/^microsoft-cp/i, 'windows-');
  try {
    return new TextDecoder(label).decode(bytes.slice());
  } catch {
    return new TextDecoder('latin1').decode(bytes.slice());
  }
}
