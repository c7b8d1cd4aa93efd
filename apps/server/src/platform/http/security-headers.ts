import type { FastifyInstance, FastifyRequest } from 'fastify';

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

const dataPolicy = ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"] as const;
const uncached = [['cache-control', 'no-store'] as const, ['vary', 'Origin'] as const];

/** The headers of every data response, also of one that is written without the router. */
export const dataHeaders = [...Object.entries(common), dataPolicy, ...uncached];

/** The policy of a page: nothing from elsewhere, nothing inline but the scripts and styles named by their hash. */
export function pagePolicy(
  scriptHashes: readonly string[],
  embedOrigins: readonly string[],
  styleHashes: readonly string[] = [],
): string {
  const ownAnd = (hashes: readonly string[]) =>
    ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  const framedBy = embedOrigins.length > 0 ? embedOrigins.join(' ') : "'none'";
  return [
    "default-src 'none'",
    `script-src ${ownAnd(scriptHashes)}`,
    `style-src ${ownAnd(styleHashes)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}

/** API responses are data: never shown as a page, never cached. */
export function securityHeaders(
  app: FastifyInstance,
  {
    isHttps,
    mayBeFramed,
    hstsSubdomains,
  }: { isHttps: () => boolean; mayBeFramed: boolean; hstsSubdomains: boolean },
): void {
  const framing = mayBeFramed ? {} : { 'x-frame-options': 'DENY' };
  // Other sites of the practice's domain may have no https: binding them is for the operator to decide.
  const transport = hstsSubdomains ? 'max-age=63072000; includeSubDomains' : 'max-age=63072000';
  const forScripts = Object.entries({ ...common, ...framing });
  const everywhere = [...forScripts, dataPolicy];
  const forData = [...everywhere, ...uncached];
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A script's own policy would apply to the worker that it becomes; the page's policy applies instead.
    const isScript = String(reply.getHeader('content-type')).includes('javascript');
    const basic = isApiRequest(request) ? forData : isScript ? forScripts : everywhere;
    // A header that the route has set stays.
    for (const [name, value] of basic) if (!reply.hasHeader(name)) reply.header(name, value);
    if (isHttps()) reply.header('strict-transport-security', transport);
    done();
  });
}

/** Decided by the route, since one address has many spellings; a request without a route has only its own address. */
const isApiRequest = ({ routeOptions, url }: FastifyRequest): boolean =>
  (routeOptions.url ?? url).startsWith('/api/');
