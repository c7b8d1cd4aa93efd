import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { isProbe } from './admission.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** A Host that is neither ours nor loopback could poison links: it is refused. */
export function refuseForeignHosts(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  // An administrator may change it at any time.
  const ours = () => config.publicUrl && new URL(config.publicUrl).host;
  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request.headers;
    if (!host) {
      reply.header('connection', 'close');
      return done(new AppError('BAD_REQUEST'));
    }
    // A balancer asks each process for its health by the process's own address.
    const isOurs = LOOPBACK.test(host) || host === ours() || isProbe(request.routeOptions.url);
    done(isOurs ? undefined : new AppError('MISDIRECTED'));
  });
}

/** The origin used in links: the configured one, or on loopback the Host of the request. */
export function originOf({ publicUrl }: Pick<Config, 'publicUrl'>, request: FastifyRequest): string {
  return publicUrl ?? `http://${request.headers.host}`;
}

/** A path on our own origin, or '/': whatever else `from_url` says. */
export function safeReturnPath(from: unknown, origin: string): string {
  if (typeof from !== 'string' || from.length > 2_000) return '/';
  // Browsers interpret "https:host" and "\\host" in their own ways; only plain forms are accepted.
  if (!from.startsWith('/') && from !== origin && !from.startsWith(`${origin}/`)) return '/';
  try {
    const url = new URL(from, origin);
    return url.origin === origin && !/^\/[/\\]/.test(url.pathname)
      ? `${url.pathname}${url.search}${url.hash}`
      : '/';
  } catch {
    return '/';
  }
}
