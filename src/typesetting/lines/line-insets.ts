import type { LineInset } from '../text-request.ts';

/** Lines that would be narrower, in parts of the width, hold too few words to be worth it. */
const narrowest = 0.3;

/** What is taken from a line whose letters reach from `top` to `bottom`, counted downwards from the first baseline. */
export function insetOf(
  insets: readonly LineInset[] = [],
  width: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): { readonly left: number; readonly right: number } {
  let [left, right] = [0, 0];
  for (const inset of insets) {
    if (inset.from >= bottom || inset.to <= top) continue;
    left = Math.max(left, inset.left);
    right = Math.max(right, inset.right);
  }
  return width - left - right < narrowest * width ? none : { left, right };
}

const none = { left: 0, right: 0 };
