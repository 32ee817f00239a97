import { editMatches } from '../edit-text.ts';
import { rewrittenLanguages } from '../style-languages.ts';
import type { RewrittenValue } from '../style-rewriter.ts';

/** A decimal sign after white space or a bracket; a calibre is named without its zero. */
const bareDecimal = /(?<=^|[\s([“„«"~≈<>=≤≥±$€£¥])([-−+]?)([.,])(?=(\d{1,9})(?![\d.,:/]\d|\p{L}))/gu;
const calibre = /^\d+[ \u00a0-](?:caliber|calibre|cal\b|Kaliber|calibro|ACP|Magnum)/iu;

export const decimalsLessThanOne: RewrittenValue = {
  languages: rewrittenLanguages,
  rewrite: (text, { language }) =>
    editMatches(text, bareDecimal, ({ 1: sign = '', 2: mark = '', index }) => {
      const digits = text.slice(index + sign.length + 1, index + sign.length + 24);
      const comma = mark === ',' && !/^(?:de|es|fr|it)/.test(language);
      return calibre.test(digits) || comma ? undefined : `${sign}0${mark}`;
    }),
};
