import type { TermTable } from '../../contracts/documents/term-files.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import { knownLanguage } from '../../language/variants.ts';
import { XmlScanner } from '../shared/xml/xml-scanner.ts';
import { decodeXmlText, encodeXmlAttribute, encodeXmlText } from '../shared/xml/xml-text.ts';
import { pairsOf, toField } from './term-pairs.ts';

const concepts = new Set(['conceptEntry', 'termEntry']);
const languages = new Set(['langSec', 'langSet']);
const terms = new Set(['termSec', 'tig', 'ntig']);
/** Where a term's status is: as a kind of note, or as an element of its own. */
const notes = new Set(['termNote', 'administrativeStatus']);
const notToUse = /^(?:deprecated|superseded)Term/;

/**
 * Terms of two languages in a TBX file (ISO 30042, its editions of 2008 and 2019, and dialects of these): of each concept, the terms of
 * the source language with the first one of the target language. Terms that should not be used are left out.
 */
export function* readTbx(source: string, pair: LanguagePair): Generator<readonly [string, string]> {
  const scanner = new XmlScanner(source, { depth: 100, doctype: 'pass' });
  let [language, term, status] = ['', '', ''];
  let [from, to]: [string[], string | undefined] = [[], undefined];
  let seen = false;
  while (scanner.next()) {
    if (scanner.kind !== 'open' && scanner.kind !== 'close') continue;
    const name = localName(scanner.name);
    if (scanner.kind === 'open') {
      if (languages.has(name)) language = languageOf(scanner);
      else if (concepts.has(name)) [from, to] = [[], undefined];
      else if (terms.has(name)) [term, status] = ['', ''];
      else if (name === 'term') term = toField(readText(scanner));
      else if (notes.has(name)) status = notToUse.exec(readText(scanner).trim())?.[0] ?? status;
    } else if (terms.has(name) && term !== '' && status === '') {
      if (language === pair.source) from.push(term);
      else if (language === pair.target) to ??= term;
    } else if (concepts.has(name)) {
      seen = true;
      if (to !== undefined) for (const each of from) yield [each, to];
    }
  }
  if (!seen) throw new ServiceError('invalid_document', { reason: 'it is not a TBX file, or has no concepts.' });
}

/** All text within the element at hand, whatever marks it. */
function readText(scanner: XmlScanner): string {
  const { depth } = scanner;
  let text = '';
  while (scanner.next() && scanner.depth >= depth) {
    const written = scanner.source.slice(scanner.start, scanner.end);
    if (scanner.kind === 'text') text += decodeXmlText(written) ?? written;
    else if (scanner.kind === 'cdata') text += written.slice('<![CDATA['.length, -']]>'.length);
  }
  return text;
}

function languageOf(scanner: XmlScanner): string {
  for (const { name, start, end } of scanner.attributes()) {
    if (localName(name) !== 'lang') continue;
    const code = knownLanguage(scanner.source.slice(start, end));
    return code === undefined ? '' : baseLanguage(code);
  }
  return '';
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** TBX-Basic in the edition of 2019, an entry of the glossary a concept. */
export function writeTbx(name: string, tables: readonly TermTable[]): Buffer {
  const first = tables[0]?.source ?? 'en';
  const parts = [
    `<?xml version="1.0" encoding="UTF-8"?>\n<tbx style="dca" type="TBX-Basic" xml:lang="${first}" xmlns="urn:iso:std:iso:30042:ed-2">\n`,
    `<tbxHeader><fileDesc><titleStmt><title>${encodeXmlText(name)}</title></titleStmt><sourceDesc><p>Dragoman</p></sourceDesc></fileDesc></tbxHeader>\n`,
    '<text><body>\n',
  ];
  let number = 0;
  for (const { source, target, parts: lines } of tables)
    for (const [from, to] of pairsOf(lines))
      parts.push(`<conceptEntry id="c${++number}">${sectionOf(source, from)}${sectionOf(target, to)}</conceptEntry>\n`);
  parts.push('</body></text>\n</tbx>\n');
  return Buffer.from(parts.join(''));
}

function sectionOf(language: string, term: string): string {
  return `<langSec xml:lang="${encodeXmlAttribute(language)}"><termSec><term>${encodeXmlText(term)}</term></termSec></langSec>`;
}
