import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Inline, InlineCode } from '../../contracts/segment.ts';
import { comparableSegment } from './comparable-segment.ts';
import { matchSegment } from './match-segment.ts';

const bold: InlineCode = { kind: 'open', id: 1, data: '<b>' };
const endBold: InlineCode = { kind: 'close', id: 1, data: '</b>' };
const italic: InlineCode = { kind: 'open', id: 9, data: '<i>' };
const endItalic: InlineCode = { kind: 'close', id: 9, data: '</i>' };
const image: InlineCode = { kind: 'alone', id: 3, data: '<img>' };

interface Options {
  readonly least?: number;
  readonly language?: string;
  readonly sourceLanguage?: string;
}

function match(
  wanted: readonly Inline[],
  source: readonly Inline[],
  target: readonly Inline[] = ['x'],
  { least = 0, language = 'es', sourceLanguage = 'en' }: Options = {},
) {
  const options = { sourceLanguage, language, exact: least, fuzzy: least };
  return matchSegment(comparableSegment({ inlines: wanted }), { inlines: source }, { inlines: target }, options);
}

function score(wanted: string, source: string): number {
  return match([wanted], [source])?.score ?? 0;
}

/** The adapted translation; undefined where the match is fuzzy or there is none. */
function adapted(wanted: string | readonly Inline[], source: string, target: string, language = 'es') {
  const found = match(typeof wanted === 'string' ? [wanted] : wanted, [source], [target], { language });
  if (found?.kind !== 'exact') return undefined;
  return typeof wanted === 'string' ? found.target.inlines.join('') : found.target.inlines;
}

describe('the score of a match', () => {
  it('is 100 for the same text, whatever its white space and Unicode form', () => {
    assert.equal(score('The red house.', 'The red house.'), 100);
    assert.equal(score('  The red\n\thouse. ', 'The  red house.'), 100);
    assert.equal(score('caf\u00e9', 'cafe\u0301'), 100);
  });

  it('is a point less for each kind of thing that is adapted', () => {
    assert.equal(score('the red house', 'The red house'), 99);
    assert.equal(match(['THE RED HOUSE 5!'], ['The red house 7.'], ['La casa 7.'])?.score, 97);
    assert.equal(match([bold, 'THE RED HOUSE', endBold], ['The red house'])?.score, 98);
  });

  it('is below 100 for any other difference in the text', () => {
    assert.ok(score('Open the file', 'Open the files') < 100);
    const long = Array.from({ length: 250 }, (_, index) => `word${index}x`).join(' ');
    assert.ok(score(`${long} end`, `${long} End`) <= 99);
  });

  it('falls with each word that differs, less with forms of a word and with marks', () => {
    assert.equal(score('alpha beta gamma delta', 'alpha beta gamma iota'), 75);
    assert.equal(score('alpha beta gamma delta', 'alpha beta gamma'), 75);
    assert.equal(score('alpha beta gamma delta', 'completely other words here'), 0);
    assert.ok(
      score('the small houses stand', 'the small house stands') >
        score('the small dogs stand', 'the small house stands'),
    );
    assert.ok(
      score('alpha, betas gamma', 'alpha; beta gamma') > score('alpha beta gamma delta', 'alpha beta gamma iota'),
    );
  });

  it('counts letters where no spaces part words', () => {
    assert.equal(score('私は猫が好き', '私は犬が好き'), 83);
  });

  it('is the same both ways', () => {
    const texts = ['Open the file.', 'Open the files now.', 'Close 3 files', 'Open 3 big files'];
    for (const one of texts) for (const other of texts) assert.equal(score(one, other), score(other, one));
  });

  it('is not worked out for what cannot reach the least score', () => {
    assert.equal(match(['alpha beta gamma delta'], ['alpha beta gamma iota'], ['x'], { least: 76 }), undefined);
    assert.equal(match(['alpha beta gamma delta'], ['alpha beta gamma iota'], ['x'], { least: 75 })?.score, 75);
  });
});

it('has the stored texts, and no translation, where words differ', () => {
  assert.deepEqual(match(['Open the ', bold, 'iron', endBold, ' door'], ['Open the ', bold, 'oak', endBold, ' door']), {
    kind: 'fuzzy',
    score: 75,
    source: 'Open the oak door',
    target: 'x',
  });
});

it('has nothing where words say something else, however alike the texts are, and in languages without such words', () => {
  const pairs = [
    ['It has been shipped to you by post', 'It has not been shipped to you by post'],
    ['Press the red button at the door', 'Press the green button at the door'],
    ['We are closed in May for the holidays', 'We are closed in June for the holidays'],
    ['Wait two minutes for the old machine', 'Wait three minutes for the old machine'],
    ['Copy 12 files to the folder of the user', 'Copy 12 of 15 files to the folder of the user'],
    ['Hello {name}, come in and sit down now', 'Hello {name} {other}, come in and sit down now'],
    ['The dog bites the man in the park', 'The man bites the dog in the park'],
    ['The dog <br>is in front of the old house', 'The dog is in front of the new<br> house'],
  ] as const;
  for (const [one, other] of pairs)
    for (const [wanted, stored] of [[one, other] as const, [other, one] as const])
      assert.equal(match([wanted], [stored], ['x'], { least: 50 }), undefined, wanted);
  const segments = [['Avaa vanha ovi nyt heti'], ['Avaa vanha ikkuna nyt heti'], ['x']] as const;
  assert.equal(match(...segments, { sourceLanguage: 'fi' }), undefined);
  assert.equal(match(...segments)?.kind, 'fuzzy');
});

describe('numbers that differ', () => {
  it('are put into the translation', () => {
    assert.equal(adapted('Page 12 of 30', 'Page 11 of 28', 'Página 11 de 28'), 'Página 12 de 30');
    assert.equal(adapted('Page 28 of 11', 'Page 11 of 28', 'Página 11 de 28'), 'Página 28 de 11');
  });

  it('find their position in another order, and around codes', () => {
    const found = match(
      ['3 of ', bold, '7', endBold],
      ['4 of ', bold, '9', endBold],
      ['von ', bold, '9', endBold, ' 4'],
    );
    assert.deepEqual(found?.kind === 'exact' && found.target.inlines, ['von ', bold, '7', endBold, ' 3']);
  });

  it('are written as the translation writes numbers', () => {
    assert.equal(
      adapted('It costs 2,500.75 now', 'It costs 1,000.50 now', 'Es kostet jetzt 1.000,50', 'de'),
      'Es kostet jetzt 2.500,75',
    );
    assert.equal(adapted('Version 1.2.4', 'Version 1.2.3', 'Versión 1.2.3'), 'Versión 1.2.4');
  });

  it('leave the match inexact where their position is not clear', () => {
    for (const target of ['Página once', 'Página 11 y 11'])
      assert.equal(adapted('Page 12', 'Page 11', target), undefined);
    assert.equal(adapted('5 to 6', '4 to 4', '4 a 4'), undefined);
    assert.equal(adapted('At 6 pm', 'At 5 pm', 'A las 17:00'), undefined);
  });

  it('leave it inexact where another number asks for another form of a word', () => {
    assert.equal(adapted('Delete 5 files', 'Delete 2 files', 'Удалить 2 файла', 'ru'), undefined);
    assert.equal(adapted('Delete 3 files', 'Delete 2 files', 'Удалить 2 файла', 'ru'), 'Удалить 3 файла');
    assert.equal(adapted('1 sheep', '5 sheep', '5 ovejas'), undefined);
    assert.equal(adapted('Page 1 of 5', 'Page 3 of 5', 'Página 3 de 5'), 'Página 1 de 5');
  });

  it('are left alone within words and placeholders', () => {
    assert.equal(adapted('B4 has 2 in {4}', 'B4 has 4 in {4}', 'B4 tiene 4 en {4}'), 'B4 tiene 2 en {4}');
  });
});

describe('names of placeholders', () => {
  it('are put into the translation, wherever they are in it', () => {
    assert.equal(adapted('{a} of {b}: %(c)s', '{x} of {a}: %(y)s', '%(y)s: {a}/{x}'), '%(c)s: {b}/{a}');
    assert.equal(adapted('Welcome to {{ shop }}', 'Welcome to {{site}}', 'Esto es {{site}}'), 'Esto es {{ shop }}');
  });

  it('leave the match inexact where they are not all there, or of another kind', () => {
    assert.equal(adapted('Hello {user}', 'Hello {name}', 'Hola'), undefined);
    assert.equal(adapted('Hello {user}', 'Hello {name}', 'Hola {name}, {name}'), undefined);
    assert.equal(adapted('Hello %s', 'Hello {name}', 'Hola {name}'), undefined);
    assert.equal(adapted('Hello %d', 'Hello %s', 'Hola %s'), undefined);
    assert.equal(adapted('{% if b %}', '{% if a %}', '{% if a %}'), undefined);
  });

  it('are found as codes, too, and become the codes again', () => {
    const code: InlineCode = { kind: 'alone', id: 1, data: '{user}', equivalent: '{user}' };
    assert.deepEqual(adapted(['Hello ', code, '!'], 'Hello {name}!', '¡Hola, {name}!'), ['¡Hola, ', code, '!']);
    assert.equal(adapted(['Hello ', code, '!'], 'Hello {name}!', '¡Hola!'), undefined);
  });
});

it('has the white space around the text, not that around what was stored', () => {
  assert.equal(adapted('Stop ', 'Stop', ' Alto\n'), 'Alto ');
  assert.equal(adapted('\tSTOP', 'Stop\n', 'Alto\n'), '\tALTO');
});

describe('letter case', () => {
  it('is that of the text where all of it is in capitals', () => {
    assert.equal(adapted('CANCEL', 'Cancel', 'Cancelar'), 'CANCELAR');
    assert.equal(adapted('OPEN {name} NOW', 'Open {name} now', 'Abrir {name} ya'), 'ABRIR {name} YA');
    assert.equal(adapted('SEE WWW.X.ORG', 'See www.x.org', 'Vea www.x.org'), 'VEA www.x.org');
    assert.equal(adapted('CANCEL', 'Cancel', 'キャンセル', 'ja'), 'キャンセル');
  });

  it('is that of the text at its start', () => {
    assert.equal(adapted('cancel it', 'Cancel it', 'Cancelar'), 'cancelar');
    assert.equal(adapted('Cancel it', 'cancel it', '«cancelar»'), '«Cancelar»');
    assert.equal(adapted('yo puedo', 'Yo puedo', 'I can', 'en'), 'I can');
    assert.equal(adapted('settings here', 'Settings here', 'Einstellungen', 'de'), 'Einstellungen');
    assert.equal(adapted('the disk', 'The disk', 'USB'), 'USB');
  });

  it('does not matter in headings', () => {
    assert.equal(adapted('Save file', 'Save File', 'Guardar archivo'), 'Guardar archivo');
    assert.equal(adapted('Save The File', 'Save the file', 'Guardar archivo'), 'Guardar archivo');
  });

  it('leaves the match inexact where it may be part of the meaning', () => {
    assert.equal(adapted('Ask us about it', 'Ask US about it', 'EE. UU.'), undefined);
    assert.equal(adapted('He speaks polish', 'He speaks Polish', 'polaco'), undefined);
    assert.equal(adapted('Cancel', 'CANCEL', 'CANCELAR'), undefined);
    assert.equal(adapted('polish', 'Polish', 'Polaco'), undefined);
    assert.equal(adapted('save', 'Save', 'Guardar'), 'guardar');
    assert.equal(adapted('Learn Polish', 'Learn polish', 'x'), undefined);
    assert.equal(adapted('polish the car', 'Polish the car', 'Pula el coche'), 'pula el coche');
  });
});

describe('the final mark', () => {
  it('is that of the text, as the target language writes it', () => {
    assert.equal(adapted('Open the door.', 'Open the door', 'Abra la puerta'), 'Abra la puerta.');
    assert.equal(adapted('Open the door', 'Open the door.', 'Abra la puerta.'), 'Abra la puerta');
    assert.equal(adapted('Open the door!', 'Open the door.', 'Abra la puerta.'), '¡Abra la puerta!');
    assert.equal(adapted('Open the door', 'Open the door!', '¡Abra la puerta!'), 'Abra la puerta');
    assert.equal(adapted('Open the door!', 'Open the door.', 'Ouvrez.', 'fr'), 'Ouvrez\u202f!');
    assert.equal(adapted('Open the door.', 'Open the door', 'ドアを開ける', 'ja'), 'ドアを開ける。');
    assert.equal(adapted('Open the door.', 'Open the door', 'เปิดประตู', 'th'), 'เปิดประตู');
    assert.equal(adapted('Open the door...', 'Open the door', 'Abra (ya)'), 'Abra (ya)...');
    assert.equal(adapted('Open the door…', 'Open the door:', 'Abra:'), 'Abra…');
    assert.equal(adapted('Open the door', 'Open the door...', 'Abra…'), 'Abra');
    assert.deepEqual(adapted(['Open ', 'it.', image], 'Open it', 'Ábralo'), ['Ábralo.', image]);
    assert.equal(adapted('Le fichier !', 'Le fichier', 'El archivo'), '¡El archivo!');
  });

  it('leaves the match inexact where the stored texts disagree, or one is a question', () => {
    assert.equal(adapted('Open the door.', 'Open the door', '¡Abra la puerta!'), undefined);
    assert.equal(adapted('Open the door?', 'Open the door', 'Abra la puerta'), undefined);
    assert.equal(adapted('Open the door', 'Open the door?', '¿Abro la puerta?'), undefined);
    assert.equal(adapted('Hello!', 'Hello!!', '¡Hola!!'), undefined);
    assert.equal(adapted('Come, Ana', 'Come, Ana!', 'Ana, ¡ven!'), undefined);
  });
});

describe('inline codes', () => {
  it('become those of the segment where they are at the same words', () => {
    const found = match(
      ['A ', italic, 'red', endItalic, ' house'],
      ['A ', bold, 'red', endBold, ' house'],
      ['Una casa ', bold, 'roja', endBold],
    );
    const target = { inlines: ['Una casa ', italic, 'roja', endItalic] };
    assert.deepEqual(found, { kind: 'exact', score: 100, target });
  });

  it('go around the whole translation where they are around the whole text', () => {
    const found = match([image, bold, 'Red house', endBold], ['Red house'], ['Casa roja']);
    assert.deepEqual(found, {
      kind: 'exact',
      score: 99,
      target: { inlines: [image, bold, 'Casa roja', endBold] },
    });
    const both = match(
      [italic, 'A ', bold, 'red', endBold, ' house', endItalic],
      [image, 'A ', bold, 'red', endBold, ' house'],
      [image, 'Casa ', bold, 'roja', endBold],
    );
    assert.deepEqual(both?.kind === 'exact' && both.target.inlines, [
      italic,
      'Casa ',
      bold,
      'roja',
      endBold,
      endItalic,
    ]);
  });

  it('are left out where the segment has none, with one space between words', () => {
    const found = match(['Red house'], [bold, 'Red', endBold, ' house'], ['Casa ', bold, 'roja', endBold]);
    assert.deepEqual(found, { kind: 'exact', score: 99, target: { inlines: ['Casa roja'] } });
    const between = match(['Stop the machine'], ['Stop the ', image, ' machine'], ['Pare la ', image, ' máquina']);
    assert.deepEqual(between?.kind === 'exact' && between.target.inlines, ['Pare la máquina']);
  });

  it('leave no match where it is not certain to which words they belong', () => {
    const segment = ['A ', bold, 'red', endBold, ' house'];
    assert.equal(match(segment, ['A red house'], ['Una casa roja']), undefined);
    assert.equal(match(segment, [bold, 'A red', endBold, ' house'], ['Casa ', bold, 'roja', endBold]), undefined);
    assert.equal(match(segment, segment, ['Casa roja']), undefined);
    assert.equal(match(segment, segment, ['Casa ', bold, 'roja']), undefined);
  });
});

describe('tags that texts contain as characters', () => {
  it('are codes, on either side', () => {
    const codes = ['Click ', bold, 'Save', endBold, '.'];
    const stored: [readonly Inline[], readonly Inline[]] = [['Click <b>Save</b>.'], ['Pulse <b>Guardar</b>.']];
    const found = match(codes, ...stored);
    assert.deepEqual(found?.kind === 'exact' && found.target.inlines, ['Pulse ', bold, 'Guardar', endBold, '.']);
    assert.deepEqual(
      adapted('Click <i>Save</i>!', 'Click <b>Save</b>!', '¡Pulse <b>Guardar</b>!'),
      '¡Pulse <i>Guardar</i>!',
    );
    assert.deepEqual(adapted('Click Save.', 'Click <b>Save</b>.', 'Pulse <b>Guardar</b>.'), 'Pulse Guardar.');
    assert.deepEqual(adapted('Click <b>Save</b>.', 'Click Save.', 'Pulse Guardar.'), undefined);
  });

  it('find their partners in another order', () => {
    assert.equal(
      adapted('<a>one</a> <i>two</i><br>', '<u>one</u> <b>two</b><br/>', '<br/><b>dos</b> <u>uno</u>'),
      '<br><i>dos</i> <a>uno</a>',
    );
    assert.equal(adapted('a </b> <b> c', 'a </i> <i> c', 'c </i> a <i>'), 'c </b> a <b>');
  });

  it('are not what only looks like one', () => {
    assert.equal(adapted('1 < b and c > 2', '1 < b and c > 3', '1 < b y c > 3'), '1 < b y c > 2');
  });
});
