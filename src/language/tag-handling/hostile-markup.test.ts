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
    '<a>x</a> | ',
    '<a>x</a> <img>',
    '<a>x <a>',
  ],
];

type Variant = Pick<TagHandlingOptions, 'format' | 'version' | 'linksApart'>;

const variants: readonly Variant[] = [
  { format: 'html', version: 'v2' },
  { format: 'html', version: 'v2', linksApart: true },
  { format: 'xml', version: 'v1' },
  { format: 'xml', version: 'v2' },
];

function extract(text: string, variant: Variant) {
  const lists = { splittingTags: [], nonSplittingTags: [], ignoreTags: [] };
  return extractTagged(text, { ...variant, ...lists, language: 'en', splitSentences: '1', outlineDetection: true });
}

function extractAndMerge(text: string, variant: Variant): string {
  const extracted = extract(text, variant);
  return extracted.merge(extracted.segments);
}

/** As large as a request may be: what took time by the square of the text would run into the limit of the test run. */
const largestText = 128 * 1024;

for (const variant of variants)
  test(`hostile ${variant.format} of the largest size is read and written back, or refused: ${JSON.stringify(variant)}`, () => {
    for (const unit of units) {
      const text = unit.repeat(Math.ceil(largestText / unit.length));
      try {
        assert.equal(extractAndMerge(text, variant) === text, true, JSON.stringify(unit));
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        assert.equal(error.code, 'tag_handling_failed');
      }
    }
  });

test('HTML with more nodes, or more tags in one text, than fit into the memory is refused for their number', () => {
  const html = { format: 'html', version: 'v2' } as const;
  assert.throws(() => extract(`a${'<br>'.repeat(250_100)}`, html), {
    code: 'document_too_large',
    message: /in one text/,
  });
  assert.throws(() => extract('<p>1'.repeat(460_000), html), {
    code: 'document_too_large',
    message: /tags, attributes/,
  });
});
