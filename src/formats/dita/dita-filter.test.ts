import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isCode, plainText } from '../../language/segments.ts';
import { applyEdits } from '../../language/text-edit.ts';
import table from './dita-elements.json' with { type: 'json' };
import { elementKind } from './dita-vocabulary.ts';
import { parseDita } from './parse-dita.ts';

type Options = Partial<Parameters<typeof parseDita>[1]>;

const parse = (dita: string, options: Options = {}) => parseDita(dita, { depth: 100, ...options });

const topic = (body: string): string => `<topic id="a" xml:lang="en"><title/><body>${body}</body></topic>`;

async function texts(dita: string, options?: Options): Promise<string[]> {
  return (await parse(dita, options)).units.map(({ segment }) => plainText(segment));
}

async function codes(body: string): Promise<string[]> {
  const { units } = await parse(topic(body));
  return units.map(({ segment }) =>
    segment.inlines.map((inline) => (isCode(inline) ? `[${inline.equivalent ?? inline.kind}]` : inline)).join(''),
  );
}

async function translate(dita: string, options?: Options): Promise<string> {
  const parsed = await parse(dita, options);
  const translations = parsed.units.map(({ segment }) => ({
    inlines: segment.inlines.map((inline) => (isCode(inline) ? inline : inline.toUpperCase())),
  }));
  return applyEdits(dita, parsed.edit(translations, { targetLanguage: 'de', watermark: false }));
}

describe('the table of elements', () => {
  for (const { id, finds, stays } of [...table.roles, ...table.attributes]) {
    it(`${id}: its examples`, async () => {
      for (const [body, expected] of [finds, stays]) {
        const dita = `<map><x>${body}</x></map>`.replace(/<map><x>(?=<(?!topicref|reltable))/, '<topic><x>');
        const whole = dita.startsWith('<topic>') ? dita.replace('</map>', '</topic>') : dita;
        assert.deepEqual(await texts(whole, { keepCode: true }), expected, String(body));
      }
    });
  }

  it('names no element in two flows or with two contents', () => {
    for (const ids of [
      ['inline', 'block', 'aside'],
      ['code', 'left', 'foreign'],
    ]) {
      const names = table.roles.filter(({ id }) => ids.includes(id)).flatMap((role) => role.names.join(' ').split(' '));
      assert.equal(new Set(names).size, names.length);
    }
  });

  it('knows elements by what they are specialised from', () => {
    assert.deepEqual(elementKind('step', undefined), {
      base: 'li',
      flow: 'block',
      content: 'text',
      preformatted: false,
    });
    assert.equal(elementKind('my-name', '- topic/ph task/cmd my/my-name ')?.flow, 'block');
    assert.equal(elementKind('my-name', '+ topic/ph hi-d/b my-d/my-name ')?.flow, 'inline');
    // The name of somebody else's element may be one of the standard.
    assert.equal(elementKind('cmd', '- topic/p my/cmd ')?.base, 'p');
    assert.equal(elementKind('my-name', 'big red'), undefined);
  });
});

describe('texts of DITA', () => {
  it('are sentences with what is in them', async () => {
    assert.deepEqual(await codes('<p>A <b>big</b> one<fn>small</fn>, see <xref href="x/my-page.dita"/>.</p>'), [
      'A [open]big[close] one[alone], see [my-page].',
      'small',
    ]);
    assert.deepEqual(await codes('<p>Ask <keyword keyref="shop"/> and <ph conref="a.dita#a/desk"/>.</p>'), [
      'Ask [shop] and [desk].',
    ]);
  });

  it('are those of blocks in the middle of others', async () => {
    assert.deepEqual(await texts(topic('<p>One <ul><li>two</li></ul> three <note>four</note></p>')), [
      'One',
      'two',
      'three',
      'four',
    ]);
    assert.deepEqual(await texts(topic('<p>One <ph>two <note>three</note></ph> four</p>')), [
      'One',
      'two',
      'three',
      'four',
    ]);
  });

  it('come from somewhere else where an element refers to it, unless it is pushed there', async () => {
    const body =
      '<p conref="x">a</p><p conkeyref="x">b</p><p conaction="pushreplace" conref="x">c</p><p><ph conref="x">d</ph> e</p>';
    assert.deepEqual(await texts(topic(body)), ['c', ' e']);
  });

  it('stay where the document says so', async () => {
    const body = '<p translate="no">a <ph translate="yes">b</ph></p><draft-comment translate="yes">c</draft-comment>';
    assert.deepEqual(await texts(topic(body)), ['b', 'c']);
    assert.deepEqual(await texts(topic('<p xml:lang="fr">a</p><p>b <ph xml:lang="fr">c</ph></p>')), ['b ']);
  });

  it('of elements that nothing is known of follow from their surroundings', async () => {
    assert.deepEqual(await codes('<x><y>One <z>two</z></y><y>three</y></x>'), ['One [open]two[close]', 'three']);
  });

  it('are read with the entities of the document as codes', async () => {
    const doctype = '<!DOCTYPE topic PUBLIC "x" "topic.dtd" [<!ENTITY copy "the copy">]>';
    const dita = `${doctype}<topic id="a"><title>A &copy; &amp; &product; b</title></topic>`;
    const [unit] = (await parse(dita)).units;
    assert.deepEqual(
      unit?.segment.inlines.map((inline) => (isCode(inline) ? inline.data : inline)),
      ['A ', '&copy;', ' & ', '&product;', ' b'],
    );
  });

  it('of subject schemes stay', async () => {
    assert.deepEqual(await texts('<subjectScheme><subjectdef navtitle="A word"/></subjectScheme>'), []);
  });
});

describe('written DITA', () => {
  it('has texts within the codes of others', async () => {
    const body = '<p>A<fn>b<indexterm>c<indexterm>d</indexterm></indexterm></fn> e <image alt="f"/> g</p>';
    assert.equal(
      await translate(topic(body)),
      '<topic id="a" xml:lang="de"><title/><body><p>A<fn>B<indexterm>C<indexterm>D</indexterm></indexterm></fn> E <image alt="F"/> G</p></body></topic>',
    );
    const parsed = await parse(topic(body));
    const [, second] = parsed.units;
    const translations = parsed.units.map((unit) =>
      unit === second ? { inlines: ['X', ...unit.segment.inlines] } : undefined,
    );
    assert.match(
      applyEdits(topic(body), parsed.edit(translations, { targetLanguage: 'de', watermark: false })),
      /<p>A<fn>Xb<indexterm>c<indexterm>d<\/indexterm><\/indexterm><\/fn> e/,
    );
  });

  it('has another language only where something was translated', async () => {
    const dita = topic(
      '<p xml:lang="en">a <ph xml:lang="en">b</ph> <ph xml:lang="en"/></p><p xml:lang="en">12</p><p xml:lang="fr">c</p>',
    );
    assert.equal(
      await translate(dita),
      topic(
        '<p xml:lang="de">A <ph xml:lang="de">B</ph> <ph xml:lang="en"/></p><p xml:lang="en">12</p><p xml:lang="fr">c</p>',
      ).replace('"en">', '"de">'),
    );
    assert.equal(await translate(topic('<p>12</p>')), topic('<p>12</p>'));
  });

  it('escapes what attributes cannot hold', async () => {
    const parsed = await parse("<map><topicref navtitle='a'/></map>");
    assert.equal(
      applyEdits(
        "<map><topicref navtitle='a'/></map>",
        parsed.edit([{ inlines: ['"<\'&\t'] }], { targetLanguage: 'de', watermark: false }),
      ),
      "<map><topicref navtitle='&quot;&lt;&#39;&amp;&#9;'/></map>",
    );
  });
});

describe('what is no DITA', () => {
  it('is refused with the reason', async () => {
    for (const [xml, reason] of [
      ['<html><body><p>a</p></body></html>', /<html>, which is no topic and no map/],
      ['<article id="a"><title>b</title><para>c</para></article>', /<article>, which/],
      ['<p>a</p>', /<p>, which/],
      ['<topic><title>a & b</title></topic>', /'&' starts no reference \(line 1\)/],
      ['<topic>', /ends before <\/topic>/],
    ] as const)
      await assert.rejects(parse(xml), { code: 'invalid_document', message: reason }, xml);
  });
});
