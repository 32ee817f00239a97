import type { TextLine } from './line-text.ts';
import type { PageRules } from './page-rules.ts';

/** `* * *`, `-----`, `---o0o---`: signs alone, or the same signs before and after a few letters. */
const signs = /^([*~_=•·+#–—―-])(?: ?\1){2,}$/u;
const ornament = /^([*~_=•·–—―-])\1+ ?[\p{L}\p{N}*~]{1,4} ?\1{2,}$/u;
/** In sizes: how near the rules beside a text are, and how long at least. */
const ruled = { reach: 2, length: 2 };

/** Whether a line divides the texts above and below it: signs that say nothing, or a text between two rules that are drawn beside it. */
export function isDivider({ text, box, size, baseline, beside }: TextLine, rules: PageRules): boolean {
  if (beside > 1) return false;
  if (signs.test(text) || ornament.test(text)) return true;
  return rules.areBeside(box, {
    low: baseline - 0.3 * size,
    high: baseline + 0.7 * size,
    reach: ruled.reach * size,
    length: ruled.length * size,
  });
}
