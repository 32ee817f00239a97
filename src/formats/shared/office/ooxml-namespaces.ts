/** The end of a namespace, which is the same in Transitional and Strict files, and the prefix that we know it by. */
const office: readonly (readonly [string, string])[] = [
  ['wordprocessingml/main', 'w'],
  ['drawingml/main', 'a'],
  ['drawingml/wordprocessingDrawing', 'wp'],
  ['drawingml/spreadsheetDrawing', 'xdr'],
  ['drawingml/picture', 'pic'],
  ['drawingml/chart', 'c'],
  ['drawingml/diagram', 'dgm'],
  ['presentationml/main', 'p'],
  ['spreadsheetml/main', 'x'],
  ['officeDocument/math', 'm'],
  ['officeDocument/relationships', 'r'],
];

const others: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'http://schemas.microsoft.com/office/drawing/2008/diagram': 'dsp',
  'http://schemas.microsoft.com/office/drawing/2014/chartex': 'cx',
  'http://schemas.microsoft.com/office/powerpoint/2018/8/main': 'p188',
  'http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments': 'tc',
  'http://schemas.microsoft.com/office/excel/2006/main': 'xm',
  'http://schemas.microsoft.com/office/powerpoint/2010/main': 'p14',
  'urn:schemas-microsoft-com:vml': 'v',
  'http://purl.org/dc/elements/1.1/': 'dc',
};

const byEnd = new Map(office);

/** The prefix a namespace usually has, whatever the document calls it; undefined for those that hold no text of ours. */
export function usualPrefix(namespace: string): string | undefined {
  const known = others[namespace];
  if (known !== undefined) return known;
  const [, end] = /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/(.*)$/.exec(namespace) ?? [];
  return end === undefined ? undefined : byEnd.get(end.replace(/\/2006(?=\/|$)/, ''));
}
