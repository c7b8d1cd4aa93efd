import { type Choice, type Costly, costlyRequests, type Fixtures } from './costly-requests.ts';
import type { Route } from './trail-of-routes.ts';

type Sent = Pick<Route, 'method' | 'path'> & Costly;

export interface CostlyRequest {
  name: string;
  /** From the most expensive on. */
  choices: Sent[];
}

// The largest import takes seconds of processor time, and a busy machine gives it a part of a processor.
const PATIENCE = 240_000;
const tooMuch = [400, 413, 422];

/** All costly requests of these routes, those that take something away last. */
export function costlyOf(routes: readonly Route[], known: Fixtures): CostlyRequest[] {
  const requests = routes
    .filter(isNoRepeat)
    .flatMap((route) => (costlyRequests(route) ?? []).map((choice) => request(route, choice, known)));
  return requests.toSorted((a, b) => (a.choices[0]?.last ?? 0) - (b.choices[0]?.last ?? 0));
}

/** The functions have a second, shorter address. */
const isNoRepeat = ({ path }: Route) => !/^\/api\/functions\/\w/.test(path);

function request({ method, path }: Route, choice: Choice, known: Fixtures): CostlyRequest {
  const choices = choice(known).map((costly) => ({ method, path, ...costly }));
  const shown = path.replace('/api/apps/alecrim', '');
  return { name: `${method} ${shown} ${choices[0]?.params?.name ?? ''}`.trim(), choices };
}

/** Sends the most expensive of the choices that the server does not refuse as too much. A refusal of its work is `wrong`. */
export async function sendCostly(url: string, token: string, choices: readonly Sent[]) {
  let last = { status: 0, wrong: 'There is no request.' };
  for (const choice of choices) {
    const { status, text } = await send(url, token, choice);
    last = { status, wrong: wrongIn(choice, status, text) };
    if (!last.wrong || !tooMuch.includes(status)) break;
  }
  return last;
}

/** Why this is not the answer of a request that did its work; '' when it is. */
function wrongIn({ answers, counts }: Costly, status: number, text: string): string {
  // It was ended after three seconds of work, which is all that a query may take.
  if (status === 503 && text.includes('"QUERY_TIMEOUT"')) return '';
  const isNamed = answers ? status === answers.status : status >= 200 && status < 300;
  if (!isNamed)
    return `answers ${status} in place of ${answers?.status ?? 'a success'}: ${text.slice(0, 300)}`;
  if (!counts) return '';
  const count = (JSON.parse(text) as Record<string, number | unknown[]>)[counts];
  const isDone = Array.isArray(count) ? count.length > 0 : Number(count) > 0;
  return isDone ? '' : `did nothing: ${text.slice(0, 300)}`;
}

async function send(url: string, token: string, request: Sent): Promise<{ status: number; text: string }> {
  const { method, params = {}, query, body, file, isAnonymous } = request;
  const path = request.path.replace(/:(\w+)/g, (_, name) => params[name] ?? 'x').replace(/\*$/, 'x');
  const form = new FormData();
  if (file !== undefined)
    form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'arquivo.txt');
  const response = await fetch(`${url}${path}${query ? `?${query}` : ''}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(!isAnonymous && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: file !== undefined ? form : body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  // Only the beginning is kept, because an export is too large.
  const first: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    if (bytes < 10_000) first.push(chunk);
    bytes += chunk.length;
  }
  return { status: response.status, text: Buffer.concat(first).toString() };
}
