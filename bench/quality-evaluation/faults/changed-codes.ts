import type { Fault, FaultMaterial, FaultyText } from './fault.ts';

/** What is put into both texts. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: placeholders of message formats.
const placeholders = ['{name}', '{0}', '%s', '%1$d', '{{ count }}', '${total}', '%(user)s', '{user.name}'];
const tags = ['b', 'strong', 'em', 'span class="mark"', 'a href="/help"', 'g id="3"'];
const addresses = [
  'https://www.example.org/guide/start?lang=1',
  'http://example.com/files/report-2024.pdf',
  'support@example.org',
  'www.example.net/news',
  'https://docs.example.com/v2/api#limits',
];

interface Framed {
  readonly source: string;
  readonly target: string;
}

/** Faults of what has to be the same in both texts. */
export const changedCodes: readonly Fault[] = [
  code('placeholder missing', placeholders, ['Accuracy/Omission', 'Accuracy/Mistranslation'], () => ''),
  code(
    'placeholder changed',
    placeholders.filter((one) => /[a-z]{3}/.test(one)),
    ['Accuracy/Mistranslation', 'Accuracy/Omission', 'Accuracy/Addition'],
    (found) => found.replace(/[a-z]{3,}/, 'valor'),
  ),
  code(
    'address changed',
    addresses,
    ['Accuracy/Mistranslation', 'Accuracy/Omission', 'Accuracy/Addition'],
    (found, { random }) => {
      const at = 12 + random.below(found.length - 13);
      return found.slice(0, at) + (found[at] === 'x' ? 'y' : 'x') + found.slice(at + 1);
    },
  ),
  code('address missing', addresses, ['Accuracy/Omission', 'Accuracy/Mistranslation'], () => ''),
  {
    name: 'tag removed',
    reports: ['Miscellaneous/Other', 'Accuracy/Omission', 'Accuracy/Mistranslation'],
    clean: (material) => [tagged(material).right],
    inject: (material) => {
      const { right, close } = tagged(material);
      const target =
        material.random.below(2) === 0 ? right.target.replace(close, '') : right.target.replace(/<.*?>/g, '');
      return { segments: [{ source: right.source, target }], wrong: [0] };
    },
  },
];

function code(
  name: string,
  texts: readonly string[],
  reports: Fault['reports'],
  change: (found: string, material: FaultMaterial) => string,
): Fault {
  return {
    name,
    reports,
    clean: (material) => [framed(material, material.random.one(texts))],
    inject(material): FaultyText {
      const text = material.random.one(texts);
      const { source, target } = framed(material, text);
      const changed = target.replace(text, () => change(text, material));
      return { segments: [{ source, target: changed }], wrong: [0] };
    },
  };
}

/** Behind the text in brackets, or before it. */
function framed({ pair, random }: FaultMaterial, text: string): Framed {
  const put = random.one([
    (words: string) => `${text}: ${words}`,
    (words: string) => `${words} (${text})`,
    (words: string) => `${words} ${text}`,
  ]);
  return { source: put(pair.source), target: put(pair.target) };
}

/** Both texts within a tag, or their first words. */
function tagged({ pair, random }: FaultMaterial): { readonly right: Framed; readonly close: string } {
  const tag = random.one(tags);
  const close = `</${tag.replace(/ .*/, '')}>`;
  const whole = random.below(2) === 0;
  const wrap = (text: string): string => {
    const end = whole ? text.length : text.search(/\s|$/u);
    return `<${tag}>${text.slice(0, end)}${close}${text.slice(end)}`;
  };
  return { right: { source: wrap(pair.source), target: wrap(pair.target) }, close };
}
