const text = 'Translated by Dragoman';

/** WordArt, as Word describes it: the outline is the text itself, fitted into the shape. */
const shapeType =
  '<v:shapetype id="_x0000_t136" coordsize="21600,21600" o:spt="136" adj="10800" path="m@7,l@8,m@5,21600l@6,21600e">' +
  `<v:formulas>${[
    'sum #0 0 10800',
    'prod #0 2 1',
    'sum 21600 0 @1',
    'sum 0 0 @2',
    'sum 21600 0 @3',
    'if @0 @3 0',
    'if @0 21600 @1',
    'if @0 0 @2',
    'if @0 @4 21600',
  ]
    .map((equation) => `<v:f eqn="${equation}"/>`)
    .join('')}</v:formulas>` +
  '<v:path textpathok="t"/><v:textpath on="t" fitshape="t"/></v:shapetype>';

const style = [
  'position:absolute',
  'margin-left:0',
  'margin-top:0',
  'width:440pt',
  'height:60pt',
  'rotation:315',
  'z-index:-251658752',
  'mso-position-horizontal:center',
  'mso-position-horizontal-relative:margin',
  'mso-position-vertical:center',
  'mso-position-vertical-relative:margin',
].join(';');

const shape =
  `<v:shape id="PowerPlusWaterMarkObject1" type="#_x0000_t136" style="${style}" o:allowincell="f" fillcolor="silver" ` +
  'stroked="f"><v:fill opacity=".5"/>' +
  `<v:textpath style="font-family:&quot;Calibri&quot;;font-size:1pt" string="${text}"/></v:shape>`;

/** A run with the watermark, by itself and with a paragraph around it; it declares its own namespaces. */
export function watermarkRun(strict: boolean): { readonly alone: string; readonly inParagraph: string } {
  const word = `xmlns:w="${wordNamespace(strict)}"`;
  const spaces = `${word} xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"`;
  const alone = `<w:r ${spaces}><w:rPr><w:noProof/></w:rPr><w:pict>${shapeType}${shape}</w:pict></w:r>`;
  return { alone, inParagraph: `<w:p ${word}>${alone}</w:p>` };
}

export function newHeader(strict: boolean): string {
  const { inParagraph } = watermarkRun(strict);
  const root = `<w:hdr xmlns:w="${wordNamespace(strict)}">${inParagraph}</w:hdr>`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;
}

function wordNamespace(strict: boolean): string {
  return strict
    ? 'http://purl.oclc.org/ooxml/wordprocessingml/main'
    : 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
}
