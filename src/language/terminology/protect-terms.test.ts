import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fastCheck from 'fast-check';
import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import { isCode, plainText, textSegment } from '../segments.ts';
import { findTerms } from './find-terms.ts';
import { coverTerms, protectTerms } from './protect-terms.ts';
import { restoreTerms } from './restore-terms.ts';
import { buildTermMatcher } from './term-matcher.ts';

const matcher = buildTermMatcher(
  Object.entries({
    saddle: 'sillín',
    'red car': 'coche rojo',
    phone: 'iPhone',
    US: 'EE. UU.',
    Berlin: 'Berlín',
    server: '服务器',
  }).map(([source, target]) => ({ source, target })),
);

/** `<b>` and `</b>` with a number are a pair, `<x1>` is alone. */
function parse(text: string): Segment {
  const inlines = text
    .split(/(<[^>]+>)/u)
    .filter((part) => part !== '')
    .map((part): Inline => {
      const [, slash, name, id] = /^<(\/?)([a-z])(\d+)>$/u.exec(part) ?? [];
      if (name === undefined) return part;
      return { kind: name === 'x' ? 'alone' : slash === '/' ? 'close' : 'open', id: Number(id), data: part };
    });
  return { inlines };
}

function show(segment: Segment): string {
  return segment.inlines
    .map((inline) =>
      isCode(inline) ? (inline.equivalent === undefined ? inline.data : `[${inline.equivalent}]`) : inline,
    )
    .join('');
}

function protect(text: string) {
  const source = parse(text);
  return protectTerms(source, findTerms(source, [matcher]));
}

/** Protects, lets an engine turn the projected text into another, and restores. `{0}` is the first term. */
function translate(text: string, translation: string, language = 'es'): string {
  const protectedSegment = protect(text);
  const inlines = translation.split(/(\{\d\})/u).flatMap((part): readonly Inline[] => {
    const term = /^\{(\d)\}$/u.exec(part)?.[1];
    if (term === undefined) return parse(part).inlines;
    const id = protectedSegment.terms[Number(term)]?.id;
    return protectedSegment.segment.inlines.filter((inline) => isCode(inline) && inline.id === id);
  });
  return show(restoreTerms({ inlines }, protectedSegment, language));
}

describe('protectTerms', () => {
  it('puts a code of its own, with the target as what a reader sees, instead of each term', () => {
    const { segment, terms } = protect('A saddle<x7> in a red car.');
    assert.deepEqual(segment.inlines, [
      'A ',
      { kind: 'alone', id: 8, data: 'saddle', equivalent: 'sillín' },
      { kind: 'alone', id: 7, data: '<x7>' },
      ' in a ',
      { kind: 'alone', id: 9, data: 'red car', equivalent: 'coche rojo' },
      '.',
    ]);
    assert.deepEqual(
      terms.map(({ id, before, after }) => [id, before, after]),
      [
        [8, ' ', ' '],
        [9, ' ', '.'],
      ],
    );
  });

  it('leaves pairs around terms, and widens those inside', () => {
    assert.equal(show(protect('<b1>red car</b1>!').segment), '<b1>[coche rojo]</b1>!');
    assert.equal(show(protect('a red <b1>car</b1>').segment), 'a <b1>[coche rojo]</b1>');
    assert.equal(show(protect('a r<b1>e<i2>d</i2></b1> car').segment), 'a <b1><i2>[coche rojo]</i2></b1>');
  });

  it('keeps a term in a pair that crosses its bounds if most of it was there', () => {
    assert.equal(show(protect('<b1>a red c</b1>ar').segment), '<b1>a [coche rojo]</b1>');
    assert.equal(show(protect('<b1>a r</b1>ed car').segment), '<b1>a </b1>[coche rojo]');
    assert.equal(show(protect('<b1>a r</b1>ed c<i2>ar b</i2>').segment), '<b1>a </b1>[coche rojo]<i2> b</i2>');
  });

  it('keeps pairs inside of a term in each other, also those that follow each other', () => {
    assert.equal(show(protect('r<b1>ed</b1><i2> c</i2>ar').segment), '<b1><i2>[coche rojo]</i2></b1>');
    assert.equal(
      show(protect('<b1>red<b2><b3> car</b3><b4></b4></b2></b1>').segment),
      '<b1><b2><b3>[coche rojo]</b3></b2><b4></b4></b1>',
    );
  });

  it('puts what is alone behind the term', () => {
    assert.equal(show(protect('red <x1><b2>car</b2>').segment), '<b2>[coche rojo]</b2><x1>');
  });
});

describe('restoreTerms', () => {
  it('inserts targets with the case of their position', () => {
    assert.equal(translate('Saddle is up', '{0} está arriba'), 'Sillín está arriba');
    assert.equal(translate('The saddle is up', '{0} está arriba'), 'Sillín está arriba');
    assert.equal(translate('Saddle of mine', 'mi {0}'), 'Mi sillín');
    assert.equal(translate('saddle', '{0}'), 'sillín');
    assert.equal(translate('MY SADDLE', 'MI {0}'), 'MI SILLÍN');
    assert.equal(translate('My Saddle', 'Mi {0}'), 'Mi Sillín');
    assert.equal(translate('In the US', 'En {0}'), 'En EE. UU.');
    assert.equal(translate('Phone', '{0}'), 'iPhone');
    assert.equal(translate('in Berlin', 'en {0}'), 'en Berlín');
  });

  it('parts words that would touch, outside of codes', () => {
    assert.equal(translate('a <b1>saddle</b1> b', 'un<b1>{0}</b1>b'), 'un <b1>sillín</b1> b');
    assert.equal(translate('saddle saddle', '{0}{1}'), 'sillín sillín');
  });

  it('takes spaces out where the source or the language has none', () => {
    assert.equal(translate('a (saddle).', 'un ( {0} ).'), 'un (sillín).');
    assert.equal(translate('a saddle ?', 'une {0} ?', 'fr'), 'une sillín ?');
    assert.equal(translate('use server now', '使用 {0} 吧', 'zh'), '使用服务器吧');
    assert.equal(translate('use server now', '使用 {0} USB', 'zh'), '使用服务器 USB');
  });

  it('writes capitals as the target language does', () => {
    const source = textSegment('THE SADDLE');
    const match = findTerms(source, [buildTermMatcher([{ source: 'saddle', target: 'sırt içi' }])]);
    const kept = protectTerms(source, match);
    assert.equal(plainText(restoreTerms(kept.segment, kept, 'tr')), 'THE SIRT İÇİ');
  });

  it('keeps all codes, nesting and terms of any segment', () => {
    const runs = fastCheck.string({
      unit: fastCheck.constantFrom('red', ' ', 'car', 'saddle', 'r', '.'),
      maxLength: 6,
    });
    const { tree } = fastCheck.letrec<{ tree: readonly Inline[]; node: readonly Inline[] }>((tie) => ({
      tree: fastCheck.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.flat()),
      node: fastCheck.oneof(
        { depthSize: 'small' },
        runs.map((text) => (text === '' ? [] : [text])),
        fastCheck.constant([{ kind: 'alone', id: 0, data: '<x>' } as const]),
        fastCheck.constant([{ kind: 'alone', id: 0, data: '<br>', equivalent: '\n' } as const]),
        tie('tree').map((inlines): readonly Inline[] => [
          { kind: 'open', id: 0, data: '<b>' },
          ...inlines,
          { kind: 'close', id: 0, data: '</b>' },
        ]),
      ),
    }));
    fastCheck.assert(
      fastCheck.property(tree.map(numbered), (source) => {
        const matches = findTerms(source, [matcher]);
        const kept = protectTerms(source, matches);
        assert.equal(kept.segment.inlines.filter((inline) => isCode(inline) && inline.id > 1_000).length, 0);
        assert.ok(isWellNested(kept.segment));
        assert.equal(codes(kept.segment).length, codes(source).length + matches.length);

        const restored = restoreTerms(kept.segment, kept, 'es');
        assert.ok(isWellNested(restored));
        assert.deepEqual(codes(restored).toSorted(), codes(source).toSorted());
        const targets = (segment: Segment) => plainText(segment).match(/sillín|coche rojo/giu)?.length ?? 0;
        assert.equal(targets(restored), matches.length);
      }),
      { numRuns: 1_000 },
    );
  });
});

/** With ids, which a generated tree lacks. */
function numbered(inlines: readonly Inline[]): Segment {
  const open: number[] = [];
  let id = 0;
  const next = (code: InlineCode): number => {
    if (code.kind === 'close') return open.pop() ?? 0;
    id += 1;
    if (code.kind === 'open') open.push(id);
    return id;
  };
  return { inlines: inlines.map((inline) => (isCode(inline) ? { ...inline, id: next(inline) } : inline)) };
}

function codes(segment: Segment): string[] {
  return segment.inlines.filter(isCode).map(({ kind, id, data }) => `${kind} ${id} ${data}`);
}

function isWellNested(segment: Segment): boolean {
  const open: number[] = [];
  return (
    segment.inlines.filter(isCode).every(({ kind, id }) => {
      if (kind === 'open') open.push(id);
      return kind !== 'close' || open.pop() === id;
    }) && open.length === 0
  );
}

describe('coverTerms', () => {
  function cover(text: string) {
    const source = parse(text);
    return coverTerms(source, findTerms(source, [matcher]));
  }

  /** `(` and `)` are where the engine put the codes of the first term. */
  function replaceIn(text: string, translation: string, language = 'es'): string {
    const covered = cover(text);
    const pair = covered.segment.inlines.filter((inline) => isCode(inline) && inline.id === covered.terms[0]?.id);
    const inlines = translation.split(/([()])/u).flatMap((part): readonly Inline[] => {
      if (part === '(') return pair.slice(0, 1);
      return part === ')' ? pair.slice(1) : parse(part).inlines;
    });
    return show(restoreTerms({ inlines }, covered, language));
  }

  it('leaves the words for the engine to read', () => {
    assert.equal(plainText(cover('The red <b1>car</b1> and the saddle.').segment), 'The red car and the saddle.');
  });

  it('gives its position to the target, whatever the engine made of it', () => {
    assert.equal(replaceIn('A new saddle.', 'Una (silla) nueva.'), 'Una sillín nueva.');
    assert.equal(replaceIn('A new saddle.', 'Una (silla de montar)nueva.'), 'Una sillín nueva.');
    assert.equal(replaceIn('A new saddle.', 'Nueva ().'), 'Nueva sillín.');
    assert.equal(replaceIn('Saddle sold.', '(Silla) vendida.'), 'Sillín vendida.');
    assert.equal(replaceIn('SADDLE SOLD', '(SILLA) VENDIDA'), 'SILLÍN VENDIDA');
  });

  it('keeps white space and codes that the engine put inside, and codes around', () => {
    assert.equal(replaceIn('A <x1>new saddle.', 'Una( <x1>silla )nueva.'), 'Una sillín <x1>nueva.');
    assert.equal(
      replaceIn('The red <b1>car</b1> stops.', 'El <b1>(coche rojo)</b1> para.'),
      'El <b1>coche rojo</b1> para.',
    );
  });
});
