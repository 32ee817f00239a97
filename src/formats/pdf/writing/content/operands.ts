import { identity, type Matrix } from '../../geometry.ts';
import { isArray, type PdfValue } from '../objects/pdf-values.ts';

/** 0 for what is no number. */
export function number(value: PdfValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

export function sixNumbers(numbers: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
}

/** The matrix that does nothing where the value is none. */
export function matrixOf(value: PdfValue, resolve: (value: PdfValue) => PdfValue): Matrix {
  return isArray(value) && value.length >= 6 ? sixNumbers(value.map((item) => number(resolve(item)))) : identity;
}
