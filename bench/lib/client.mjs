import { Agent, request } from 'node:http';

// One open connection per concurrent request, so that the bench measures requests and not new connections.
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Sends a request to a local server. Returns the answer as text, or throws with the status. */
export async function ask(port, { method = 'GET', path, headers, body }) {
  const { status, bytes } = await send(port, { method, path, headers, body });
  const text = bytes.toString('utf8');
  if (status < 200 || status > 299) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
  return text;
}

/** Like `ask`, but returns any status. */
export function send(port, { method = 'GET', path, headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const asked = request({
      agent,
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { ...headers, ...lengthOf(body) },
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    asked.end(body);
  });
}

const lengthOf = (body) =>
  body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };

/** Runs a job many times with a fixed concurrency. After a failure no further job begins, and the running ones end. */
export async function manyTimes(times, atOnce, job) {
  let next = 0;
  const work = async () => {
    try {
      for (let turn = next++; turn < times; turn = next++) await job(turn);
    } catch (error) {
      next = times;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, times) }, work));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
