import multipart from '@fastify/multipart';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { accountOf, checkAccess } from './accounts/access.ts';
import { noteRefusal } from './accounts/audited-requests.ts';
import { userRoutes } from './accounts/people/routes.ts';
import { secondFactorRoutes } from './accounts/second-factor/second-factor-routes.ts';
import { authRoutes } from './accounts/sign-in/routes.ts';
import { entityRoutes } from './entities/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { pdfRoutes } from './pdf-files/routes.ts';
import type { Deps } from './platform/deps.ts';
import { admitRequests } from './platform/http/admission.ts';
import type { App } from './platform/http/app-type.ts';
import { bounds, readBounds } from './platform/http/bounds.ts';
import { drainBeforeStop } from './platform/http/draining.ts';
import { answerFailures } from './platform/http/failures.ts';
import { refuseForeignHosts } from './platform/http/origin.ts';
import { refuseWhenOutdated } from './platform/http/outdated.ts';
import { acceptJson, refuseDirtyPaths } from './platform/http/request-bodies.ts';
import { requestIdOf, sendRequestIds } from './platform/http/request-ids.ts';
import { logRequests } from './platform/http/request-log.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { refuseExpectations, refuseUnparsed, refuseUnreadable } from './platform/http/unrouted-refusals.ts';
import { schemaCompilers } from './platform/http/validate.ts';
import { agentRoutes } from './protocol/agents/routes.ts';
import { analyticsRoutes } from './protocol/analytics/routes.ts';
import { appLogRoutes } from './protocol/app-logs/routes.ts';
import { functionRoutes } from './protocol/functions/routes.ts';
import { healthRoutes } from './protocol/health-routes.ts';
import { integrationRoutes } from './protocol/integrations/routes.ts';
import { openApi } from './protocol/openapi/routes.ts';
import { settingsRoutes } from './protocol/settings-routes.ts';
import { unsupportedRoutes } from './protocol/unsupported-routes.ts';
import { publicPage } from './public-page/routes.ts';
import { realtime } from './realtime/socket.ts';
import { webApp } from './web-app/routes.ts';

/** The server's table of contents, in reading order. It listens to nothing: `main.ts` and the tests do that. */
export async function buildApp(deps: Deps): Promise<App> {
  const { config } = deps;
  const app = Fastify({
    loggerInstance: deps.log as FastifyServerOptions['loggerInstance'],
    // Addresses carry tokens; failures are logged by their path alone, in one place.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for every request would only repeat the request's id, which failures name themselves.
    childLoggerFactory: (logger) => logger,
    bodyLimit: bounds.nothing.bytes,
    genReqId: requestIdOf,
    // What still arrives on an open connection while the server closes is answered, and the connection closed.
    return503OnClosing: false,
    // No time for a whole request: `connections.ts` ends those that make no progress.
    http: {
      maxHeaderSize: readBounds.address,
      connectionsCheckingInterval: 2_000,
      // `refuseForeignHosts` refuses a request without a host, in the usual shape.
      requireHostHeader: false,
    },
    clientErrorHandler: refuseUnparsed,
    frameworkErrors: refuseUnreadable,
    trustProxy: trusted(config.trustProxy),
    routerOptions: { maxParamLength: 500, ignoreDuplicateSlashes: true },
    forceCloseConnections: 'idle',
    schemaController: schemaCompilers,
  }) as unknown as App;
  app.server.headersTimeout = 10_000;
  refuseExpectations(app.server);

  sendRequestIds(app);
  logRequests(app, deps);
  drainBeforeStop(app);
  answerFailures(app, (request, refusal) => noteRefusal(deps, request, refusal));
  refuseWhenOutdated(app, deps);
  acceptJson(app);
  refuseDirtyPaths(app);
  await app.register(multipart, { limits: { files: 1, fields: 20, fieldSize: 1024 * 1024, parts: 25 } });
  securityHeaders(app, {
    isHttps: () => config.publicUrl?.startsWith('https:') ?? false,
    mayBeFramed: config.embedOrigins.length > 0,
    hstsSubdomains: config.hstsSubdomains,
  });
  refuseForeignHosts(app, config);
  admitRequests(app, deps, accountOf);
  checkAccess(app, deps);
  openApi(app, deps);

  healthRoutes(app, deps);
  settingsRoutes(app, deps);
  authRoutes(app, deps);
  secondFactorRoutes(app, deps);
  userRoutes(app, deps);
  entityRoutes(app, deps);
  fileRoutes(app, deps);
  functionRoutes(app, deps);
  integrationRoutes(app, deps);
  agentRoutes(app, deps);
  appLogRoutes(app, deps);
  analyticsRoutes(app, deps);
  unsupportedRoutes(app, deps);
  realtime(app, deps);
  pdfRoutes(app, deps);
  publicPage(app, deps);
  await webApp(app, deps);
  return app;
}

/** A number counts the proxies from the nearest one; addresses beyond them could be forged and are ignored. */
const trusted = (proxy: Deps['config']['trustProxy']) =>
  typeof proxy === 'number' ? (_address: string, hop: number) => hop < proxy : proxy;
