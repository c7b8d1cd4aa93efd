import type { App } from './app-type.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The process will stop soon: `/api/health/ready` fails, so that a balancer sends no more. Requests are answered. */
    startDraining(): void;
    isDraining(): boolean;
  }
}

export function drainBeforeStop(app: App): void {
  let isDraining = false;
  app.decorate('startDraining', () => {
    isDraining = true;
  });
  app.decorate('isDraining', () => isDraining);
}
