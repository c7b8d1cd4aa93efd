import type { FastifyInstance } from 'fastify';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
}

/** Every route that the server really has, hidden ones too: a new one is tested by itself. */
export function routesOf(app: Pick<FastifyInstance, 'printRoutes'>): Route[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│├└─ ]*)(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
      if (!part) return [];
      // Each level of the tree is four characters wide.
      const depth = indent.length / 4 - 1;
      const path = depth > 0 ? `${parents[depth - 1]}${part}` : part.replace(/^(?!\/)/, '/');
      parents[depth] = path;
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ method: method as Route['method'], path }));
    });
}
