/** Texts for one value: before and after, and look-alikes that stay. */
export interface StyleCase {
  readonly rule: string;
  readonly value: string;
  readonly language: string;
  readonly changed: readonly (readonly [before: string, after: string])[];
  readonly stays: readonly string[];
}
