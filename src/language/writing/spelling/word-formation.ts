import { baseLanguage } from '../../codes.ts';
import { withCapital } from '../../letter-case.ts';

/** Of `re` and `compilar`; shorter stems are in too many words by chance. */
const shortestStem = 5;
const shortestPart = 4;

const prefixes: Readonly<Record<string, RegExp>> = {
  de: /^(?:ab|an|anti|auf|aus|auto|be|bei|daran|davon|de|dis|durch|ein|empor|ent|entgegen|er|fehl|fort|her|herab|heran|herauf|heraus|herbei|herein|herüber|herum|herunter|hervor|hin|hinab|hinauf|hinaus|hindurch|hinein|hinüber|hinunter|hinweg|hinzu|hoch|inter|los|makro|meta|mikro|mit|multi|nach|neu|nicht|nieder|prä|re|rück|sub|super|über|um|umher|un|unter|ver|vor|voran|voraus|vorbei|vorüber|weg|weiter|wider|wieder|zer|zu|zurecht|zurück|zusammen|zwischen)$/,
  en: /^(?:anti|auto|bi|bio|co|counter|cyber|de|dis|eco|ex|hyper|infra|inter|macro|mega|meta|micro|mid|mini|mis|mono|multi|neo|non|out|over|poly|post|pre|pro|pseudo|re|semi|sub|super|tele|trans|ultra|un|under)$/,
  es: /^(?:anti|auto|bio|co|contra|des|ex|extra|hiper|in|infra|inter|macro|mega|meta|micro|mini|mono|multi|neo|no|pos|post|pre|pseudo|re|semi|sobre|sub|super|tele|trans|ultra)$/,
  fr: /^(?:anti|auto|bio|co|contre|dé|dés|ex|extra|hyper|hypo|in|infra|inter|macro|méga|méta|micro|mini|mono|multi|néo|non|post|pré|pseudo|re|ré|semi|sous|sub|super|sur|télé|trans|ultra)$/,
  it: /^(?:anti|auto|bio|co|contro|dis|ex|extra|iper|in|infra|inter|macro|mega|meta|micro|mini|mono|multi|neo|non|post|pre|pseudo|ri|semi|sotto|sovra|sub|super|tele|trans|ultra)$/,
  pt: /^(?:anti|auto|bio|co|contra|des|ex|extra|hiper|in|infra|inter|macro|mega|meta|micro|mini|mono|multi|neo|pós|pre|pré|pseudo|re|semi|sobre|sub|super|tele|trans|ultra)$/,
};

const shortFirstPart = 3;
/** Behind so short a word only what is no word by chance: `Nahseite`. */
const longSecondPart = 5;

/** Short words of other languages, which German dictionaries lack as parts of compounds. */
const loans =
  /^(?:app|bit|blog|bug|byte|chat|chip|code|cron|disk|dock|feed|flag|hash|heap|hook|host|icon|job|kernel|link|log|login|mail|node|patch|pixel|plugin|pool|port|proxy|queue|root|scan|server|shell|shop|skript|socket|stack|tag|task|thread|token|tool|tweet|typ|upload|user|web|wiki|zip)$/;

/** What joins the parts of a German compound. */
export const links = ['n', 's', 'es', 'en', 'er', 'e'];

/** Pronouns at the end of infinitives, gerunds and commands. */
const clitics: Readonly<Record<string, RegExp>> = {
  es: /^(?<verb>\p{L}{3,}?(?:[aáeéií]r|[áeé]ndo|iéndo|yéndo|[aáeéií]))(?:(?:me|te|se|nos|os)?(?:l[aeo]s?)|me|te|se|nos|os)$/u,
  it: /^(?<verb>\p{L}{3,}?(?:[aei]r|[aei]|ndo))(?:(?:me|te|ce|ve|glie|se)(?:l[aeio]|ne)|mi|ti|si|ci|vi|gli|l[aeio]|ne)$/u,
};

const endings: Readonly<Record<string, readonly (readonly [RegExp, readonly string[]])[]>> = {
  de: [
    [/(?<=\p{L}{4})(?:bar|los|artig|fähig|weise)(?:e[mnrs]?)?$/u, ['', 'en']],
    [/(?<=\p{L}{4})in(?:nen)?$/u, ['']],
    [/(?<=\p{L}{5}[^sßxz])s$/u, ['']],
    // `planierter`, `planiertem`: participles and adjectives with an ending that their form without one lacks in the dictionary.
    [/(?<=\p{L}{4}(?:t|end|ig|lich|isch|sam|haft))e[mnrs]?$/u, ['']],
    // `begebenen`: participles that end as infinitives do.
    [/(?<=^(?:be|ent|er|ge|miss|ver|zer)\p{L}{3,}en)e[mnrs]?$/u, ['']],
    // `Unterbreitung` of `unterbreiten`.
    [/(?<=\p{L}{6})ung(?:en|s)?$/u, ['en']],
    // `gegabelte` of `gabelt`.
    [/^ge(?=\p{L}{4,}te[mnrs]?$)/u, ['']],
    [/^ge(?=\p{L}{4,}t$)/u, ['']],
  ],
  // Who does something, and whom it is done to.
  en: [[/(?<=\p{L}{4})(?:or|ee)s?$/u, ['', 'e']]],
  es: [
    [/amente$/, ['o', 'a']],
    [/(?<=\p{L}{4})mente$/u, ['']],
    [/(?<=[aeiouáéíóú])s$/, ['']],
    // What is done with a thing, and what is made of somebody: `telonear`, `eslavizados`.
    [/(?<=\p{L}{4})(?<!e)ea(?:r|d[oa]s?|ndo)$/u, ['o', 'a', 'e', 'ero', '']],
    [/(?<=\p{L}{4})iza(?:r|d[oa]s?|ndo|ción)$/u, ['o', 'a', 'e', '']],
    // Small and big ones: `pueblito`, `poquillo`, `golazo`, `besote`.
    [/(?<=\p{L}{2}[^cgquz])(?:(?:it|ill)[oa]|ot[aeo])s?$/u, ['o', 'a', 'e', '', 'á']],
    [/(?<=\p{L}{2})qu(?:it|ill|ot)[oa]s?$/u, ['co', 'ca']],
    [/(?<=\p{L}{3})ec(?:it|ill)[oa]s?$/u, ['o', 'a', 'e', '']],
    [/(?<=\p{L}{2})(?<!re?tr|atr|frac)az[oa]s?$/u, ['o', 'a', '']],
  ],
  fr: [[/(?<=\p{L}{4})is(?:er|ée?s?|ant|ations?)$/u, ['e', '']]],
  pt: [
    [/(?<=\p{L}{4})iza(?:r|d[oa]s?|ndo|ção)$/u, ['o', 'a', 'e', '']],
    [/(?<=\p{L}{2})ez(?:inho|inha|ão|ões)s?$/u, ['é', 'ê', 'e']],
    [/(?<=\p{L}{2})az(?:inho|inha|ão|ões)s?$/u, ['á', 'a']],
    [/(?<=\p{L}{3})z(?:inh[oa]|ão|ões)s?$/u, ['']],
  ],
  it: [
    [/(?<=\p{L}{4})izza(?:re|t[aeio]|ndo)$/u, ['o', 'a', 'e']],
    [/amente$/, ['o']],
    [/(?<=\p{L}{4})mente$/u, ['', 'e']],
    [/tric[ei]$/, ['tore']],
    // `stradaccia`, `macchinona`.
    [/(?<=\p{L}{3})(?:acci[oa]?|acce)$/u, ['o', 'a', 'e']],
    [/(?<=\p{L}{4})ona$/u, ['a']],
  ],
};

/**
 * The ways in which a word may be formed of others, each as the words that a dictionary then has: compounds, prefixes,
 * pronouns at its end. Dictionaries lack most of what a language forms by rule, and none of it is a slip.
 */
export function formations(word: string, language: string): readonly (readonly string[])[] {
  const base = baseLanguage(language);
  const small = word.toLowerCase();
  const written = (part: string): string => (small === word ? part : withCapital(part));
  const found: (readonly string[])[] = [];
  for (let at = 2; at <= small.length - 4; at += 1)
    if (prefixes[base]?.test(small.slice(0, at)) && isStem(small.slice(at))) found.push([written(small.slice(at))]);
  if (base === 'de') found.push(...infinitivesWithZu(small), ...participles(small));
  // `haushalterisch` of `Haushalter`.
  if (base === 'de' && ofNoun.test(small)) found.push([withCapital(small.replace(ofNoun, ''))]);
  if (base === 'de') found.push(...(small === word ? adjectiveCompounds(small) : compounds(small)));
  const verb = clitics[base]?.exec(small)?.groups?.verb;
  // `sonreírle` comes from a word with an accent, `contártelo` does not.
  if (verb !== undefined) found.push(...[...new Set([withoutAccents(verb), verb])].map((word) => [word]));
  for (const [ending, stems] of endings[base] ?? [])
    if (ending.test(small)) for (const stem of stems) found.push([written(small.replace(ending, stem))]);
  return found;
}

const ofNoun = /(?<=\p{L}{5})isch(?:e[mnrs]?)?$/u;

/** Verbs whose first part is a word of its own: `freizugeben`, `stillzulegen`. */
const separable =
  /^(?:ab|an|auf|aus|auseinander|bei|beisammen|bereit|bevor|bloß|da|dabei|dafür|dagegen|daher|dahin|dar|daran|darauf|darein|davon|davor|dazu|dazwischen|drauf|dran|drein|durch|ein|einher|empor|entgegen|entlang|entzwei|fehl|fern|fertig|fest|flach|fort|frei|gegenüber|gerade|gering|gleich|groß|gut|haus|heim|her|herab|heran|herauf|heraus|herbei|herein|herüber|herum|herunter|hervor|hin|hinab|hinan|hinauf|hinaus|hindurch|hinein|hintan|hinterher|hinüber|hinunter|hinweg|hinzu|hoch|höher|irre|kalt|kaputt|kennen|klar|klein|krank|kurz|lahm|leer|leicht|los|mit|miteinander|nach|nahe|neben|nieder|offen|preis|quer|rein|rück|ruhig|rum|runter|sauber|schief|schwarz|schwer|sicher|stand|statt|still|stramm|teil|tief|tot|übel|über|überein|übrig|um|umher|unter|vor|voran|voraus|vorbei|vorher|vorüber|vorweg|wahr|warm|weg|weh|weiter|wert|wett|wieder|wohl|zu|zufrieden|zurecht|zurück|zusammen|zuvor|zuwider|zwischen)$/;

/** `anzubeten`, `abzugrenzende`: verbs with `zu` between their parts, of the verb as a whole or of its second part. */
function infinitivesWithZu(small: string): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const infinitive = small.replace(/(?<=n)de[mnrs]?$/, '');
  if (!/(?:en|[lr]n|tun|sein)$/.test(infinitive)) return found;
  for (let at = infinitive.indexOf('zu', 2); at > 0; at = infinitive.indexOf('zu', at + 1)) {
    const [before, verb] = [infinitive.slice(0, at), infinitive.slice(at + 2)];
    if (verb.length < shortestVerb) continue;
    found.push([before + verb]);
    if (separable.test(before)) found.push([verb]);
  }
  return found;
}

/** `hintangestellt`, `stillgelegte`: participles of such verbs. */
function participles(small: string): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (let at = small.indexOf('ge', 2); at > 0; at = small.indexOf('ge', at + 1))
    if (separable.test(small.slice(0, at)) && small.length - at > shortestParticiple) found.push([small.slice(at)]);
  return found;
}

/** `getan`. */
const shortestParticiple = 4;
/** `sein`, `üben`. */
const shortestVerb = 4;

export function isPrefix(part: string, language: string): boolean {
  return prefixes[baseLanguage(language)]?.test(part) === true;
}

/** `lädt` of `hochlädt` is short, but no word that comes about by chance. */
function isStem(part: string): boolean {
  return part.length >= shortestStem || /[äöü]/.test(part);
}

function compounds(small: string): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (let at = shortFirstPart; at <= small.length - shortestPart; at += 1) {
    const [before, second] = [small.slice(0, at), withCapital(small.slice(at))];
    if (loans.test(before)) found.push([second]);
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
