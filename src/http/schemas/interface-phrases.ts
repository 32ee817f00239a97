import { Type } from 'typebox';

/** A parameter of our own, of texts and of documents, beside `keep_code`. */
export const interfacePhrases = Type.Boolean({
  default: true,
  description:
    '`true`: short texts of interfaces (`Open`, `Save As…`) are translated as message catalogues of programs agree; `false`: engines translate them like any other text.',
});
