import { encodeXmlAttribute, encodeXmlText } from '../../shared/xml/xml-text.ts';
import { newArchive } from '../../shared/zip/new-archive.ts';
import type { DocumentLook } from './document-look.ts';
import type { PagePicture } from './page-pictures.ts';
import type { WordNumbering } from './word-numbering.ts';
import { withoutControls } from './word-xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const namespaces = `${word} xmlns:r="${office}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"`;
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** `w:hdr` or `w:ftr` around paragraphs without relations. */
export function edgeXml(kind: 'header' | 'footer', paragraphs: string): string {
  const name = kind === 'header' ? 'w:hdr' : 'w:ftr';
  return `${head}<${name} ${word}>${paragraphs}</${name}>`;
}

/** The files of a Word document beside its body: pictures, targets of links, headers. */
export class WordPackage {
  readonly #pictures: PagePicture[] = [];
  readonly #relations: string[] = [];
  readonly #links = new Map<string, string>();
  readonly #edges = new Map<'header' | 'footer', string>();

  addPicture(picture: PagePicture): string {
    const name = `media/picture${this.#pictures.push(picture)}.${picture.extension}`;
    return this.#relate('image', name);
  }

  addLink(target: string): string {
    const known = this.#links.get(target);
    if (known !== undefined) return known;
    const id = this.#relate('hyperlink', target, true);
    this.#links.set(target, id);
    return id;
  }

  /** A header or footer for all pages; its relationship. */
  addEdge(kind: 'header' | 'footer', xml: string): string {
    this.#edges.set(kind, xml);
    return this.#relate(kind, `${kind}1.xml`);
  }

  finish(body: string, { look, numbering, language, title }: DocumentParts): Buffer {
    this.#relate('styles', 'styles.xml');
    this.#relate('numbering', 'numbering.xml');
    const files: [string, string | Uint8Array][] = [
      ['[Content_Types].xml', contentTypes([...this.#edges.keys()])],
      [
        '_rels/.rels',
        relationships([
          `<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>`,
          `<Relationship Id="rId2" Type="${coreRelation}" Target="docProps/core.xml"/>`,
        ]),
      ],
      ['docProps/core.xml', coreXml(title ?? '', language)],
      ['word/document.xml', `${head}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`],
      ['word/_rels/document.xml.rels', relationships(this.#relations)],
      ['word/styles.xml', stylesXml(look, language)],
      ['word/numbering.xml', numbering.xml()],
      ...[...this.#edges].map(([kind, xml]): [string, string] => [`word/${kind}1.xml`, xml]),
      ...this.#pictures.map(({ bytes, extension }, index): [string, Uint8Array] => [
        `word/media/picture${index + 1}.${extension}`,
        bytes,
      ]),
    ];
    return newArchive(files.map(([name, content]) => [name, Buffer.from(content)] as const));
  }

  #relate(kind: string, target: string, isExternal = false): string {
    const id = `rId${this.#relations.length + 1}`;
    const mode = isExternal ? ' TargetMode="External"' : '';
    this.#relations.push(
      `<Relationship Id="${id}" Type="${office}/${kind}" Target="${encodeXmlAttribute(target)}"${mode}/>`,
    );
    return id;
  }
}

function relationships(all: readonly string[]): string {
  return `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
}

function contentTypes(edges: readonly string[]): string {
  const parts = {
    document: 'document.main',
    styles: 'styles',
    numbering: 'numbering',
    ...Object.fromEntries(edges.map((kind) => [`${kind}1`, kind])),
  };
  const overrides = Object.entries(parts).map(
    ([name, type]) => `<Override PartName="/word/${name}.xml" ContentType="${types}.${type}+xml"/>`,
  );
  return (
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
    `<Default Extension="jpeg" ContentType="image/jpeg"/>${overrides.join('')}</Types>`
  );
}

/** What a document has beside its body. */
export interface DocumentParts {
  readonly look: DocumentLook;
  readonly numbering: WordNumbering;
  readonly language: string;
  readonly title: string | undefined;
}

const coreRelation = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

function coreXml(title: string, language: string): string {
  const spaces =
    'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  const named = title === '' ? '' : `<dc:title>${encodeXmlText(withoutControls(title))}</dc:title>`;
  return `${head}<cp:coreProperties ${spaces}>${named}<dc:language>${encodeXmlText(language)}</dc:language></cp:coreProperties>`;
}

const headings = [1, 2, 3, 4];

function stylesXml({ bodySize, headingSizes }: DocumentLook, language: string): string {
  const tag = encodeXmlAttribute(language);
  const size = Math.round(bodySize * 2);
  const styles = headings.map((level) => {
    const own = headingSizes[level - 1] ?? size;
    return (
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/>` +
      `<w:pPr><w:keepNext/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:bCs/><w:sz w:val="${own}"/><w:szCs w:val="${own}"/></w:rPr></w:style>`
    );
  });
  return (
    `${head}<w:styles ${word}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/>` +
    `<w:lang w:val="${tag}" w:eastAsia="${tag}" w:bidi="${tag}"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>` +
    `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${styles.join('')}</w:styles>`
  );
}
