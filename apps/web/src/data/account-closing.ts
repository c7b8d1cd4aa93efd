import type { Client } from '@alecrim/client';
import type { Session } from './session.ts';

/** Downloads all data of the account as one zip file. */
export const ownData = (client: Client, password: string): Promise<Blob> =>
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
