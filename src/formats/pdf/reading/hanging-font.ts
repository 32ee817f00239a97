/** Sums, integrals, roots and tall brackets of TeX hang from their origin. */
export const hangingFont = /^(?:CMEX|MTEX|TXEX|PXEX|NTXEX|EUEX|LMEX|LMMathExt)/i;
