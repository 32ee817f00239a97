import type { StyleRewriter, WrittenTexts } from './style-rewriter.ts';

/** The rewriter, with what it can write. */
export function writing(rewrite: StyleRewriter, writes: WrittenTexts | undefined): StyleRewriter {
  return Object.assign<StyleRewriter, Pick<StyleRewriter, 'writes'>>((text, context) => rewrite(text, context), {
    writes,
  });
}

/** What several can write together. */
export function allWritten(rewriters: readonly Pick<StyleRewriter, 'writes'>[]): WrittenTexts {
  return (language) => rewriters.flatMap(({ writes }) => [...(writes?.(language) ?? [])]);
}
