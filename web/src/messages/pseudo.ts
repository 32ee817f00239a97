type Element = string | { readonly type: number; readonly value?: unknown; readonly options?: unknown };
type Message = string | readonly Element[];

const letters: Readonly<Record<string, string>> = {
  ...{
    a: 'á',
    e: 'é',
    i: 'í',
    o: 'ó',
    u: 'ú',
    c: 'ç',
    n: 'ñ',
    y: 'ý',
    A: 'Å',
    E: 'É',
    I: 'Î',
    O: 'Ø',
    U: 'Û',
    C: 'Ç',
    S: 'Š',
  },
};

/** Long as the longest languages, and unlike English: a text that stays plain is not in the messages. Arguments stay as they are. */
export function pseudoText(text: string): string {
  const accented = [...text].map((letter) => letters[letter] ?? letter).join('');
  return `⟦${accented}${'~'.repeat(Math.ceil(text.length * 0.35))}⟧`;
}

function pseudo(message: Message): Message {
  if (typeof message === 'string') return pseudoText(message);
  return [{ type: 0, value: '⟦' }, ...message, { type: 0, value: '~~⟧' }];
}

/** The messages of no language, for tests, made of those in English. */
export function pseudoTextsOf(english: Readonly<Record<string, Message>>): Readonly<Record<string, Message>> {
  return Object.fromEntries(Object.entries(english).map(([name, message]) => [name, pseudo(message)]));
}
