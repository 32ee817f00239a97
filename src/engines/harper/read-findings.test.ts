import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFindings } from './read-findings.ts';
import type { Finding } from './worker/messages.ts';

/** The finding of a rule about the part of a text in square brackets. */
function edits(marked: string, finding: Partial<Finding>, change: 'correct' | 'rephrase' = 'correct'): string[] {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  const whole = { rule: 'Rule', kind: 'Grammar', start, end, replacements: ['x'], ...finding };
  return readFindings(text, [whole], { language: 'en-US', change }).edits.map((edit) => edit.text);
}

test('a finding counts with one replacement, or where the first is meant', () => {
  assert.deepEqual(edits('He [go] home.', { replacements: ['goes'] }), ['goes']);
  assert.deepEqual(edits('He [go] home.', { replacements: ['goes', 'went'] }), []);
  assert.deepEqual(edits('[Their] going.', { rule: 'TheirToTheyre', replacements: ["They're", "They're "] }), [
    "They're",
  ]);
  assert.deepEqual(edits('He [go] home.', { replacements: [] }), []);
});

test('style never counts, redundancy only in rephrasing', () => {
  assert.deepEqual(edits('[very] good', { kind: 'Style' }), []);
  assert.deepEqual(edits('[all of the] cats', { kind: 'Redundancy' }), []);
  assert.deepEqual(edits('[all of the] cats', { kind: 'Redundancy' }, 'rephrase'), ['x']);
});

test('articles count before ordinary words only', () => {
  for (const kept of ['a SQLite file', "'[a]' and", '$[a] or', '[a] SHA-256', '[a] SQLite file'])
    assert.deepEqual(
      edits(kept.includes('[') ? kept : `[a]${kept.slice(1)}`, { rule: 'AnA', replacements: ['an'] }),
      [],
    );
  assert.deepEqual(edits('eat [a] apple', { rule: 'AnA', replacements: ['an'] }), ['an']);
  assert.deepEqual(edits('[A] apple', { rule: 'AnA', replacements: ['AN'] }), ['An']);
  assert.deepEqual(edits('wait [a] hour', { rule: 'AnA', replacements: ['an'] }), ['an']);
  assert.deepEqual(edits('[an] historic day', { rule: 'AnA', replacements: ['a'] }), []);
});

test('capitals are for words at the start of sentences', () => {
  const capital = { rule: 'SentenceCapitalization', kind: 'Capitalization', replacements: ['T'] };
  assert.deepEqual(edits('[t]his is it.', capital), ['T']);
  assert.deepEqual(edits('So it is.\n[t]hen he went.', capital), ['T']);
  for (const kept of [
    'the #! [t]hing',
    'Mr. [a]nd Mrs.',
    '[d]ebian-installer is',
    'a file .[t]xt here',
    '[n]ginx.conf is',
  ])
    assert.deepEqual(edits(kept, capital), [], kept);
});

test('unknown words go to the rules of spelling with what they may be', () => {
  const text = 'I recieve it.';
  const found = { rule: 'SpellCheck', kind: 'Spelling', start: 2, end: 9, replacements: ['receive', 'recipe'] };
  const { edits: none, spelling } = readFindings(text, [found], { language: 'en-US', change: 'correct' });
  assert.deepEqual(none, []);
  assert.deepEqual(
    spelling.unknown('recieve')?.suggestions.map(({ word }) => word),
    ['receive', 'relieve'],
    'of what Harper proposes and of frequent words',
  );
  assert.equal(spelling.unknown('it'), undefined);
});

test('doubled words, agreement and modal verbs count where they are certain', () => {
  const doubled = { rule: 'RepeatedWords', kind: 'Repetition', replacements: ['the'] };
  assert.deepEqual(edits('in [the the] house', doubled), ['the']);
  for (const kept of ['I [had had] enough', 'he knew [that that] was', 'the [Bora Bora] trip'])
    assert.deepEqual(edits(kept, doubled), [], kept);
  const agreement = { rule: 'PronounVerbAgreement', kind: 'Agreement' };
  assert.deepEqual(edits('He [go] home.', agreement), ['x']);
  for (const kept of ['Did he [want] it?', 'She [lead] the team.', 'I suggest that she [go].'])
    assert.deepEqual(edits(kept, agreement), [], kept);
  assert.deepEqual(edits('I [could of] gone', { rule: 'ModalOf' }), ['x']);
  assert.deepEqual(edits('What [would of] necessity follow', { rule: 'ModalOf' }), []);
});

test('possessives count behind verbs with an object only', () => {
  const its = { rule: 'ItsPossessive', replacements: ['its'] };
  for (const sentence of ["[It's] light, packs small.", "[It's] right next to the door.", "I think [it's] progress."])
    assert.deepEqual(edits(sentence, its), [], sentence);
  assert.deepEqual(edits("The team lost [it's] best player.", its), ['its']);
});

test('of names of several words, those with a capital are what their author gave one', () => {
  const country = { rule: 'Countries', kind: 'Capitalization', replacements: ['Northern Cyprus'] };
  assert.deepEqual(edits('into [northern Cyprus] today', country), []);
  assert.deepEqual(edits('into [northern cyprus] today', country), ['Northern Cyprus']);
});

test('nouns stay where they are no verbs', () => {
  const verb = { rule: 'PronounVerbAgreement', kind: 'Agreement', replacements: ['x'] };
  assert.deepEqual(edits('so you [guys] got it', verb), []);
  assert.deepEqual(edits('so you [wants] it', verb), ['x']);
  const noun = { rule: 'NounVerbConfusion', kind: 'WordChoice', replacements: ['belief'] };
  assert.deepEqual(edits('who many [believe] is dead', noun), []);
  assert.deepEqual(edits('it is my [believe] that', noun), ['belief']);
});

test('names, numerals and objects are no subjects, and terms keep their small letters', () => {
  const agreement = { rule: 'PronounVerbAgreement', kind: 'Agreement' };
  for (const kept of ['Some World War I [guns] were', "those using it [don't] know", 'He [guest]-starred there'])
    assert.deepEqual(edits(kept, agreement), [], kept);
  assert.deepEqual(edits('a [gilded age] of art', { rule: 'ProperNouns', kind: 'Capitalization' }), []);
  assert.deepEqual(edits('to [new york] city', { rule: 'ProperNouns', kind: 'Capitalization' }), ['x']);
  assert.deepEqual(edits('one of the [top] 10 shows', { rule: 'OneOfTheSingular' }), []);
  assert.deepEqual(edits("one of the [best] I've seen", { rule: 'OneOfTheSingular' }), []);
  assert.deepEqual(edits('there [are few] examples', { rule: 'ThereIsAgreement', replacements: ['is a few'] }), []);
  assert.deepEqual(edits('Derek and the [Dominos]', { rule: 'RegularIrregulars' }), []);
});

test('articles stay before a word that is read otherwise or misspelt', () => {
  const article = { rule: 'AnA', replacements: ['a'] };
  assert.deepEqual(edits('and [an] unidentified person', article), []);
  assert.deepEqual(edits('and [an] unique person', article), ['a']);
  const text = 'to an unidentifed man';
  const found = { rule: 'AnA', kind: 'Miscellaneous', start: 3, end: 5, replacements: ['a'] };
  const unknown = { rule: 'SpellCheck', kind: 'Spelling', start: 6, end: 17, replacements: ['unidentified'] };
  assert.deepEqual(readFindings(text, [found, unknown], { language: 'en-US', change: 'correct' }).edits, []);
});

test('a name that no lexicon has may be a term in small letters, and so may an article of a name', () => {
  const names = (word: string, replacements: string[], common: string[]) => {
    const found = { rule: 'SpellCheck', kind: 'Spelling', start: 0, end: word.length, replacements };
    const reading = { language: 'en-US', change: 'correct', common: new Set(common) } as const;
    return readFindings(word, [found], reading).spelling.unknown(word);
  };
  assert.deepEqual(names('lazarus', ['Lazarus'], [])?.suggestions, []);
  assert.equal(names('london', ['London'], ['London'])?.suggestions.length, 1);
  assert.equal(names('los', ['loss'], [])?.isForeign, true);
});

test('plurals in -os and the object of a verb stay', () => {
  assert.deepEqual(edits('They painted [frescos] there', { rule: 'RegularIrregulars' }), []);
  assert.deepEqual(edits('They bought two [mouses] there', { rule: 'RegularIrregulars' }), ['x']);
  const predicate = { rule: 'YourPredicateAdjective', replacements: ["you're"] };
  assert.deepEqual(edits('Keeping [your] cool is hard', predicate), []);
  assert.deepEqual(edits('I think [your] right', predicate), ["you're"]);
});

test('a past that is a plain verb as well stays behind *helped*', () => {
  assert.deepEqual(edits('He [helped found] the club', { rule: 'HelpedPast' }), []);
  assert.deepEqual(edits('He [helped built] the club', { rule: 'HelpedPast' }), ['x']);
});
