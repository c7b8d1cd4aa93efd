import { codeAt, stepAt } from '../../apps/server/src/accounts/second-factor/second-factor-codes.ts';
import { createHub } from '../../apps/server/src/realtime/hub.ts';
import { type Caller, SERVICE_TOKEN, startTestApp } from '../../apps/server/src/testing/start-test-app.ts';
import { startTalkingModel } from './model.ts';
import { PASSWORD, type Person, type Wanted } from './world.ts';

/** A running server with a readable mailbox, a fake language model and raised limits. */
export async function startWorld() {
  const model = await startTalkingModel();
  const app = await startTestApp({
    config: { registration: 'open', llm: { url: model.url, model: 'fake' } },
    deps: ({ db, config, log }) => ({ hub: createHub({ db, databaseUrl: config.databaseUrl, log }) }),
  });
  const serverUrl = await app.listen();
  await app.deps.hub.ready;
  await app.aNutritionist({ role: 'admin' });
  let people = 0;
  const newEmail = () => `contrato-${++people}@example.com`;

  async function codeFor(email: string): Promise<string> {
    const mail = (await app.mails()).filter(({ recipient }) => recipient === email).at(-1);
    return /\b\d{6}\b/.exec(mail?.text_body ?? '')?.[0] ?? '';
  }

  /** Signs up through the API, so that the password is a real one. */
  async function newPerson({ hasSecondFactor }: Wanted = {}): Promise<Omit<Person, 'client'>> {
    const email = newEmail();
    const post = (path: string, body: object) => app.anonymous.post(`/auth/${path}`, body);
    await post('register', { email, password: PASSWORD });
    const { body } = await post('verify-otp', { email, otp_code: await codeFor(email) });
    if (hasSecondFactor) await turnOnSecondFactor(app.caller(body.access_token));
    return { id: body.id, email, token: body.access_token };
  }

  async function turnOnSecondFactor(person: Caller): Promise<void> {
    const { body } = await person.post('/auth/second-factor/setup', { password: PASSWORD });
    const otp_code = codeAt(body.secret, stepAt(app.deps.now()));
    await person.post('/auth/second-factor/enable', { otp_code });
  }

  return {
    serverUrl,
    serviceToken: SERVICE_TOKEN,
    newEmail,
    codeFor,
    newPerson,
    async close() {
      await app.close();
      await app.deps.hub.close();
      await model.close();
    },
  };
}

export type StartedWorld = Awaited<ReturnType<typeof startWorld>>;
