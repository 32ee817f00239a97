import { type Fault, type FaultMaterial, type FaultyText, replaced } from './fault.ts';
import { findWord, monthNames, numberWords, units } from './words-of-faults.ts';

/** Faults of a word or number that is there and wrong. */
export const changedWords: readonly Fault[] = [
  { name: 'number changed', reports: ['Accuracy/Mistranslation'], inject: changeNumber },
  { name: 'number word changed', reports: ['Accuracy/Mistranslation'], inject: changeNumberWord },
  { name: 'unit changed', reports: ['Accuracy/Mistranslation'], inject: changeUnit },
  { name: 'month changed', reports: ['Accuracy/Mistranslation'], inject: changeMonth },
  { name: 'letters swapped', reports: ['Fluency/Spelling'], inject: swapLetters },
  { name: 'word doubled', reports: ['Fluency/Grammar', 'Fluency/Spelling', 'Accuracy/Addition'], inject: doubleWord },
  { name: 'wrong encoding', reports: ['Fluency/Character encoding'], inject: spoilEncoding },
];

function changeNumber({ pair, random }: FaultMaterial): FaultyText | undefined {
  const [sourceNumbers, found] = [digits(pair.source), digits(pair.target)];
  const known = new Set(sourceNumbers.map(([number]) => number));
  const common = found.filter(([number]) => known.has(number));
  if (common.length === 0) return undefined;
  const { 0: number, index } = random.one(common);
  const at = random.below(number.length);
  const digit = (Number(number[at]) + 1 + random.below(8)) % 10 || 7;
  const changed = number.slice(0, at) + digit + number.slice(at + 1);
  return changed === number || known.has(changed) ? undefined : replaced(pair, index, index + number.length, changed);
}

function digits(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(/(?<![\d.,\p{L}])\d+(?![\d.,]*\d|\p{L})/gu)];
}

function changeNumberWord({ pair, source, target, random }: FaultMaterial): FaultyText | undefined {
  const [sourceWords, targetWords] = [numberWords[source], numberWords[target]];
  if (sourceWords === undefined || targetWords === undefined) return undefined;
  for (const index of random.shuffled([...targetWords.keys()])) {
    const [word = '', original = ''] = [targetWords[index], sourceWords[index]];
    const at = findWord(pair.target, word, target);
    if (at === -1 || findWord(pair.source, original, source) === -1) continue;
    const other = random.one(targetWords.filter((one, position) => Math.abs(position - index) > 1 && one !== word));
    return replaced(pair, at, at + word.length, other);
  }
  return undefined;
}

function changeUnit({ pair, source, target, random }: FaultMaterial): FaultyText | undefined {
  for (const unit of random.shuffled(units)) {
    const isThere = unit[source]?.some((name) => findWord(pair.source, name, source) !== -1);
    if (isThere !== true) continue;
    for (const name of unit[target] ?? []) {
      const at = findWord(pair.target, name, target);
      if (at === -1 || !/\d[\s\u00a0\u202f]?$/u.test(pair.target.slice(0, at))) continue;
      if (pair.target.startsWith('/', at + name.length)) continue;
      const others = units.filter((one) => one !== unit && one[source]?.every((word) => !pair.source.includes(word)));
      const other = random.one(random.one(others)[target] ?? []);
      return other === undefined ? undefined : replaced(pair, at, at + name.length, other);
    }
  }
  return undefined;
}

function changeMonth({ pair, source, target, random }: FaultMaterial): FaultyText | undefined {
  const [sourceNames, targetNames] = [monthNames(source), monthNames(target)];
  for (const month of random.shuffled([...targetNames.keys()])) {
    const [original = '', name = ''] = [sourceNames[month], targetNames[month]];
    const at = findWord(pair.target, name, target);
    if (at === -1 || findWord(pair.source, original, source) === -1 || name === 'mai') continue;
    if (/\d$/.test(pair.target.slice(0, at))) continue;
    const other = random.one(targetNames.filter((one) => one !== name));
    return replaced(pair, at, at + name.length, other);
  }
  return undefined;
}

const withDictionary = /^(?:de|en|es|fr|it|pt)$/;

/** Two neighbouring letters of a common word, or one is missing. */
function swapLetters({ pair, target, random }: FaultMaterial): FaultyText | undefined {
  if (!withDictionary.test(target)) return undefined;
  const words = [...pair.target.matchAll(/(?<=\p{Ll} )\p{Ll}{6,14}(?=[ .,])/gu)];
  if (words.length === 0) return undefined;
  const { 0: word, index } = random.one(words);
  const at = 1 + random.below(word.length - 3);
  const [one = '', other = ''] = [word[at], word[at + 1]];
  if (one === other) return undefined;
  const spoilt = word.slice(0, at) + (random.below(2) === 0 ? other + one : other) + word.slice(at + 2);
  return replaced(pair, index, index + word.length, spoilt);
}

function doubleWord({ pair, target, random }: FaultMaterial): FaultyText | undefined {
  if (/^(?:ja|zh)/.test(target)) return undefined;
  const words = [...pair.target.matchAll(/(?<=\p{Ll} )\p{Ll}{2,}(?= )/gu)];
  if (words.length === 0) return undefined;
  const { 0: word, index } = random.one(words);
  return replaced(pair, index, index + word.length, `${word} ${word}`);
}

/** Read in the wrong encoding, wholly or at one letter. */
function spoilEncoding({ pair, random }: FaultMaterial): FaultyText | undefined {
  const letters = [...pair.target.matchAll(/[^\p{ASCII}]/gu)].filter(([letter]) => /\p{L}/u.test(letter));
  if (letters.length === 0) return undefined;
  const { 0: letter, index } = random.one(letters);
  if (random.below(3) === 0) return replaced(pair, index, index + letter.length, '\ufffd');
  const read = new TextDecoder('windows-1252').decode(new TextEncoder().encode(letter));
  if (random.below(2) === 0) return replaced(pair, index, index + letter.length, read);
  const whole = new TextDecoder('windows-1252').decode(new TextEncoder().encode(pair.target));
  return { segments: [{ source: pair.source, target: whole }], wrong: [0] };
}
