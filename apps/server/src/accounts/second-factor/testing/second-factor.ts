import { expect } from 'vitest';
import { type Nutritionist, PASSWORD, type TestApp } from '../../../testing/start-test-app.ts';
import { changeUser } from '../../people/users.ts';
import { codeAt, stepAt } from '../second-factor-codes.ts';

/** A person who signs in with a password. */
export async function aPersonWithPassword(
  app: TestApp,
  role: 'user' | 'admin' = 'user',
): Promise<Nutritionist> {
  const person = await app.aNutritionist({ role });
  await changeUser(app.deps, person.id, { password_hash: await app.deps.passwords.hash(PASSWORD, 'test') });
  return person;
}

export interface Authenticator {
  secret: string;
  recoveryCodes: string[];
  /** A code that was not used yet: the clock of the server moves on to it. */
  nextCode(): string;
}

/** Turns the second factor on as the web does it: password, secret, first code. */
export async function turnOn(app: TestApp, person: Nutritionist): Promise<Authenticator> {
  const { body: begun } = await person.post('/auth/second-factor/setup', { password: PASSWORD });
  const nextCode = () => nextCodeOf(app, begun.secret);
  const { status, body } = await person.post('/auth/second-factor/enable', { otp_code: nextCode() });
  expect(status, JSON.stringify(body)).toBe(200);
  return { secret: begun.secret, recoveryCodes: body.recovery_codes, nextCode };
}

export function nextCodeOf(app: TestApp, secret: string): string {
  app.clock.time = new Date(app.deps.now().getTime() + 30_000);
  return codeAt(secret, stepAt(app.clock.time));
}

export const signIn = (app: TestApp, { email }: { email: string }, otp_code?: string, password = PASSWORD) =>
  app.anonymous.post('/auth/login', { email, password, otp_code });
