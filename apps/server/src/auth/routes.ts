import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { App } from '../http/app-type.ts';
import { originOf, safeReturnPath } from '../http/origin.ts';
import { addressOf } from '../http/rate-limits.ts';
import { identify } from './identify.ts';
import { acceptInvitation } from './invitations.ts';
import { spendMailRequest, spendRegistration, spendVerification } from './limits.ts';
import { resetPassword, sendResetLink } from './recovery.ts';
import { register, resendCode, signUpState, verifyCode } from './registration.ts';
import { endSession, sessionsOf, startSession } from './sessions.ts';
import { changePassword, signIn } from './sign-in.ts';
import { requireService, requireUser } from './viewer.ts';

const email = z.string('Informe um e-mail').trim().max(254).pipe(z.email('E-mail inválido'));
const password = z.string('Informe uma senha').min(1, 'Informe uma senha').max(1_000);
const secret = z.string().min(1).max(500);
const said = z.object({ message: z.string() });

/** Sign-up, sign-in, recovery and sessions (`/auth/*`). */
export function authRoutes(app: App, deps: Deps): void {
  const path = `/api/apps/${deps.config.appId}/auth`;
  const tags = ['Auth'];
  const addressAndAgent = (request: FastifyRequest) => ({
    address: addressOf(request.ip),
    userAgent: request.headers['user-agent'],
  });

  app.get(
    `${path}/setup`,
    {
      schema: {
        tags,
        summary: 'Is this the first run?',
        response: { 200: z.object({ needs_setup: z.boolean(), registration: z.enum(['open', 'invite']) }) },
      },
    },
    async () => {
      const { needsSetup, isOpen } = await signUpState(deps);
      return { needs_setup: needsSetup, registration: isOpen ? 'open' : 'invite' } as const;
    },
  );

  app.post(
    `${path}/register`,
    {
      schema: {
        tags,
        summary: 'Sign up',
        body: z.object({ email, password, full_name: z.string().max(300).nullish() }),
      },
    },
    async (request) => {
      const { address, userAgent } = addressAndAgent(request);
      await spendRegistration(deps, address);
      return register(deps, request.body, userAgent);
    },
  );

  app.post(
    `${path}/verify-otp`,
    {
      schema: {
        tags,
        summary: 'Confirm the e-mail code',
        body: z.object({ email, otp_code: z.coerce.string().max(20) }),
      },
    },
    async (request) => {
      const { address, userAgent } = addressAndAgent(request);
      await spendVerification(deps, address);
      return verifyCode(deps, request.body.email, request.body.otp_code.trim(), userAgent);
    },
  );

  app.post(
    `${path}/resend-otp`,
    {
      schema: {
        tags,
        summary: 'Send the code again',
        body: z.object({ email }),
        response: { 200: said.extend({ otp_expires_in_minutes: z.number() }) },
      },
    },
    async (request, reply) => {
      await spendMailRequest(deps, addressOf(request.ip));
      afterReply(request, () => resendCode(deps, request.body.email));
      return reply.send({
        message: 'Se o e-mail aguarda confirmação, um novo código foi enviado.',
        otp_expires_in_minutes: 10,
      });
    },
  );

  app.post(
    `${path}/login`,
    { schema: { tags, summary: 'Sign in', body: z.object({ email, password }) } },
    async (request) => signIn(deps, { ...request.body, ...addressAndAgent(request) }),
  );

  app.post(
    `${path}/reset-password-request`,
    { schema: { tags, summary: 'Ask for a reset link', body: z.object({ email }), response: { 200: said } } },
    async (request, reply) => {
      await spendMailRequest(deps, addressOf(request.ip));
      const origin = originOf(deps.config, request);
      afterReply(request, () => sendResetLink(deps, request.body.email, origin));
      return reply.send({ message: 'Se houver uma conta com este e-mail, o link foi enviado.' });
    },
  );

  app.post(
    `${path}/reset-password`,
    {
      schema: {
        tags,
        summary: 'Set a new password',
        body: z.object({ reset_token: secret, new_password: password }),
        response: { 200: said },
      },
    },
    async (request) => {
      await spendVerification(deps, addressOf(request.ip));
      await resetPassword(deps, request.body.reset_token, request.body.new_password);
      return { message: 'Senha alterada. Entre com a nova senha.' };
    },
  );

  app.post(
    `${path}/accept-invite`,
    {
      schema: {
        tags,
        summary: 'Accept an invitation',
        body: z.object({ token: secret, full_name: z.string().max(300).nullish(), new_password: password }),
      },
    },
    async (request) => {
      const { address, userAgent } = addressAndAgent(request);
      await spendVerification(deps, address);
      const { token, full_name, new_password } = request.body;
      return acceptInvitation(deps, { token, fullName: full_name, password: new_password, userAgent });
    },
  );

  app.post(
    `${path}/change-password`,
    {
      schema: {
        tags,
        summary: 'Change the own password',
        body: z.object({ user_id: z.string().max(64), current_password: password, new_password: password }),
        response: { 200: z.object({ success: z.literal(true) }) },
      },
    },
    async (request) => {
      const viewer = requireUser(await identify(deps, request));
      const { user_id, current_password, new_password } = request.body;
      if (user_id !== viewer.id) throw new AppError('FORBIDDEN');
      await changePassword(deps, viewer, {
        current: current_password,
        next: new_password,
        address: addressOf(request.ip),
      });
      return { success: true as const };
    },
  );

  app.post(`${path}/logout`, { schema: { tags, summary: 'End this session' } }, async (request) => {
    const viewer = requireUser(await identify(deps, request));
    await endSession(deps, viewer.id, viewer.sessionId);
    return { success: true };
  });

  app.get(`${path}/sessions`, { schema: { tags, summary: 'Own open sessions' } }, async (request) => {
    const viewer = requireUser(await identify(deps, request));
    const sessions = await sessionsOf(deps, viewer.id);
    return sessions.map((session) => ({ ...session, is_current: session.id === viewer.sessionId }));
  });

  app.delete(
    `${path}/sessions/:id`,
    { schema: { tags, summary: 'End one of them', params: z.object({ id: z.string().max(64) }) } },
    async (request) => {
      const viewer = requireUser(await identify(deps, request));
      if (!(await endSession(deps, viewer.id, request.params.id))) throw new AppError('NOT_FOUND');
      return { success: true };
    },
  );

  app.get(
    `${path}/sso/accesstoken/:userId`,
    {
      schema: {
        tags,
        summary: 'A token for the user on whose behalf a service acts',
        params: z.object({ userId: z.string() }),
      },
    },
    async (request) => {
      const viewer = requireService(await identify(deps, request));
      if (viewer.onBehalfOf?.id !== request.params.userId) throw new AppError('FORBIDDEN');
      return { access_token: await startSession(deps, viewer.onBehalfOf.id, 'sso') };
    },
  );

  app.get(`${path}/sso/idtoken/:userId`, { schema: { hide: true } }, async (request) => {
    requireService(await identify(deps, request));
    throw new AppError('NOT_CONFIGURED');
  });

  // Navigations of newer clients: a page load, so no bearer and nothing to revoke here.
  app.get('/api/apps/auth/logout', { schema: { hide: true } }, async (request, reply) => {
    const { from_url } = request.query as { from_url?: unknown };
    return reply.redirect(safeReturnPath(from_url, originOf(deps.config, request)), 302);
  });

  for (const social of ['/api/apps/auth/login', '/api/apps/auth/:provider/login', `${path}/sso/login`]) {
    app.get(social, { schema: { hide: true } }, async () => {
      throw new AppError('NOT_CONFIGURED', {
        message: 'O login por outro serviço não está configurado. Entre com e-mail e senha.',
      });
    });
  }

  /** Answers first and works afterwards, so that the time of the answer says nothing about the account. */
  function afterReply(request: FastifyRequest, work: () => Promise<void>): void {
    setImmediate(() => {
      work().catch((error) => request.log.error({ err: error }, 'work after a reply failed'));
    });
  }
}
