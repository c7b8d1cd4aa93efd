import { emailAddress } from '@alecrim/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { bounds } from '../../platform/http/bounds.ts';
import { limits } from '../../platform/http/limits.ts';
import { originOf } from '../../platform/http/origin.ts';
import { addressOf, spend } from '../../platform/http/rate-limits.ts';
import { described } from '../access.ts';
import { otpCode } from '../second-factor/second-factor-routes.ts';
import { codeText } from '../secrets.ts';
import { sessionRoutes } from '../sessions/session-routes.ts';
import { requireUser } from '../viewer.ts';
import { acceptInvitation } from './invitations.ts';
import { refuseWhileHeld, resetPassword, sendResetLink } from './password-reset.ts';
import { register, resendCode, signUpState, verifyCode } from './registration.ts';
import { changePassword, signIn } from './sign-in.ts';

const email = z.string('Informe um e-mail').trim().pipe(emailAddress());
const password = z.string('Informe uma senha').min(1, 'Informe uma senha').max(1_000);
const secret = z.string().min(1).max(500);
const messageSchema = z.object({ message: z.string() });

/** Sign-up, sign-in, recovery and sessions (`/auth/*`). */
export function authRoutes(app: App, deps: Deps): void {
  const path = `/api/apps/${deps.config.appId}/auth`;
  const route = described('Auth');
  const addressAndAgent = (request: FastifyRequest) => ({
    address: addressOf(request.ip),
    userAgent: request.headers['user-agent'],
  });

  app.get(
    `${path}/setup`,
    route('public', bounds.nothing, 'Is this the first run?', {
      response: {
        200: z.object({
          needs_setup: z.boolean(),
          registration: z.enum(['open', 'invite']),
          sends_mail: z.boolean().describe('Without a mail server, mails stay in a folder of the server'),
        }),
      },
    }),
    async () => {
      const { needsSetup, isOpen } = await signUpState(deps);
      return {
        needs_setup: needsSetup,
        registration: isOpen ? 'open' : 'invite',
        sends_mail: Boolean(deps.config.smtpUrl),
      } as const;
    },
  );

  app.post(
    `${path}/register`,
    route('public', bounds.auth, 'Sign up', {
      body: z.object({ email, password, full_name: z.string().max(300).nullish() }),
    }),
    async (request) => {
      const { address, userAgent } = addressAndAgent(request);
      await spend(deps, limits.registrations, address);
      return register(deps, request.body, userAgent);
    },
  );

  app.post(
    `${path}/verify-otp`,
    route('public', bounds.auth, 'Confirm the e-mail code', {
      body: z.object({ email, otp_code: codeText(20) }),
    }),
    async (request) => {
      const { address, userAgent } = addressAndAgent(request);
      await spend(deps, limits.verifications, address);
      return verifyCode(deps, request.body.email, request.body.otp_code, userAgent);
    },
  );

  app.post(
    `${path}/resend-otp`,
    route('public', bounds.auth, 'Send the code again', {
      body: z.object({ email }),
      response: { 200: messageSchema.extend({ otp_expires_in_minutes: z.number() }) },
    }),
    async (request, reply) => {
      await spend(deps, limits.mailsOfAddress, addressOf(request.ip));
      afterReply(request, () => resendCode(deps, request.body.email));
      return reply.send({
        message: 'Se o e-mail aguarda confirmação, um novo código foi enviado.',
        otp_expires_in_minutes: 10,
      });
    },
  );

  app.post(
    `${path}/login`,
    route('public', bounds.auth, 'Sign in', {
      body: z.object({ email, password, otp_code: otpCode.optional() }),
    }),
    async (request) => {
      const { otp_code: code, ...credentials } = request.body;
      return signIn(deps, { ...credentials, code, ...addressAndAgent(request) });
    },
  );

  app.post(
    `${path}/reset-password-request`,
    route('public', bounds.auth, 'Ask for a reset link', {
      body: z.object({ email }),
      response: { 200: messageSchema },
    }),
    async (request, reply) => {
      await spend(deps, limits.mailsOfAddress, addressOf(request.ip));
      await refuseWhileHeld(deps);
      const origin = originOf(deps.config, request);
      afterReply(request, () => sendResetLink(deps, request.body.email, origin));
      return reply.send({ message: 'Se houver uma conta com este e-mail, o link foi enviado.' });
    },
  );

  app.post(
    `${path}/reset-password`,
    route('public', bounds.auth, 'Set a new password', {
      body: z.object({ reset_token: secret, new_password: password }),
      response: { 200: messageSchema },
    }),
    async (request) => {
      await spend(deps, limits.verifications, addressOf(request.ip));
      await resetPassword(deps, request.body.reset_token, request.body.new_password);
      return { message: 'Senha alterada. Entre com a nova senha.' };
    },
  );

  app.post(
    `${path}/accept-invite`,
    route('public', bounds.auth, 'Accept an invitation', {
      body: z.object({ token: secret, full_name: z.string().max(300).nullish(), new_password: password }),
    }),
    async (request) => {
      const { address, userAgent } = addressAndAgent(request);
      await spend(deps, limits.verifications, address);
      const { token, full_name, new_password } = request.body;
      return acceptInvitation(deps, { token, fullName: full_name, password: new_password, userAgent });
    },
  );

  app.post(
    `${path}/change-password`,
    route('user', bounds.auth, 'Change the own password', {
      body: z.object({ user_id: z.string().max(64), current_password: password, new_password: password }),
      response: { 200: z.object({ success: z.literal(true) }) },
    }),
    async (request) => {
      const viewer = requireUser(request.viewer);
      const { user_id, current_password, new_password } = request.body;
      if (user_id !== viewer.id) throw new AppError('FORBIDDEN');
      await changePassword(deps, viewer, { current: current_password, next: new_password });
      return { success: true as const };
    },
  );

  sessionRoutes(app, deps, path);

  /** Answers first and works afterwards, so that the time of the answer says nothing about the account. */
  function afterReply(request: FastifyRequest, work: () => Promise<void>): void {
    setImmediate(() => {
      work().catch((error) => request.log.error({ err: error }, 'work after a reply failed'));
    });
  }
}
