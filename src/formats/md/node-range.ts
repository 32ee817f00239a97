import type { fromMarkdown } from 'mdast-util-from-markdown';
import { ServiceError } from '../../errors/service-error.ts';
import type { TextSpan } from '../../language/text-edit.ts';

export type MarkdownRoot = ReturnType<typeof fromMarkdown>;

export type MarkdownNode = MarkdownRoot | MarkdownRoot['children'][number];

/** What paragraphs are made of. */
export type PhrasingNode = Extract<MarkdownNode, { type: 'paragraph' }>['children'][number];

/** UTF-16 positions of a node in the source, `end` exclusive. */
export function rangeOf(node: MarkdownNode): TextSpan {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

export function tooDeep(): ServiceError {
  return new ServiceError('invalid_document', { reason: 'it has too many nested levels.' });
}
