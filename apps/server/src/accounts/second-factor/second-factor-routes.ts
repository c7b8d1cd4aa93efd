import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { bounds } from '../../platform/http/bounds.ts';
import { described } from '../access.ts';
import { confirmPassword, confirmPerson } from '../confirm.ts';
import { codeText } from '../secrets.ts';
import { requireUser, type SignedIn } from '../viewer.ts';
import { beginSetUp, finishSetUp, renewCodes, secondFactorStatus, turnOff } from './second-factor.ts';
import { isSecondFactorOn, isSecondFactorRequired, requireSecondFactor } from './second-factor-rule.ts';

/** Six digits of the app or a recovery code. */
export const otpCode = codeText(40);
const password = z.string('Informe sua senha').min(1, 'Informe sua senha').max(1_000);
const codes = z.object({ recovery_codes: z.array(z.string()) });
const done = z.object({ success: z.literal(true) });

/** An account's second factor (`/auth/second-factor`). Setting it up is open to accounts that have to. */
export function secondFactorRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  const path = `/api/apps/${deps.config.appId}/auth/second-factor`;
  const route = described('Auth');

  async function requireOn(user: SignedIn) {
    if (!(await isSecondFactorOn(db, user.id)))
      throw new AppError('NOT_FOUND', { message: 'A verificação em duas etapas não está ativa.' });
  }

  app.get(
    path,
    route('setup', bounds.nothing, 'The own second factor', {
      response: {
        200: z.object({
          enabled: z.boolean(),
          recovery_codes_left: z.number(),
          required: z.boolean(),
        }),
      },
    }),
    async (request) => secondFactorStatus(db, requireUser(request.viewer).id),
  );

  app.post(
    `${path}/setup`,
    route('setup', bounds.auth, 'A new secret for the authenticator app', {
      body: z.object({ password, otp_code: otpCode.optional() }),
      response: { 200: z.object({ secret: z.string(), uri: z.string() }) },
    }),
    async (request) => {
      const user = requireUser(request.viewer);
      await confirmPerson(deps, user, request.body);
      return beginSetUp(deps, user);
    },
  );

  app.post(
    `${path}/enable`,
    route('setup', bounds.auth, 'Turn it on with a first code; gives the recovery codes', {
      body: z.object({ otp_code: otpCode }),
      response: { 200: codes },
    }),
    async (request) => {
      const user = requireUser(request.viewer);
      const attempt = { code: request.body.otp_code, by: { account: user.email, sessionId: user.sessionId } };
      return { recovery_codes: await finishSetUp(deps, user, attempt) };
    },
  );

  const confirmed = z.object({ password, otp_code: otpCode });

  app.post(
    `${path}/recovery-codes`,
    route('user', bounds.auth, 'Ten new recovery codes', { body: confirmed, response: { 200: codes } }),
    async (request) => {
      const user = requireUser(request.viewer);
      await requireOn(user);
      await confirmPerson(deps, user, request.body);
      return { recovery_codes: await renewCodes(deps, user) };
    },
  );

  app.post(
    `${path}/disable`,
    route('user', bounds.auth, 'Turn it off', { body: confirmed, response: { 200: done } }),
    async (request) => {
      const user = requireUser(request.viewer);
      await requireOn(user);
      if (await isSecondFactorRequired(db))
        throw new AppError('FORBIDDEN', {
          message: 'Este consultório exige a verificação em duas etapas: ela não pode ser desativada.',
        });
      await confirmPerson(deps, user, request.body);
      await turnOff(deps, user);
      return { success: true as const };
    },
  );

  app.put(
    `${path}/required`,
    route('admin', bounds.auth, 'Whether every account needs one; for admins', {
      body: z.object({ required: z.boolean(), password, otp_code: otpCode.optional() }),
      response: { 200: z.object({ required: z.boolean() }) },
    }),
    async (request) => {
      const user = requireUser(request.viewer);
      const { required, ...given } = request.body;
      if (required) await confirmPassword(deps, user, given.password);
      else await confirmPerson(deps, user, given);
      // An administrator without a second factor would be locked into the set-up by this very request.
      if (required && !(await isSecondFactorOn(db, user.id)))
        throw new AppError('BAD_REQUEST', {
          message: 'Ative antes a verificação em duas etapas na sua própria conta.',
        });
      await requireSecondFactor(deps, user, required);
      return { required };
    },
  );
}
