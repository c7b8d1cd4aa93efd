import type { WorkerRequest, WorkerResponse } from './worker-client.ts';
import { createHandlers } from './worker-handlers.ts';

// A worker, because reading a long plan takes longer than a key press may.
const handlers = createHandlers() as Record<string, (input: unknown) => unknown>;

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  postMessage(await responseTo(data));
});

async function responseTo({ id, name, input }: WorkerRequest): Promise<WorkerResponse> {
  try {
    return { id, result: await handlers[name]?.(input) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}
