import { ownEntry } from '../../../own-entry.ts';
import { packTable } from '../../../packs/tables.ts';

const participles = packTable('en', 'context', 'participles');
const plurals = packTable('en', 'context', 'plurals');

/** How the plural may be spelt; the model decides which spelling is right. */
export function pluralsOf(noun: string): readonly string[] {
  const own = ownEntry(plurals, noun);
  return own === undefined ? [withEnding(noun)] : [own];
}

/** The third person of a verb. */
export function thirdPersonOf(verb: string): string {
  return withEnding(verb);
}

/** How the past participle may be spelt. */
export function pastParticiplesOf(verb: string): readonly string[] {
  const own = ownEntry(participles, verb);
  if (own !== undefined) return [own];
  if (verb.endsWith('e')) return [`${verb}d`];
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`];
  return [`${verb}ed`, ...doubled(verb).map((stem) => `${stem}ed`)];
}

/** How the present participle may be spelt. */
export function presentParticiplesOf(verb: string): readonly string[] {
  if (verb.endsWith('ie')) return [`${verb.slice(0, -2)}ying`];
  if (/[^eoy]e$/.test(verb)) return [`${verb.slice(0, -1)}ing`];
  return [`${verb}ing`, ...doubled(verb).map((stem) => `${stem}ing`)];
}

/** `stopp`, `plann` */
function doubled(verb: string): readonly string[] {
  return /[^aeiou][aeiou][bdgklmnprt]$/.test(verb) ? [verb + verb.at(-1)] : [];
}

function withEnding(word: string): string {
  if (/(?:s|x|z|ch|sh|[^aeio]o)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
