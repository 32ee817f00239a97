import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import type { Inline, InlineCode } from '../../contracts/segment.ts';
import { isCode, plainText } from '../../language/segments.ts';
import { applyEdits } from '../../language/text-edit.ts';
import { parseXliff } from './parse-xliff.ts';

function v1(body: string, attributes = ' target-language="de"'): string {
  return `<xliff version="1.2"><file source-language="en"${attributes}><body>\n${body}\n</body></file></xliff>`;
}

function v2(body: string, attributes = ' trgLang="de"'): string {
  return `<xliff version="2.0" srcLang="en"${attributes}><file id="f"><unit id="u">\n${body}\n</unit></file></xliff>`;
}

function texts(source: string): string[] {
  return parseXliff(source, { depth: 100 }).units.map(({ segment }) => plainText(segment));
}

function translate(
  source: string,
  change = (inline: Inline): Inline => (isCode(inline) ? inline : inline.toUpperCase()),
): string {
  const parsed = parseXliff(source, { depth: 100 });
  const translations = parsed.units.map(({ segment }) => ({ inlines: segment.inlines.map(change) }));
  return applyEdits(source, parsed.edit(translations, { targetLanguage: 'de', watermark: false }));
}

const state1 = ' state="needs-review-translation" state-qualifier="leveraged-mt"';

test('a missing target comes after the source, as far in as it is', () => {
  assert.equal(
    translate(v1('  <trans-unit>\n    <source>a</source>\n  </trans-unit>')),
    v1(`  <trans-unit>\n    <source>a</source>\n    <target${state1}>A</target>\n  </trans-unit>`),
  );
  assert.equal(
    translate(v2('<segment><source xml:lang="en">a</source></segment>')),
    v2('<segment state="translated"><source xml:lang="en">a</source><target xml:lang="de">A</target></segment>'),
  );
});

test('an old target is replaced, and its state', () => {
  assert.equal(
    translate(v1('<trans-unit><source>a</source><target state="new" x="y">b</target></trans-unit>')),
    v1(
      '<trans-unit><source>a</source><target state="needs-review-translation" x="y" state-qualifier="leveraged-mt">A</target></trans-unit>',
    ),
  );
  assert.equal(
    translate(v1('<trans-unit><source>a</source><target/></trans-unit>')),
    v1(`<trans-unit><source>a</source><target${state1}>A</target></trans-unit>`),
  );
  assert.equal(
    translate(v1('<trans-unit><source>a</source><target state-qualifier="tm" state="new">b</target></trans-unit>')),
    v1(
      '<trans-unit><source>a</source><target state-qualifier="leveraged-mt" state="needs-review-translation">A</target></trans-unit>',
    ),
  );
  assert.equal(
    translate(v2('<segment subState="x:y" state="initial" id="s"><source>a</source></segment>')),
    v2('<segment state="translated" id="s"><source>a</source><target>A</target></segment>'),
  );
  assert.equal(
    translate(v2('<segment state="initial"><source>a</source><target>b</target></segment>')),
    v2('<segment state="translated"><source>a</source><target>A</target></segment>'),
  );
});

test('what is done or not to be translated is no unit', () => {
  for (const state of ['translated', 'signed-off', 'final']) {
    assert.deepEqual(texts(v1(`<trans-unit><source>a</source><target state="${state}">b</target></trans-unit>`)), []);
  }
  for (const state of ['translated', 'reviewed', 'final']) {
    assert.deepEqual(texts(v2(`<segment state="${state}"><source>a</source><target>b</target></segment>`)), []);
  }
  assert.deepEqual(texts(v1('<trans-unit approved="yes"><source>a</source><target>b</target></trans-unit>')), []);
  assert.deepEqual(texts(v1('<trans-unit translate="no"><source>a</source></trans-unit>')), []);
  assert.deepEqual(texts(v1('<trans-unit><source>a</source><target state="final"/></trans-unit>')), ['a']);
});

test("somebody's translation without a state is kept, a copy of the source is not", () => {
  const unit = (target: string) => v1(`<trans-unit><source>a <x id="1"/></source>${target}</trans-unit>`);
  assert.deepEqual(texts(unit('<target>b <x id="1"/></target>')), []);
  assert.deepEqual(texts(unit('<target> a <x id="1"/></target>')), ['a']);
  assert.deepEqual(texts(unit('<target state="needs-adaptation">b <x id="1"/></target>')), ['a']);
  assert.deepEqual(texts(v2('<segment><source>a</source><target>b</target></segment>')), []);
  assert.deepEqual(texts(v2('<segment><source>a</source><target>a</target></segment>')), ['a']);
});

test('ICU messages are read in all their branches, codes included', () => {
  const message =
    '{N, plural, =0 {now} one {a <x id="B"/>day<x id="/B"/>} other {<x id="I" equiv-text="{{n}}"/> days &amp; more}}';
  const source = v1(`<trans-unit><source>${message}</source></trans-unit>`);
  assert.deepEqual(texts(source), ['now', 'a day', ' days & more']);
  const written = message
    .replace('now', 'NOW')
    .replace('a <', 'A <')
    .replace('day<', 'DAY<')
    .replace('days &amp; more', 'DAYS &amp; MORE');
  assert.equal(/<target.*<\/target>/.exec(translate(source))?.[0], `<target${state1}>${written}</target>`);
  const parsed = parseXliff(v2('<segment><source>{n, plural, one {# file} other {# files}}</source></segment>'), {
    depth: 100,
    languages: { source: 'en', target: 'ru' },
  });
  assert.deepEqual(
    parsed.units.map(({ segment }) => plainText(segment)),
    ['1 file', '1.5 files', '22 files', '25 files'],
  );
  const warnings: string[] = [];
  const pairs = v1('<trans-unit><source>{n, plural, one {a <g id="1">b</g>} other {c}}</source></trans-unit>');
  assert.deepEqual(parseXliff(pairs, { depth: 100, warn: ({ code }) => warnings.push(code) }).units, []);
  assert.deepEqual(warnings, ['message_too_complex']);
});

test('the file says the language of its targets', () => {
  const unit = '<trans-unit><source>a</source></trans-unit>';
  assert.ok(translate(v1(unit, '')).includes('<file source-language="en" target-language="de">'));
  assert.ok(translate(v1(unit, ' target-language="fr"')).includes('target-language="de"'));
  assert.ok(translate(v1(unit, ' target-language="de-AT"')).includes('target-language="de-AT"'));
  assert.ok(translate(v2('<segment><source>a</source></segment>', '')).includes('srcLang="en" trgLang="de">'));
});

test('codes that belong together are pairs, others are alone', () => {
  const kinds = (content: string): string[] =>
    parseXliff(v1(`<trans-unit><source>x ${content} x</source></trans-unit>`), { depth: 100 })
      .units.flatMap(({ segment }) => segment.inlines)
      .filter(isCode)
      .map(({ kind }) => kind);
  assert.deepEqual(kinds('<g id="1">a</g>'), ['open', 'close']);
  assert.deepEqual(kinds('<bpt id="1">b</bpt>a<ept id="1">/b</ept>'), ['open', 'close']);
  assert.deepEqual(kinds('<sc id="1"/>a<ec startRef="1"/>'), ['open', 'close']);
  assert.deepEqual(kinds('<bx id="1"/>a<bx id="2"/>b<ex id="1"/>c<ex id="2"/>'), ['alone', 'open', 'alone', 'close']);
  assert.deepEqual(kinds('<x id="1"/>a<ph id="2">{0}</ph>'), ['alone', 'alone']);
  assert.deepEqual(kinds('<mrk mtype="protected">a</mrk>'), ['alone']);
});

test('segments marked in a source are units, and the target has their marks', () => {
  const segments = '<mrk mtype="seg" mid="1">a.</mrk> <mrk mtype="seg" mid="2">b <x id="1"/> c.</mrk>';
  const source = v1(
    `<trans-unit><source>a. b <x id="1"/> c.</source><seg-source>${segments}</seg-source></trans-unit>`,
  );
  assert.deepEqual(texts(source), ['a.', 'b  c.']);
  const target = segments.replace('a.', 'A.').replace('b <', 'B <').replace(' c.', ' C.');
  assert.ok(translate(source).includes(`</seg-source><target${state1}>${target}</target>`));
});

test('notes and lengths go with a unit', () => {
  const body = '<trans-unit maxwidth="12" size-unit="char"><source>a</source><note>Be kind</note></trans-unit>';
  const [unit] = parseXliff(v1(body), { depth: 100 }).units;
  assert.deepEqual([unit?.note, unit?.maximumLength], ['Be kind', 12]);
});

test('sizes are those of the unit, or of what it is in', () => {
  const limitOf = (source: string) => parseXliff(source, { depth: 100 }).units[0]?.maximumLength;
  const unit = (attributes: string) => v1(`<trans-unit ${attributes}><source>a</source></trans-unit>`);
  assert.equal(limitOf(unit('maxwidth="12"')), undefined);
  assert.equal(limitOf(unit('maxwidth="12" size-unit="byte"')), 12);
  assert.equal(limitOf(unit('maxbytes="9"')), 9);
  assert.equal(limitOf(unit('maxwidth="-1" size-unit="char"')), undefined);
  const inFile = (profiles: string, attributes: string) =>
    `<xliff version="2.1" srcLang="en" trgLang="de"><file slr:sizeRestriction="20">${profiles}<unit id="u"${attributes}>` +
    '<segment><source>a</source></segment></unit></file></xliff>';
  assert.equal(limitOf(inFile('', '')), 20);
  assert.equal(limitOf(inFile('', ' slr:sizeRestriction="1,8"')), 8);
  assert.equal(limitOf(inFile('', ' slr:sizeRestriction="*"')), undefined);
  assert.equal(limitOf(inFile('<slr:profiles generalProfile="my:pixels"/>', '')), undefined);
  const stored = inFile(
    '<slr:profiles generalProfile="x:y" storageProfile="xliff:utf8"/>',
    ' slr:storageRestriction="5"',
  );
  assert.equal(limitOf(stored), 5);
});

test('translations that take too many bytes are left out, with a warning', () => {
  const source = v1('<trans-unit maxbytes="5"><source>a<x id="1"/></source></trans-unit>');
  const write = (text: string) => {
    const warnings: string[] = [];
    const parsed = parseXliff(source, { depth: 100, warn: ({ code }) => warnings.push(code) });
    const [code] = (parsed.units[0]?.segment.inlines ?? []).filter(isCode);
    const translation = { inlines: code === undefined ? [text] : [text, code] };
    const edits = parsed.edit([translation], { targetLanguage: 'de', watermark: false });
    return { written: applyEdits(source, edits).includes('<target'), warnings };
  };
  assert.deepEqual(write('ääb'), { written: true, warnings: [] });
  assert.deepEqual(write('&äää'), { written: false, warnings: ['translation_too_long'] });
  assert.deepEqual(write('äää'), { written: false, warnings: ['translation_too_long'] });
});

test('codes may swap positions; without translations nothing changes', () => {
  const source = v1('<trans-unit><source>a <g id="1">b</g> c</source></trans-unit>');
  const parsed = parseXliff(source, { depth: 100 });
  const [open, close] = (parsed.units[0]?.segment.inlines ?? []).filter(isCode);
  const translation = { inlines: [open as InlineCode, 'x', close as InlineCode, ' y'] };
  const options = { targetLanguage: 'de', watermark: false };
  assert.ok(applyEdits(source, parsed.edit([translation], options)).includes('><g id="1">x</g> y</target>'));
  assert.deepEqual(parsed.edit([undefined], options), []);
});

test('other files are refused', () => {
  for (const source of ['', '<a/>', '<xliff/>', '<xliff version="3.0"/>', '<xliff version="1.2">']) {
    assert.throws(() => texts(source), { code: 'invalid_document' }, source);
  }
});

test('a target that is replaced says the language of its translation', () => {
  const target = (language: string, text: string, state = ''): string =>
    `<trans-unit><source xml:lang="en">a</source><target xml:lang="${language}"${state}>${text}</target></trans-unit>`;
  assert.equal(translate(v1(target('fr', ''))), v1(target('de', 'A', state1)));
  assert.equal(translate(v1(target('de-AT', ''))), v1(target('de-AT', 'A', state1)));
});

test('targets in another language than the translation are replaced, approved ones too', () => {
  const into = (target: string, source: string): string => {
    const parsed = parseXliff(source, { depth: 100, languages: { source: 'en', target } });
    const translations = parsed.units.map(({ segment }) => ({ inlines: [plainText(segment).toUpperCase()] }));
    return applyEdits(source, parsed.edit(translations, { targetLanguage: target, watermark: false }));
  };
  const approved = '<trans-unit approved="yes"><source>a</source><target state="final">b</target></trans-unit>';
  assert.equal(
    into('fr', v1(approved)),
    v1(`<trans-unit approved="no"><source>a</source><target${state1}>A</target></trans-unit>`, ' target-language="fr"'),
  );
  const final = '<segment state="final"><source>a</source><target>b</target></segment>';
  assert.equal(
    into('fr', v2(final)),
    v2('<segment state="translated"><source>a</source><target>A</target></segment>', ' trgLang="fr"'),
  );
  for (const source of [v1(approved), v1(approved, ''), v1(approved, ' target-language="de-AT"'), v2(final)])
    assert.equal(into('de', source), source);
});

test('attributes of what units are in, and pairs around many codes, are looked at once', () =>
  withinCpu(3, async () => {
    const attributes = Array.from({ length: 20_000 }, (_, index) => ` a${index}="b"`).join('');
    const unit = '<unit id="u"><segment><source>a</source></segment></unit>';
    const wide = `<xliff version="2.0" srcLang="en"${attributes}><file id="f"><profiles${attributes}/>${unit.repeat(4_000)}</file></xliff>`;
    assert.equal(texts(wide).length, 4_000);
    const deep = `${'<g id="1">'.repeat(90)}${'<x id="2"/>a'.repeat(30_000)}`;
    const segment = '<mrk mtype="seg" mid="1">b</mrk>';
    for (const end of ['', segment]) {
      const source = `<source>${deep}${end}${'</g>'.repeat(90)}</source>`;
      assert.equal(texts(v1(`<trans-unit id="1">${source}</trans-unit>`)).length, end === '' ? 1 : 2);
    }
  }));
