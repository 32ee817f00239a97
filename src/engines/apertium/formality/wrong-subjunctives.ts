import { has, isClitic, isStrongPronoun, lemmaOf, type Unit, withTag, withWords } from './form-units.ts';

const conjunctions = new Set(['quando', 'appena', 'lorsque', 'quand', 'dès que']);

/**
 * Italian and French use the indicative where the other languages have the subjunctive: `cuando llegues`. In the familiar
 * singular both look alike in most verbs (`quando arrivi`, `lorsque tu arrives`), in the polite form they do not.
 */
export function indicativeAfterWhen(sentence: readonly Unit[]): readonly Unit[] {
  return sentence.map((unit, position) => {
    const [verb, ...others] = unit.words;
    if (verb === undefined || !has(verb, 'prs', 'p2', 'sg')) return unit;
    let before = position - 1;
    while (isSubjectOrClitic(sentence[before])) before -= 1;
    const conjunction = sentence[before]?.words[0];
    if (conjunction === undefined || !conjunctions.has(lemmaOf(conjunction))) return unit;
    return withWords(unit, [withTag(verb, 'prs', 'pri'), ...others]);
  });
}

function isSubjectOrClitic(unit: Unit | undefined): boolean {
  const word = unit?.words[0];
  return isClitic(word) || isStrongPronoun(word) || (word !== undefined && ['ne', 'non'].includes(lemmaOf(word)));
}
