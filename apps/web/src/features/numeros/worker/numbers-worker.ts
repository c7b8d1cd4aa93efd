import type { WorkerRequest, WorkerResponse } from './worker-client.ts';
import { createHandlers } from './worker-handlers.ts';

// A worker, because reading a long plan takes longer than a key press may.
const handlers = createHandlers() as Record<string, (input: unknown) => unknown>;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  postMessage(responseTo(data));
});

function responseTo({ id, name, input }: WorkerRequest): WorkerResponse {
  try {
    return { id, result: handlers[name]?.(input) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}
