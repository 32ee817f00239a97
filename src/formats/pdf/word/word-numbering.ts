/** A list of a document: its marks, and where they begin. */
export interface WordList {
  /** `w:numId` */
  readonly id: number;
  readonly format: 'bullet' | 'decimal' | 'lowerLetter' | 'upperLetter';
  /** `%1.`, `(%1)`, or the bullet. */
  readonly text: string;
  readonly start: number;
  next: number;
}

const bullets: Readonly<Record<string, string>> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf0a8': '◦',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
};

/** Finds which list a mark belongs to; a number that does not follow the last one begins a list. */
export class WordNumbering {
  readonly lists: WordList[] = [];

  /** The `w:numId` of an item with that mark; undefined for marks that are no list's. */
  add(marker: string): number | undefined {
    const parsed = parse(marker);
    if (parsed === undefined) return undefined;
    const { format, text, value } = parsed;
    const going = this.lists.findLast(
      (list) => list.format === format && list.text === text && (format === 'bullet' || list.next === value),
    );
    if (going !== undefined) {
      going.next = value + 1;
      return going.id;
    }
    const list: WordList = { id: this.lists.length + 1, format, text, start: value, next: value + 1 };
    this.lists.push(list);
    return list.id;
  }

  /** Whether an item with that mark is one of a list. */
  isList(marker: string): boolean {
    return parse(marker) !== undefined;
  }

  xml(): string {
    const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
    const abstract = this.lists.map(
      ({ id, format, text, start }) =>
        `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="${start}"/>` +
        `<w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/></w:lvl></w:abstractNum>`,
    );
    const numbers = this.lists.map(({ id }) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`);
    const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
    return `${head}<w:numbering xmlns:w="${space}">${abstract.join('')}${numbers.join('')}</w:numbering>`;
  }
}

function parse(
  marker: string,
): { readonly format: WordList['format']; readonly text: string; readonly value: number } | undefined {
  const bullet = /^[^\p{L}\p{N}()&<>"]$/u.test(marker) ? (bullets[marker] ?? marker) : undefined;
  if (bullet !== undefined) return { format: 'bullet', text: /[\ue000-\uf8ff]/u.test(bullet) ? '•' : bullet, value: 0 };
  const [, before = '', number = '', after = ''] = /^(\(?)(\d{1,3}|[A-Za-z])([.)]|)$/u.exec(marker) ?? [];
  if (number === '' || (after === '' && !/^\d/.test(number))) return undefined;
  const text = `${before}%1${after}`;
  if (/^\d/u.test(number)) return { format: 'decimal', text, value: Number(number) };
  const value = number.toLowerCase().charCodeAt(0) - 96;
  return { format: /[a-z]/u.test(number) ? 'lowerLetter' : 'upperLetter', text, value };
}
