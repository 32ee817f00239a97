import type { FastifyRequest } from 'fastify';
import type { Region } from '../../contracts/stores/resource-owner.ts';

/**
 * Finds the data centre that a request is for: the Host header selects the base address (`interface.md`, base
 * addresses). Every host is of the first one, unless it is named.
 */
export function regionByHost(usHosts: ReadonlySet<string>): (request: FastifyRequest) => Region {
  return (request) => (usHosts.has(request.caller.hostname) ? 'us' : 'eu');
}
