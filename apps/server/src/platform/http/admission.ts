import { Transform } from 'node:stream';
import type { FastifyRequest, RequestPayload } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { App } from './app-type.ts';
import { announcesBody, watchConnections } from './connections.ts';
import { oncePerMinute } from './failures.ts';
import { limits } from './limits.ts';
import { countingWindow, type Holder, type Shortage, sharedMemory, sharedPlaces } from './memory-limits.ts';
import { addressOf } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The places and memory that the request holds. All of it is released when the request ends, however it ends. */
    admission: Admission;
  }
  interface FastifyInstance {
    /** Before `close`: accepts no more connections, and waits until the requests on open ones are answered. */
    finishConnections(): Promise<void>;
    /** The number of taken places, and whether the next visitor would be refused, or one was in the last seconds. */
    places(): { underWay: number; arriving: number; areFull: boolean };
    /** What a visitor would be refused for. */
    lack(): 'no_places' | 'no_connections' | undefined;
  }
}

interface Admission extends Holder {
  /** The whole body is here: the request takes a place among those under way, or is refused. */
  bodyArrived(): void;
  /** Counts bytes of the body that stay in memory until the request ends. */
  hold(bytes: number): void;
  /** The handler has ended; its answer is sent, if anybody is still there. */
  answered(): void;
  leave(): void;
}

// The memory of shorter bodies is bounded by the number of places.
const LONG_BODY = 256 * 1024;
// A monitor that polls every few seconds shall see refusals.
const REMEMBERED = 5_000;

/**
 * Admits requests. While its body arrives, a request counts among the arriving ones; then it takes a place among those
 * under way. Both are bounded in total, by address and by account, so that nobody can take all places. A request that is
 * still being identified holds nothing: it costs one lookup, and connections, their queues and rates are bounded.
 */
export function admitRequests(
  app: App,
  deps: Pick<Deps, 'config' | 'now'>,
  accountOf: (request: FastifyRequest) => string | undefined,
): void {
  const connections = watchConnections(app.server, deps.config);
  app.decorate('finishConnections', () => connections.finish());
  app.addHook('preClose', async () => connections.close());
  app.addHook('onClose', async () => connections.stop());
  const countRequest = countingWindow(deps, limits.requestsOfAddress);
  const countHealth = countingWindow(deps, limits.health);
  const arriving = sharedPlaces(deps.config.rateLimitScale);
  const underWay = sharedPlaces(deps.config.rateLimitScale);
  const memory = sharedMemory();
  let lastLack = Number.NEGATIVE_INFINITY;
  let lastDrop = Number.NEGATIVE_INFINITY;
  const isRecent = (moment: number) => performance.now() - moment < REMEMBERED;
  const noteOverload = oncePerMinute();
  // Of a connection too many. Nothing else tells of these visitors: they get no answer.
  app.server.on('drop', () => {
    lastDrop = performance.now();
    noteOverload(app.log, { reason: 'no_connections' });
  });

  function newAdmission(address: string) {
    let place: ReturnType<typeof sharedPlaces> | undefined;
    let bytes = 0;
    // Work that continues after its request must not take anything: the end of the request releases it, and that is past.
    let hasLeft = false;
    let hasBegun = false;
    let isAnswered = false;
    const moveTo = (next: typeof place) => {
      place?.give(admission);
      place = undefined;
      if (!next) return;
      // Cut before its handler began, which would now work without a place.
      if (hasLeft) throw new AppError('BAD_REQUEST');
      const lack = next.take(admission);
      if (lack === 'all') lastLack = performance.now();
      refuseFor(lack);
      place = next;
    };
    const admission = {
      address,
      account: undefined as string | undefined,
      enter(hasBody: boolean, account?: string) {
        admission.account = account;
        moveTo(hasBody ? arriving : underWay);
      },
      whenAnswered: undefined as (() => void) | undefined,
      isUnderWay: () => hasBegun && !isAnswered,
      answered() {
        isAnswered = true;
        admission.whenAnswered?.();
      },
      bodyArrived: () => (place === arriving ? moveTo(underWay) : undefined),
      begin(readsForm: boolean) {
        if (!readsForm) admission.bodyArrived();
        hasBegun = true;
      },
      hold(more: number) {
        if (hasLeft) return;
        refuseFor(memory.take(admission, more));
        bytes += more;
      },
      leave() {
        moveTo(undefined);
        hasLeft = true;
        memory.give(admission, bytes);
        bytes = 0;
      },
    };
    return admission;
  }

  type Admitted = FastifyRequest & { admission: ReturnType<typeof newAdmission> };
  // The hooks set it for every request; Fastify only needs the name.
  app.decorateRequest('admission', undefined as never);
  app.decorate('lack', () => {
    if (underWay.isFull() || arriving.isFull() || isRecent(lastLack)) return 'no_places';
    return connections.areFull() || isRecent(lastDrop) ? 'no_connections' : undefined;
  });
  app.decorate('places', () => ({
    underWay: underWay.held(),
    arriving: arriving.held(),
    areFull: app.lack() !== undefined,
  }));

  app.addHook('onRequest', (request, reply, done) => {
    const address = addressOf(request.ip);
    const admission = newAdmission(address);
    request.admission = admission;
    // The connection was closed: nobody waits for an answer.
    if (!connections.follow(request.raw, reply.raw, admission)) return;
    const path = request.routeOptions.url ?? request.url;
    try {
      if (isHealth(path)) countHealth(address);
      else if (isApi(path) || isPublicLink(path)) countRequest(address);
      done();
    } catch (error) {
      done(error as Error);
    }
  });

  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { admission, raw } = request as Admitted;
    const hasBody = announcesBody(raw);
    try {
      // The health answer reports free places, so it takes none.
      if (hasBody || !isHealth(request.routeOptions.url)) admission.enter(hasBody, accountOf(request));
      done(null, hasBody && isLong(request) ? counted(payload, admission) : payload);
    } catch (error) {
      done(error as Error);
    }
  });

  // The only sign of the handler's end when its connection is gone.
  app.addHook('onSend', ({ admission }, reply, payload, done) => {
    if (connections.isClosing()) reply.header('connection', 'close');
    // Undefined after a refusal by an earlier hook.
    admission?.answered();
    done(null, payload);
  });

  // A form is read by its handler, which calls `bodyArrived` itself. Nothing waits for the body of a GET.
  app.addHook('preValidation', (request, _reply, done) => {
    try {
      (request as Admitted).admission.begin(request.isMultipart());
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

function refuseFor(lack: Shortage | undefined): void {
  if (lack) throw new AppError('OVERLOADED', { retryAfter: 1 });
}

/** Files of the app are not counted, and health has a limit of its own. */
export const isApi = (path: string): boolean => path.startsWith('/api/') && !isHealth(path);

const isPublicLink = (path: string): boolean =>
  path.startsWith('/VerCardapio') || path.startsWith('/privacidade');

/** For the balancer of this process: does it run, and should it get requests? */
export const isProbe = (path: string | undefined): boolean =>
  path === '/api/health/live' || path === '/api/health/ready';

const isHealth = (path: string | undefined): boolean => path === '/api/health' || isProbe(path);

/** Forms are counted where they are read. */
function isLong({ headers }: FastifyRequest): boolean {
  if (headers['content-type']?.startsWith('multipart/')) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > LONG_BODY;
}

function counted(payload: RequestPayload, admission: Admission): Transform {
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        admission.hold(chunk.length);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  // Nobody reads the body of a GET, or a body of a refused type. When the client cuts it, an error without a listener would end the process.
  count.on('error', () => undefined);
  // Not `pipeline`: that would end the connection of a refused body, and the answer with it.
  payload.once('error', (error) => count.destroy(error));
  payload.once('close', () => payload.readableEnded || count.destroy(new AppError('BAD_REQUEST')));
  return payload.pipe(count);
}
