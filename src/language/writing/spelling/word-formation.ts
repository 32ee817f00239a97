import { baseLanguage } from '../../codes.ts';
import { withCapital } from '../../letter-case.ts';
import { formationTables } from './formation-tables.ts';

/** Of `re` and `compilar`; shorter stems are in too many words by chance. */
const shortestStem = 5;
const shortestPart = 4;

const shortFirstPart = 3;
/** Behind so short a word only what is no word by chance: `Nahseite`. */
const longSecondPart = 5;

/** What joins the parts of a German compound. */
export const links = ['n', 's', 'es', 'en', 'er', 'e'];

/**
 * The ways in which a word may be formed of others, each as the words that a dictionary then has: compounds, prefixes,
 * pronouns at its end. Dictionaries lack most of what a language forms by rule, and none of it is a slip.
 */
export function formations(word: string, language: string): readonly (readonly string[])[] {
  const base = baseLanguage(language);
  const { prefixes, separablePrefixes, clitics, endings } = formationTables(base);
  const small = word.toLowerCase();
  const written = (part: string): string => (small === word ? part : withCapital(part));
  const found: (readonly string[])[] = [];
  for (let at = 2; at <= small.length - 4; at += 1)
    if ((prefixes.has(small.slice(0, at)) || separablePrefixes.has(small.slice(0, at))) && isStem(small.slice(at)))
      found.push([written(small.slice(at))]);
  if (base === 'de') found.push(...infinitivesWithZu(small), ...participles(small));
  // `haushalterisch` of `Haushalter`.
  if (base === 'de' && ofNoun.test(small)) found.push([withCapital(small.replace(ofNoun, ''))]);
  if (base === 'de') found.push(...(small === word ? adjectiveCompounds(small) : compounds(small)));
  const verb = clitics?.exec(small)?.groups?.verb;
  // `sonreírle` comes from a word with an accent, `contártelo` does not.
  if (verb !== undefined) found.push(...[...new Set([withoutAccents(verb), verb])].map((word) => [word]));
  for (const [ending, stems] of endings)
    if (ending.test(small)) for (const stem of stems) found.push([written(small.replace(ending, stem))]);
  return found;
}

const ofNoun = /(?<=\p{L}{5})isch(?:e[mnrs]?)?$/u;

/** `anzubeten`, `abzugrenzende`: verbs with `zu` between their parts, of the verb as a whole or of its second part. */
function infinitivesWithZu(small: string): readonly (readonly string[])[] {
  const { separablePrefixes } = formationTables('de');
  const found: (readonly string[])[] = [];
  const infinitive = small.replace(/(?<=n)de[mnrs]?$/, '');
  if (!/(?:en|[lr]n|tun|sein)$/.test(infinitive)) return found;
  for (let at = infinitive.indexOf('zu', 2); at > 0; at = infinitive.indexOf('zu', at + 1)) {
    const [before, verb] = [infinitive.slice(0, at), infinitive.slice(at + 2)];
    if (verb.length < shortestVerb) continue;
    found.push([before + verb]);
    if (separablePrefixes.has(before)) found.push([verb]);
  }
  return found;
}

/** `hintangestellt`, `stillgelegte`: participles of such verbs. */
function participles(small: string): readonly (readonly string[])[] {
  const { separablePrefixes } = formationTables('de');
  const found: (readonly string[])[] = [];
  for (let at = small.indexOf('ge', 2); at > 0; at = small.indexOf('ge', at + 1))
    if (separablePrefixes.has(small.slice(0, at)) && small.length - at > shortestParticiple)
      found.push([small.slice(at)]);
  return found;
}

/** `getan`. */
const shortestParticiple = 4;
/** `sein`, `üben`. */
const shortestVerb = 4;

export function isPrefix(part: string, language: string): boolean {
  return formationTables(baseLanguage(language)).prefixes.has(part);
}

/** `lädt` of `hochlädt` is short, but no word that comes about by chance. */
function isStem(part: string): boolean {
  return part.length >= shortestStem || /[äöü]/.test(part);
}

function compounds(small: string): readonly (readonly string[])[] {
  const { loans } = formationTables('de');
  const found: (readonly string[])[] = [];
  for (let at = shortFirstPart; at <= small.length - shortestPart; at += 1) {
    const [before, second] = [small.slice(0, at), withCapital(small.slice(at))];
    if (loans.has(before)) found.push([second]);
    if (at < shortestPart && second.length < longSecondPart) continue;
    found.push([withCapital(before), second]);
    for (const link of links)
      if (before.endsWith(link) && before.length >= shortestPart + link.length)
        found.push([withCapital(before.slice(0, -link.length)), second]);
  }
  return found;
}

/** With an ending, or with what only adjectives end with. */
const adjective = /(?:(?:st|t|end)e[mnrs]?|(?:ig|lich|isch|sam|bar|los|haft)(?:e[mnrs]?)?)$/u;

/** `zweitlängste`, `umweltbewussten`: a word before an adjective or a participle. */
function adjectiveCompounds(small: string): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  if (!adjective.test(small)) return found;
  for (let at = shortestPart; at <= small.length - longSecondPart; at += 1) {
    const [before, second] = [small.slice(0, at), small.slice(at)];
    found.push([withCapital(before), second]);
    if (before.endsWith('s') && at > shortestPart) found.push([withCapital(before.slice(0, -1)), second]);
  }
  return found;
}

function withoutAccents(verb: string): string {
  return verb
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC');
}
