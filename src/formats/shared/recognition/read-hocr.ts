import type { RecognizedWord } from '../../../contracts/documents/text-recognizer.ts';

const element = /<(span|p|div)\b([^>]*)>|<\/span>/g;
const lineClasses = /class='(?:ocr_line|ocr_header|ocr_caption|ocr_textfloat)'/;
const wordText = /^([^<]*(?:<(?:strong|em)>)*[^<]*)/;

/** Words of hOCR, the HTML that Tesseract writes with positions (the specification is `kba/hocr-spec`, version 1.2). */
export function readHocr(hocr: string): readonly RecognizedWord[] {
  const words: RecognizedWord[] = [];
  let line = -1;
  let form = { left: 0, bottom: 0, slope: 0, offset: 0, size: 0 };
  for (const match of hocr.matchAll(element)) {
    const attributes = match[2];
    if (attributes === undefined) continue;
    if (lineClasses.test(attributes)) {
      const [left = 0, , , bottom = 0] = numbers(attributes, 'bbox');
      const [slope = 0, offset = 0] = numbers(attributes, 'baseline');
      const [size = 0] = numbers(attributes, 'x_size');
      form = { left, bottom, slope, offset, size };
      line += 1;
    } else if (attributes.includes("class='ocrx_word'")) {
      const [left = 0, top = 0, right = 0, bottom = 0] = numbers(attributes, 'bbox');
      const [confidence = 0] = numbers(attributes, 'x_wconf');
      const text = textAfter(hocr, match.index + match[0].length);
      if (text === '' || right <= left || bottom <= top) continue;
      const middle = (left + right) / 2;
      const y = form.bottom + form.offset + form.slope * (middle - form.left);
      const baseline = { y, slope: form.slope };
      words.push({ text, box: { left, top, right, bottom }, confidence, line, size: form.size, baseline });
    }
  }
  return words;
}

/** Values of a property, by its name: `bbox 10 20 30 40; x_wconf 96`. */
function numbers(attributes: string, name: string): readonly number[] {
  const values = new RegExp(`[\\s'"]${name} ([-\\d. ]+)`).exec(attributes)?.[1];
  return values === undefined ? [] : values.trim().split(' ').map(Number);
}

function textAfter(hocr: string, start: number): string {
  const raw = wordText.exec(hocr.slice(start, start + 1000))?.[1] ?? '';
  return raw
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}
