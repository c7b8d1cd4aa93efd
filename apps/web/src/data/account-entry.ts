import { ApiError, type Client, type ErrorBody, type SignedIn } from '@alecrim/client';
import { queryOptions } from '@tanstack/react-query';
import { pageMeta } from '../lib/page-meta.ts';

export interface Setup {
  /** No account exists yet: whoever comes first sets up the practice. */
  needs_setup: boolean;
  registration: 'open' | 'invite';
}

/** Asked by the login page alone; the answer changes with the first account. */
export const setupQuery = queryOptions({
  queryKey: ['auth', 'setup'],
  queryFn: () => ask<Setup>('GET', 'setup'),
  staleTime: 0,
});

interface Invitation {
  token: string;
  full_name: string;
  new_password: string;
}

export const acceptInvite = (invitation: Invitation) => ask<SignedIn>('POST', 'accept-invite', invitation);

/** The first account of an empty database is verified at once and may go straight in. */
export async function registerFirst(client: Client, email: string, password: string, fullName: string) {
  await client.auth.register({ email, password, full_name: fullName });
  return client.auth.loginViaEmailPassword(email, password);
}

export async function loadExamples(client: Client): Promise<number> {
  const { data } = await client.functions.invoke<{ criados: number }>('carregarExemplos', {});
  return data.criados;
}

async function ask<T>(method: string, name: string, body?: object): Promise<T> {
  const response = await fetch(`/api/apps/${pageMeta('app-id')}/auth/${name}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-App-Id': pageMeta('app-id') },
    body: body && JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new ApiError('Sem conexão com o servidor. Verifique sua internet e tente de novo.', {
      status: 0,
      code: 'NETWORK',
      cause,
    });
  });
  const answer = (await response.json().catch(() => ({}))) as ErrorBody;
  if (response.ok) return answer as T;
  const { message = 'Erro desconhecido', code } = answer;
  throw new ApiError(message, { status: response.status, code, body: answer });
}
