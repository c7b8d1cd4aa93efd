import type {
  Client,
  OpenSession,
  ProgressListener,
  SecondFactorSecret,
  SecondFactorStatus,
} from '@alecrim/client';
import type { Profile } from '@alecrim/domain';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Session } from './session.ts';

/** Saves part of the person's profile; the shell, its colours and every preview change at once. */
export async function saveProfile(client: Client, session: Session, patch: Partial<Profile>) {
  const account = await client.auth.updateMe(patch);
  session.setUser(account);
  return account;
}

export type Picture = 'logo_url' | 'foto_url';

export async function uploadPicture(
  client: Client,
  session: Session,
  picture: Picture,
  file: File,
  onProgress: ProgressListener,
) {
  const { file_url } = await client.integrations.Core.UploadFile({ file }, { onProgress });
  return saveProfile(client, session, { [picture]: file_url });
}

/** What the account stores; a limit of 0 is none. */
export interface OwnUsage {
  bytes: number;
  registros: number;
  limite_bytes: number;
  limite_registros: number;
}

/** Never cached: every save changes it. */
export const usageQuery = (client: Client) =>
  queryOptions({
    queryKey: ['usage'],
    queryFn: async () => (await client.functions.invoke<OwnUsage>('espacoUsado', {})).data,
    staleTime: 0,
  });

export type { OpenSession };

const key = ['auth', 'sessions'];

/** The open sessions of the account. They are never cached, because other devices change them unnoticed. */
export const sessionsQuery = (client: Client) =>
  queryOptions({ queryKey: key, queryFn: () => client.auth.sessions(), staleTime: 0 });

export const endSessionsMutation = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await client.auth.endSession(id);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });

export type { SecondFactorSecret, SecondFactorStatus };

/** The person's second factor, and whether the practice requires it. An admin may change that at any time. */
export const secondFactorQuery = (client: Client) =>
  queryOptions({
    queryKey: ['auth', 'second-factor'],
    queryFn: () => client.auth.secondFactor.status(),
    staleTime: 0,
  });

/** The step that switches a second factor on, and whose answer has the recovery codes. */
export const enablingKey = ['second-factor', 'enable'];

/** Downloads all data of the account as one zip file. */
export const ownData = (client: Pick<Client, 'functions'>, password: string): Promise<Blob> =>
  client.functions.download('baixarMeusDados', { password });

/** Schedules the end of the account; until then its owner may sign in and keep the account. */
export async function closeAccount(client: Client, session: Session, password: string): Promise<void> {
  await client.functions.invoke('encerrarConta', { password });
  session.setUser(await client.auth.me());
}

export async function keepAccount(client: Client, session: Session): Promise<void> {
  await client.functions.invoke('reabrirConta', {});
  session.setUser(await client.auth.me());
}
