import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { ServiceError } from '../../../errors/service-error.ts';
import { splice } from './splice.ts';
import { XmlScanner } from './xml-scanner.ts';
import { decodeXmlText, encodeXmlAttribute, encodeXmlText } from './xml-text.ts';

const options = { depth: 50, doctype: 'pass' } as const;

function tokens(source: string, given: { depth: number; doctype: 'pass' | 'refuse' } = options): string[] {
  const scanner = new XmlScanner(source, given);
  const found: string[] = [];
  while (scanner.next()) found.push(`${scanner.kind}:${source.slice(scanner.start, scanner.end)}`);
  return found;
}

function isRefused(error: unknown): boolean {
  return error instanceof ServiceError && ['invalid_document', 'document_too_large'].includes(error.code);
}

describe('XmlScanner', () => {
  it('gives tokens of every kind', () => {
    const source =
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "]>">]>\n<a b="1>2"><!-- <x> --><b/>t &amp; u<![CDATA[<c>]]></a >\n';
    assert.deepEqual(tokens(source), [
      'instruction:<?xml version="1.0"?>',
      'doctype:<!DOCTYPE a [<!ENTITY x "]>">]>',
      'text:\n',
      'open:<a b="1>2">',
      'comment:<!-- <x> -->',
      'empty:<b/>',
      'text:t &amp; u',
      'cdata:<![CDATA[<c>]]>',
      'close:</a >',
      'text:\n',
    ]);
  });

  it('shows the names, attributes and depth of tags', () => {
    const source = `<w:a><w:b x='1' w:y = "two &lt; three"/></w:a>`;
    const scanner = new XmlScanner(source, options);
    assert.ok(scanner.next());
    assert.deepEqual([scanner.name, scanner.depth], ['w:a', 1]);
    assert.ok(scanner.next());
    const attributes = [...scanner.attributes()].map(({ name, start, end }) => [name, source.slice(start, end)]);
    assert.deepEqual(attributes, [
      ['x', '1'],
      ['w:y', 'two &lt; three'],
    ]);
    assert.equal(scanner.attribute('y'), undefined);
    assert.ok(scanner.next());
    assert.deepEqual([scanner.kind, scanner.depth], ['close', 0]);
  });

  it('passes over an element with all in it', () => {
    const scanner = new XmlScanner('<a><b><b>x</b><c/></b>y</a>', options);
    scanner.next();
    scanner.next();
    scanner.skipElement();
    assert.equal(scanner.end, 22);
    scanner.next();
    assert.equal(scanner.kind, 'text');
  });

  it('begins after a byte order mark', () => {
    assert.deepEqual(tokens('\ufeff<a/>'), ['empty:<a/>']);
  });

  const defects: readonly [string, string, RegExp][] = [
    ['nothing', '', /no XML element/],
    ['text alone', 'words', /outside of the root/],
    ['an element that is not closed', '<a><b></b>', /ends before <\/a>/],
    ['a wrong closing tag', '<a>\n<b></a></b>', /<\/a> stands where <\/b> should \(line 2\)/],
    ['a closing tag alone', '</a>', /closes nothing/],
    ['two roots', '<a/><b/>', /more than one root/],
    ['text after the root', '<a/>x', /outside of the root/],
    ['CDATA outside of the root', '<![CDATA[x]]><a/>', /outside of the root/],
    ['a tag that does not end', '<a b="1', /does not end/],
    ['a tag in a tag', '<a <b/>></a>', /does not end/],
    ['no name', '<a>< b/></a>', /starts no tag/],
    ['a comment that does not end', '<a><!-- </a>', /comment does not end/],
    ['a document type after the root', '<a/><!DOCTYPE a>', /after the first element/],
    ['a document type that does not end', '<!DOCTYPE a [ <a/>', /does not end/],
    ['a strange declaration', '<a><!ENTITY x "y"></a>', /out of place/],
  ];
  for (const [name, source, message] of defects) {
    it(`refuses ${name}`, () => {
      assert.throws(
        () => tokens(source),
        (error: unknown) => isRefused(error) && message.test((error as Error).message),
      );
    });
  }

  it('refuses attributes that are not well formed when they are asked for', () => {
    for (const tag of ['<a b=1/>', '<a b/>', '<a b="1"c="2"/>']) {
      const scanner = new XmlScanner(tag, options);
      scanner.next();
      assert.throws(() => [...scanner.attributes()], isRefused, tag);
    }
  });

  it('takes elements as deep as the limit and no deeper', () => {
    assert.equal(tokens('<a>'.repeat(50) + '</a>'.repeat(50)).length, 100);
    assert.throws(() => tokens('<a>'.repeat(51) + '</a>'.repeat(51)), /50 nested elements/);
  });

  it('refuses document types where they are not allowed', () => {
    const source = '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>';
    assert.throws(() => tokens(source, { depth: 9, doctype: 'refuse' }), /document type declaration/);
    assert.equal(tokens(source).length, 2);
  });

  it('covers the source without gaps and sees what another parser sees', () => {
    const folder = 'test/corpus/tag-handling';
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.xml')) continue;
      const source = readFileSync(`${folder}/${file}`, 'utf8');
      let found: string[];
      try {
        found = tokens(source);
      } catch {
        continue;
      }
      assert.equal(found.map((token) => token.slice(token.indexOf(':') + 1)).join(''), source.replace(/^\ufeff/, ''));
      assert.deepEqual(tagNames(source), otherTagNames(source), file);
    }
  });

  it('never throws anything but errors for users', () => {
    const piece = fc.constantFrom(
      '<a>',
      '</a>',
      '<a b="',
      '"',
      "'",
      '/>',
      '>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<!DOCTYPE',
      '[',
      '&',
      'x',
      ' ',
      '<?',
      '=',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        try {
          const scanner = new XmlScanner(pieces.join(''), options);
          while (scanner.next()) if (scanner.kind === 'open' || scanner.kind === 'empty') [...scanner.attributes()];
        } catch (error) {
          if (!isRefused(error)) throw error;
        }
      }),
    );
  });
});

function tagNames(source: string): string[] {
  const scanner = new XmlScanner(source, options);
  const names: string[] = [];
  while (scanner.next()) if (scanner.kind === 'open' || scanner.kind === 'empty') names.push(scanner.name);
  return names;
}

function otherTagNames(source: string): string[] {
  const names: string[] = [];
  const parser = new Parser({ onopentag: (name) => names.push(name) }, { xmlMode: true });
  parser.end(source.replace(/<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/, ''));
  return names;
}

describe('XML text', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const allowed = text.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
        assert.equal(decodeXmlText(encodeXmlText(text)), allowed);
        assert.equal(decodeXmlText(encodeXmlAttribute(text)), allowed);
      }),
    );
  });

  it('knows the references of XML and no others', () => {
    assert.equal(decodeXmlText('&lt;&#65;&#x42;&amp;amp;&apos;\r\n'), "<AB&amp;'\n");
    for (const unknown of ['&nbsp;', '&x;', '&', '&#0;', '&#xD800;']) assert.equal(decodeXmlText(unknown), undefined);
  });
});

describe('splice', () => {
  it('changes ranges and leaves the rest', () => {
    const edits = [
      { start: 1, end: 2, text: 'XX' },
      { start: 2, end: 2, text: '+' },
      { start: 4, end: 5, text: '' },
    ];
    assert.equal(splice('abcde', edits), 'aXX+cd');
    assert.equal(splice('abc', []), 'abc');
  });

  it('throws for ranges that overlap', () => {
    assert.throws(
      () =>
        splice('abc', [
          { start: 0, end: 2, text: '' },
          { start: 1, end: 3, text: '' },
        ]),
      RangeError,
    );
  });
});
