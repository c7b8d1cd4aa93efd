import { setTimeout as sleep } from 'node:timers/promises';
import { codeAt, stepAt } from '../../apps/server/src/accounts/second-factor/second-factor-codes.ts';
import type { Db } from '../../apps/server/src/platform/db/tables.ts';
import { PASSWORD, type Person, type Wanted } from './world.ts';

/** New people of a running server. They sign up through the API, so that their passwords are real ones. */
export function peopleOf(serverUrl: string, db: Db) {
  let people = 0;
  const newEmail = () => `contrato-${++people}@example.com`;

  /** The six digits of the last mail to an address. */
  async function codeFor(email: string): Promise<string> {
    const mail = await db
      .selectFrom('outbox')
      .select('text_body')
      .where('recipient', '=', email)
      .orderBy('created_date', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return /\b\d{6}\b/.exec(mail?.text_body ?? '')?.[0] ?? '';
  }

  async function newPerson({ hasSecondFactor }: Wanted = {}): Promise<Omit<Person, 'client'>> {
    const email = newEmail();
    await post(serverUrl, 'register', { email, password: PASSWORD });
    const { id, access_token, ...rest } = await post(serverUrl, 'verify-otp', {
      email,
      otp_code: await codeFor(email),
    });
    if (!access_token) throw new Error(JSON.stringify(rest));
    if (hasSecondFactor) await setUpSecondFactor(serverUrl, access_token);
    return { id, email, token: access_token };
  }

  return { newEmail, codeFor, newPerson };
}

export async function setUpSecondFactor(serverUrl: string, token: string): Promise<void> {
  const { secret, ...rest } = await post(serverUrl, 'second-factor/setup', { password: PASSWORD }, token);
  if (!secret) throw new Error(JSON.stringify(rest));
  await post(serverUrl, 'second-factor/enable', { otp_code: codeAt(secret, stepAt(new Date())) }, token);
}

/** Asks again, as the client does, while the database of a busy machine gives no connection. */
async function post(serverUrl: string, path: string, body: object, token?: string): Promise<any> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const url = `${serverUrl}/api/apps/alecrim/auth/${path}`;
  for (;;) {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const said = await answer.json();
    if (said.code !== 'DB_UNAVAILABLE') return said;
    await sleep(1_000 * Number(answer.headers.get('retry-after')));
  }
}
