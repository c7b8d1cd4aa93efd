import type { Client } from '@alecrim/client';
import { fileIn } from './authorized-files.ts';
import type { Session } from './session.ts';

/** Everything that the account holds, as one zip file. */
export const ownData = (client: Client, password: string): Promise<Blob> =>
  fileIn(
    client.functions.fetch('baixarMeusDados', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password }),
    }),
  );

/** Schedules the end of the account; until then its owner may sign in and take it back. */
export async function closeAccount(client: Client, session: Session, password: string): Promise<void> {
  await client.functions.invoke('encerrarConta', { password });
  session.setUser(await client.auth.me());
}

export async function keepAccount(client: Client, session: Session): Promise<void> {
  await client.functions.invoke('reabrirConta', {});
  session.setUser(await client.auth.me());
}
