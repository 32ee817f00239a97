import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a CSV file, by the names in its first row. */
export function readRows(csv: string): readonly Readonly<Record<string, string>>[] {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv.charAt(at);
    if (quoted && sign === '"' && csv.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (quoted || (sign !== ',' && sign !== '\n')) cell += sign;
    else {
      row.push(cell.replace(/\r$/, '').replace(/^\uFEFF/, ''));
      cell = '';
      if (sign === '\n') {
        rows.push(row);
        row = [];
      }
    }
  }
  if (row.length > 0) rows.push([...row, cell]);
  const [names = [], ...others] = rows;
  return others.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

/** Reviews of products with marks such as `exelente*O[excelente]`, a line each, as written and as meant. Slang stays. */
export function readMarkedReviews(folder: string): readonly (readonly [string, string])[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('_reviews.txt'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/\r?\n/))
    .filter((line) => !/^(?:>>>|#)/.test(line))
    .map((line) => line.replace(/(\S+)\*I\[[^\]]*\]/g, '$1').replace(/\*P\[[^\]]*\]/g, ''))
    .map((line) => [
      line.replace(/\*[A-Z]+\[[^\]]*\]/g, ''),
      line.replace(/[^\s*([{,.;:!?]+\*[A-Z]+\[([^\]]*)\]/g, '$1'),
    ]);
}
