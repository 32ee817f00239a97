import { similarity } from '../geometry.ts';
import type { PageContent } from '../reading/page-content.ts';
import { findPaths } from '../writing/content/find-paths.ts';
import type { PageOperations } from '../writing/content/text-state.ts';

/** How alike the boxes of one image are. */
const sameImage = 0.9;
/** On a page; further ones are taken for visible. */
const mostImages = 200;

/** A page, whose texts are those that can be seen, without the paths and images of layers that are off. */
export function withoutHiddenLayers(content: PageContent, { hidden }: PageOperations): PageContent {
  const { paths, images } = hidden;
  if (paths.length === 0 && images.length === 0) return content;
  const gone = new Set(findPaths({ paths }, content.paths).found);
  const unseen = [...images].slice(0, mostImages);
  const isUnseen = (box: PageContent['cropBox']): boolean => {
    const at = unseen.findIndex((image) => similarity(image, box) > sameImage);
    if (at >= 0) unseen.splice(at, 1);
    return at >= 0;
  };
  return {
    ...content,
    paths: gone.size === 0 ? content.paths : content.paths.filter((path) => !gone.has(path)),
    images: content.images.filter((box) => !isUnseen(box)),
  };
}
