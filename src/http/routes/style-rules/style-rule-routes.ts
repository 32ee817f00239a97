import type { FastifyRequest } from 'fastify';
import type { ResourceOwner } from '../../../contracts/stores/resource-owner.ts';
import type { Identity } from '../../../features/accounts/authenticate.ts';
import type { StyleRuleLists } from '../../../features/style-rules/style-rule-lists.ts';
import { styleRuleOwner } from '../../../features/style-rules/style-rule-owner.ts';
import type { RegionalRoutes } from '../../resource-owner.ts';

/** What the operations on style rule lists need. */
export interface StyleRuleRoutes extends RegionalRoutes {
  readonly lists: StyleRuleLists;
}

export function ownerOf(
  { identity, request }: { readonly identity: Identity; readonly request: FastifyRequest },
  { regionOf }: StyleRuleRoutes,
): ResourceOwner {
  return styleRuleOwner(identity, regionOf(request));
}
