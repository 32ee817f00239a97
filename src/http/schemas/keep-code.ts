import { Type } from 'typebox';
import type { KeepCode } from '../../features/translation/translation-request.ts';

/** `facts.md`, Text translation: a parameter of texts and of documents. */
export const keepCode = Type.Unsafe<KeepCode>({
  type: 'string',
  enum: ['auto', 'off'],
  default: 'auto',
  description:
    '`auto`: code, identifiers, paths, placeholders and template expressions are not translated; `off`: they are text like any other.',
});
