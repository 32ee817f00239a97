import type { Operation } from '../../operation.ts';
import { createCustomInstructionOperation } from './create-custom-instruction.ts';
import { createStyleRulesOperation } from './create-style-rules.ts';
import { deleteCustomInstructionOperation } from './delete-custom-instruction.ts';
import { deleteStyleRulesOperation } from './delete-style-rules.ts';
import { getCustomInstructionOperation } from './get-custom-instruction.ts';
import { getStyleRulesOperation } from './get-style-rules.ts';
import { listStyleRulesOperation } from './list-style-rules.ts';
import { putConfiguredRulesOperation } from './put-configured-rules.ts';
import { putCustomInstructionOperation } from './put-custom-instruction.ts';
import { renameStyleRulesOperation } from './rename-style-rules.ts';
import type { StyleRuleRoutes } from './style-rule-routes.ts';

/** Everything that is served of style rule lists. */
export function styleRuleOperations(routes: StyleRuleRoutes): readonly Operation[] {
  return [
    createStyleRulesOperation(routes),
    listStyleRulesOperation(routes),
    getStyleRulesOperation(routes),
    renameStyleRulesOperation(routes),
    putConfiguredRulesOperation(routes),
    deleteStyleRulesOperation(routes),
    createCustomInstructionOperation(routes),
    getCustomInstructionOperation(routes),
    putCustomInstructionOperation(routes),
    deleteCustomInstructionOperation(routes),
  ];
}
