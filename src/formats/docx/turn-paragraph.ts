import { childElements } from '../shared/office/run-properties.ts';

/** Properties that must come after `w:bidi`, as the schema orders them. */
const afterBidi = new Set([
  'adjustRightInd',
  'snapToGrid',
  'spacing',
  'ind',
  'contextualSpacing',
  'mirrorIndents',
  'suppressOverlap',
  'jc',
  'textDirection',
  'textAlignment',
  'textboxTightWrap',
  'outlineLvl',
  'divId',
  'cnfStyle',
  'rPr',
  'sectPr',
  'pPrChange',
]);

/** The properties of a paragraph (`w:pPr`, or nothing) for the direction of its translation. */
export function turnParagraph(properties: string, prefix: string, rightToLeft: boolean): string {
  const bidi = rightToLeft ? `<${prefix}bidi/>` : '';
  if (properties === '') return bidi === '' ? '' : `<${prefix}pPr>${bidi}</${prefix}pPr>`;
  const children = childElements(properties);
  const wasTurned = children.some(({ name, written }) => name === 'bidi' && !/val="(?:0|false|off)"/.test(written));
  if (wasTurned === rightToLeft) return properties;
  const kept = children.filter(({ name }) => name !== 'bidi');
  const index = kept.findIndex(({ name }) => afterBidi.has(name));
  const before = (index === -1 ? kept : kept.slice(0, index)).map(({ written }) => written);
  const after = index === -1 ? [] : kept.slice(index).map(({ written }) => written);
  return `<${prefix}pPr>${[...before, bidi, ...after].join('')}</${prefix}pPr>`;
}
