import type { FastifyInstance } from 'fastify';
import type { Access } from '../accounts/access.ts';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
}

/** Every route that the server really has, hidden ones too: a new one is tested by itself. */
export const routesOf = ({ declaredRoutes }: Pick<FastifyInstance, 'declaredRoutes'>): Route[] =>
  declaredRoutes.flatMap(({ method, url, config }) =>
    [method]
      .flat()
      .filter((one) => one !== 'HEAD')
      .map((one) => ({ method: one as Route['method'], path: url, access: config?.access as Access })),
  );
