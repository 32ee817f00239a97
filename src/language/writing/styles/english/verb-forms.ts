/** Base, third person, past, participle where they are not regular; the third person is regular without its own. */
const irregular: Readonly<Record<string, readonly [past: string, participle: string]>> = {
  be: ['was', 'been'],
  become: ['became', 'become'],
  begin: ['began', 'begun'],
  break: ['broke', 'broken'],
  bring: ['brought', 'brought'],
  build: ['built', 'built'],
  buy: ['bought', 'bought'],
  choose: ['chose', 'chosen'],
  come: ['came', 'come'],
  cut: ['cut', 'cut'],
  deal: ['dealt', 'dealt'],
  do: ['did', 'done'],
  draw: ['drew', 'drawn'],
  fall: ['fell', 'fallen'],
  feel: ['felt', 'felt'],
  find: ['found', 'found'],
  forbid: ['forbade', 'forbidden'],
  forget: ['forgot', 'forgotten'],
  get: ['got', 'got'],
  give: ['gave', 'given'],
  go: ['went', 'gone'],
  grow: ['grew', 'grown'],
  have: ['had', 'had'],
  hear: ['heard', 'heard'],
  hold: ['held', 'held'],
  keep: ['kept', 'kept'],
  know: ['knew', 'known'],
  lead: ['led', 'led'],
  leave: ['left', 'left'],
  let: ['let', 'let'],
  lose: ['lost', 'lost'],
  make: ['made', 'made'],
  mean: ['meant', 'meant'],
  meet: ['met', 'met'],
  pay: ['paid', 'paid'],
  put: ['put', 'put'],
  read: ['read', 'read'],
  run: ['ran', 'run'],
  say: ['said', 'said'],
  see: ['saw', 'seen'],
  seek: ['sought', 'sought'],
  sell: ['sold', 'sold'],
  send: ['sent', 'sent'],
  set: ['set', 'set'],
  show: ['showed', 'shown'],
  speak: ['spoke', 'spoken'],
  spend: ['spent', 'spent'],
  spread: ['spread', 'spread'],
  stand: ['stood', 'stood'],
  take: ['took', 'taken'],
  teach: ['taught', 'taught'],
  tell: ['told', 'told'],
  think: ['thought', 'thought'],
  understand: ['understood', 'understood'],
  undertake: ['undertook', 'undertaken'],
  win: ['won', 'won'],
  write: ['wrote', 'written'],
};

/** Their last consonant is doubled. */
const doubling = new Set(
  'begin chat commit cut drop forbid fulfil get grab let occur omit permit plan put run set ship shop sit slip stop submit sum swap transmit win'.split(
    ' ',
  ),
);

/** Base, third person, past, participle and -ing form of a verb, or of the first word of a phrase (`carry out`). */
export function verbForms(verb: string): readonly string[] {
  const [word = '', ...rest] = verb.split('_');
  const [past, participle] = irregular[word] ?? [regular(word, 'ed'), regular(word, 'ed')];
  const third =
    word === 'be'
      ? 'is'
      : word === 'have'
        ? 'has'
        : /(?:[sxz]|ch|sh|[^aeiou]o)$|^do$|^go$/.test(word)
          ? `${word}es`
          : regularThird(word);
  return [word, third, past, participle, regular(word, 'ing')].map((form) => [form, ...rest].join(' '));
}

function regularThird(word: string): string {
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function regular(word: string, ending: 'ed' | 'ing'): string {
  if (doubling.has(word)) return word + word.at(-1) + ending;
  if (ending === 'ed' && /[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`;
  if (ending === 'ed' && word.endsWith('e')) return `${word}d`;
  if (ending === 'ing' && /[^eo]e$/.test(word) && word !== 'be') return word.slice(0, -1) + ending;
  return word + ending;
}

const participles = new Set(
  `${Object.entries(irregular)
    .map(([, [, participle]]) => participle)
    .join(
      ' ',
    )} been gotten gone seen eaten driven flown frozen hidden ridden risen sung sunk stolen sworn thrown torn worn woken bought caught fought bent lent slept swept kept wept fed fled shot split hurt cost hit shut quit spread`.split(
    ' ',
  ),
);
const noParticiple = new Set(
  'need seed feed speed bed red bleed breed deed weed shed hundred indeed embed exceed proceed succeed read put set let cut run come become get make'.split(
    ' ',
  ),
);

/** Whether a word can come after `have`: `been`, `worked`, `gone`. */
export function isParticiple(word: string): boolean {
  return participles.has(word) || (word.length > 3 && word.endsWith('ed') && !noParticiple.has(word));
}

/** Whether a word is the base form as well as the participle or past. */
export function isBothForms(word: string): boolean {
  return noParticiple.has(word) || /^(?:hurt|cost|hit|shut|quit|spread|split)$/.test(word);
}
