import { accessSync, constants } from 'node:fs';
import { userInfo } from 'node:os';
import { root } from './root.mjs';

/** Says in one sentence what npm would say in a page: this user may not write where the program lies. */
export function requireWritableFolder() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Error(
      `O Alecrim ainda não está preparado, e ${nameOfUser()} não pode gravar em ${root}. Prepare-o com o dono da pasta (npm ci && npm run build) ou dê a pasta a este usuário.`,
    );
  }
}

/** A user of a container may have no name. */
function nameOfUser() {
  try {
    return `o usuário ${userInfo().username}`;
  } catch {
    return 'este usuário';
  }
}
