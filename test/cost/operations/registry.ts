import type { CostOperation } from '../cost-operation.ts';
import { documents } from './documents.ts';
import { qualityChecks } from './quality-checks.ts';
import { rules } from './rules.ts';
import { segments } from './segments.ts';
import { wholeTexts } from './whole-texts.ts';

/** Everything that is done with texts of users. */
export const costOperations = (): readonly CostOperation[] => [
  ...wholeTexts(),
  ...segments(),
  ...rules(),
  ...qualityChecks(),
  ...documents(),
];
