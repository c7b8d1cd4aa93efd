import { createHash, randomBytes, randomUUID } from 'node:crypto';

const DAY = 24 * 3600 * 1000;
const hashOf = (token) => createHash('sha256').update(token).digest('base64url');

/** Sessions of a bare server: the database holds a hash of each token, beside its user and its end. */
export function sessionsIn(ask) {
  return {
    /** @returns the token of a new person's session */
    async start({ email }) {
      const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
      await ask('addUser', id, email);
      await ask('addSession', hashOf(token), id, new Date(Date.now() + DAY).toISOString());
      return token;
    },

    /** @returns the id of the person who asks, or undefined without a session, after its end, or for a closed account */
    async viewerOf(header = '') {
      const token = /^Bearer ([\w-]+)$/.exec(header)?.[1];
      const [row] = token ? await ask('session', hashOf(token)) : [];
      if (!row || row.disabled || row.expires_date <= new Date().toISOString()) return undefined;
      return row.id;
    },
  };
}
