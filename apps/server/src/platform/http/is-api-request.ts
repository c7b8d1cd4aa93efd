import type { FastifyRequest } from 'fastify';

/** Told by the route: the router takes an address in many spellings. What leads nowhere has only its own. */
export const isApiRequest = ({ routeOptions, url }: FastifyRequest): boolean =>
  (routeOptions.url ?? url).startsWith('/api/');
