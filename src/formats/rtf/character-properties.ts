import table from './character-properties.json' with { type: 'json' };

/** A property that readers see, by the name it is kept under. Absent ones have their default value. */
export interface CharacterProperty {
  readonly key: string;
  /** The word that sets it, or undefined if it is the default value. */
  readonly written: string | undefined;
}

/** Words that set the default of a property, by its key; those of fonts depend on the document. */
const resets = new Map<string, string>();
/** Words of switches and choices, by the key of their property. */
const switches = new Map<string, string>();
const choices = new Map<string, string>();
const numbers = new Map<string, string>();
const offs = new Map<string, string>();

for (const word of table.switches) addSwitch(word, word);
for (const word of table.associatedSwitches) addSwitch(word, associated(word.slice(1)));
for (const [key, { words, off }] of Object.entries(table.choices)) {
  for (const word of words) choices.set(word, key);
  offs.set(off, key);
  resets.set(key, `\\${off}`);
}
for (const [word, off] of Object.entries(table.numbers)) addNumber(word, word, off);
for (const [word, off] of Object.entries(table.associatedNumbers)) addNumber(word, associated(word.slice(1)), off);

const unseen: ReadonlySet<string> = new Set(table.unseen);

function addSwitch(word: string, key: string): void {
  switches.set(word, key);
  resets.set(key, `\\${word}0`);
}

function addNumber(word: string, key: string, off: string | null): void {
  numbers.set(word, key);
  if (off !== null) resets.set(key, `\\${off}`);
}

/** Key of a property that text in the other direction has, or undefined if the property is none of these. */
export function associated(key: string): string {
  return `associated ${key}`;
}

export function isAssociated(key: string): boolean {
  return key.startsWith('associated ');
}

/** The property that a word sets, or undefined if it sets none that readers see. */
export function characterProperty(word: string, parameter: number | undefined): CharacterProperty | undefined {
  const written = `\\${word}${parameter ?? ''}`;
  const off = offs.get(word);
  if (off !== undefined) return { key: off, written: undefined };
  const toggled = switches.get(word);
  if (toggled !== undefined) return { key: toggled, written: parameter === 0 ? undefined : `\\${word}` };
  const chosen = choices.get(word);
  if (chosen !== undefined) return { key: chosen, written: parameter === 0 ? undefined : written };
  const number = numbers.get(word);
  if (number === undefined) return undefined;
  return { key: number, written: written === resets.get(number) ? undefined : written };
}

/** Changes how characters look, or something about them that readers do not see. */
export function isOfCharacters(word: string): boolean {
  return (
    unseen.has(word) ||
    word.startsWith('insrsid') ||
    switches.has(word) ||
    choices.has(word) ||
    numbers.has(word) ||
    offs.has(word)
  );
}

/** The word that takes a property away, or undefined if only `\plain` does. */
export function resetOf(key: string): string | undefined {
  return resets.get(key);
}
