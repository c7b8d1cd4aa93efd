import type { FastifyRequest } from 'fastify';

/** Decided by the route, since one address has many spellings; a request without a route has only its own address. */
export const isApiRequest = ({ routeOptions, url }: FastifyRequest): boolean =>
  (routeOptions.url ?? url).startsWith('/api/');
