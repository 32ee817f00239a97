import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import { printablePage } from './printable-page.ts';

describe('pages that are printed', () => {
  it('have alternative texts instead of what they would fetch, and pictures that they hold', () => {
    const page = printablePage(
      '<p>A<img src="http://a/b.png" alt="cat">B<img src=x.png alt=dog>C<iframe src="file:///etc/passwd"></iframe><img src="data:image/png;base64,AA">',
      'html',
    );
    assert.match(page, /AcatBdogC<\/iframe><img src="data:image\/png;base64,AA">/);
  });

  it('have boxes of tasks as letters', () => {
    assert.match(printablePage('- [x] done\n- [ ] open\n', 'md'), /&#9745; done[\s\S]*&#9744; open/);
  });

  it('cost no more than in proportion to what they hold, whatever it is', async () => {
    for (const [tag, type] of [
      ['<img ', 'html'],
      ['<img alt="', 'html'],
      ['<img src = ', 'html'],
      ['<input type="checkbox" ', 'md'],
    ] as const)
      await withinCpu(10, async () => printablePage(tag.repeat(100_000), type));
  });
});
