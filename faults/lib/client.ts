import { createHash } from 'node:crypto';

export interface Answer {
  status: number;
  body: any;
  headers: Headers;
}

export interface Client {
  /** Undefined when no answer came: the request may or may not have been carried out. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer | undefined>;
  /** Like `ask`, but throws unless the request succeeds. */
  need(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer['body']>;
}

const PATIENCE = 30_000;

export function clientOf(url: string, token?: string): Client {
  const ask: Client['ask'] = async (method, path, body, headers = {}) => {
    try {
      const response = await fetch(`${url}/api/apps/alecrim${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      });
      return { status: response.status, body: await response.json(), headers: response.headers };
    } catch (error) {
      if (error instanceof DOMException) throw new Error(`${method} ${path} hangs`);
      return undefined;
    }
  };
  return {
    ask,
    async need(...request) {
      const answer = await ask(...request);
      if (!answer || answer.status >= 300)
        throw new Error(`${request[0]} ${request[1]}: ${answer?.status} ${JSON.stringify(answer?.body)}`);
      return answer.body;
    },
  };
}

export const PASSWORD = 'pera com canela 42';

/** Creates the first account, which is an administrator and signed in at once. */
export async function signUp(url: string): Promise<{ token: string; client: Client }> {
  const account = { email: 'dona@example.com', password: PASSWORD };
  const { access_token } = await clientOf(url).need('POST', '/auth/register', account);
  return { token: access_token, client: clientOf(url, access_token) };
}

/** Reads all records of an entity, page by page. */
export async function allOf(client: Client, entity: string) {
  const records: any[] = [];
  let cursor = '';
  do {
    const page = await client.need('GET', `/entities/${entity}/v2/list?sort=id&limit=2000${cursor}`);
    records.push(...page.items);
    cursor = page.next_cursor ? `&cursor=${encodeURIComponent(page.next_cursor)}` : '';
  } while (cursor);
  return records;
}

export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
