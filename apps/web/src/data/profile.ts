import type { Client, ProgressListener } from '@alecrim/client';
import type { Profile } from '@alecrim/domain';
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
