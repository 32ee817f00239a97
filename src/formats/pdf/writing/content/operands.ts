import { identity, type Matrix } from '../../geometry.ts';
import { isArray, type PdfValue } from '../objects/pdf-values.ts';

/** 0 for what is no number. */
export function number(value: PdfValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

export function sixNumbers(values: readonly PdfValue[]): Matrix {
  return [
    number(values[0]),
    number(values[1]),
    number(values[2]),
    number(values[3]),
    number(values[4]),
    number(values[5]),
  ];
}

/** The matrix that does nothing where the value is none. */
export function matrixOf(value: PdfValue, resolve: (value: PdfValue) => PdfValue): Matrix {
  return isArray(value) && value.length >= 6 ? sixNumbers(value.map((item) => resolve(item))) : identity;
}
