import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ServiceError } from '../../errors/service-error.ts';
import { extractTagged, type TagHandlingOptions } from './extract-tagged.ts';

/** Repeated, each of these has made some parser quadratic or run out of stack. */
const units = [
  ...[
    '<',
    '&',
    '<b>',
    '</b>',
    '<b',
    '<a "',
    "<a '",
    '<p>',
    '<b>x.<p>',
    '<b><li>',
    '<i>x. </i>',
    '<i>x. ',
    'x. </i>',
    '<b></i>',
  ],
  ...[
    '<!--',
    '<!-- -->',
    '<![CDATA[',
    '<![CDATA[]]>',
    '<?',
    '<?a?>',
    '<!DOCTYPE ',
    '<!DOCTYPE [',
    '&amp;',
    '&amp',
    '&aaaa;',
    '<a b=c ',
  ],
  ...[
    '<a title="x. y">',
    '<img alt=x>',
    '{{',
    '{{x}}',
    '<span translate=no>',
    '<span translate=no><b translate=yes>x ',
    '<code>',
    '<svg>',
  ],
  ...[
    '<table><td><b>',
    '<p><table><td><b>',
    '<x/>',
    '<br>',
    '<pre>\n',
    '<b><i></b></i>',
    '(x. ',
    '<a ,',
    ']]>',
    '<title>',
    '<script>',
    '<math></svg>',
  ],
];

const variants: Pick<TagHandlingOptions, 'format' | 'version'>[] = [
  { format: 'html', version: 'v2' },
  { format: 'xml', version: 'v1' },
  { format: 'xml', version: 'v2' },
];

function timeOf(text: string, variant: Pick<TagHandlingOptions, 'format' | 'version'>): number {
  const lists = { splittingTags: [], nonSplittingTags: [], ignoreTags: [] };
  let best = Infinity;
  for (let round = 0; round < 3; round++) {
    const before = performance.now();
    try {
      const extracted = extractTagged(text, {
        ...variant,
        ...lists,
        language: 'en',
        splitSentences: '1',
        outlineDetection: true,
      });
      assert.equal(extracted.merge(extracted.segments), text);
    } catch (error) {
      assert.ok(error instanceof ServiceError, String(error));
    }
    best = Math.min(best, performance.now() - before);
  }
  return best;
}

test('the time for hostile markup grows no faster than the text', () => {
  for (const variant of variants) {
    for (const unit of units) {
      const small = unit.repeat(Math.ceil(16_384 / unit.length));
      // Eight times the text: 8 if linear, 64 if quadratic. Short times are noise, and a busy machine gets a second chance.
      const ratio = (): number => timeOf(small.repeat(8), variant) / Math.max(timeOf(small, variant), 2);
      assert.ok(
        ratio() < 32 || ratio() < 32,
        `${variant.format} ${variant.version} ${JSON.stringify(unit)} is not linear`,
      );
    }
  }
});
