import { check, checkFails } from '../check.ts';
import { PASSWORD, type Scenario } from '../world.ts';

export const authScenarios: Scenario[] = [
  {
    name: 'signs up with the code from the mail, signs in and reads the account',
    async run({ connect, codeFor, newEmail }) {
      const [client, email] = [connect(), newEmail()];
      check(await client.auth.register({ email, password: PASSWORD }), { otp_expires_in_minutes: 10 });
      await checkFails(() => client.auth.loginViaEmailPassword(email, PASSWORD), {
        status: 403,
        code: 'EMAIL_NOT_VERIFIED',
      });
      await checkFails(() => client.auth.verifyOtp({ email, otpCode: 'nada' }), {
        status: 400,
        code: 'INVALID_OTP',
      });
      check(await client.auth.verifyOtp({ email, otpCode: await codeFor(email) }), { success: true });
      const { access_token, user } = await client.auth.loginViaEmailPassword(email, PASSWORD);
      check(user, { email, role: 'user' });
      check(await connect({ token: access_token }).auth.me(), {
        email,
        is_verified: true,
        app_id: 'alecrim',
      });
    },
  },
  {
    name: 'says whether a person is signed in',
    async run({ connect, newPerson }) {
      check(await (await newPerson()).client.auth.isAuthenticated(), true);
      check(await connect().auth.isAuthenticated(), false);
      check(await connect({ token: 'velho' }).auth.isAuthenticated(), false);
    },
  },
  {
    name: 'throws an error with message, status, code and body',
    async run({ connect, newPerson }) {
      const { client, email } = await newPerson();
      await checkFails(() => connect().auth.loginViaEmailPassword(email, 'errada errada'), {
        status: 401,
        code: 'INVALID_CREDENTIALS',
        message: 'E-mail ou senha incorretos.',
      });
      await checkFails(() => client.entities.Cardapio.create({}), {
        status: 422,
        code: 'VALIDATION_ERROR',
        message: 'titulo: Informe o título do cardápio',
        data: { extra_data: { fields: [{ field: 'titulo' }] } },
      });
    },
  },
  {
    name: 'S28: gets a readable message when the account has a second factor',
    async run({ connect, newPerson }) {
      const { client, email } = await newPerson({ hasSecondFactor: true });
      await checkFails(() => connect().auth.loginViaEmailPassword(email, PASSWORD), {
        status: 403,
        code: 'SECOND_FACTOR_REQUIRED',
        message:
          'Esta conta usa a verificação em duas etapas. Entre pela página de login do Alecrim e informe o código do aplicativo autenticador.',
        data: { extra_data: { reason: 'second_factor_required' } },
      });
      check(await client.auth.me(), { email });
    },
  },
  {
    name: 'changes the profile and the password, and asks for a reset link',
    async run({ newPerson }) {
      const { client, email, id } = await newPerson();
      check(
        await client.auth.updateMe({
          crn: 'CRN-3 1',
          cor_primaria: '#123456',
          logo_url: null,
          role: 'admin',
        }),
        {
          crn: 'CRN-3 1',
          cor_primaria: '#123456',
          logo_url: null,
          role: 'user',
        },
      );
      const change = { userId: id, currentPassword: PASSWORD, newPassword: 'outra senha boa 3' };
      await client.auth.changePassword(change);
      await checkFails(() => client.auth.changePassword(change), {
        status: 400,
        code: 'INVALID_CURRENT_PASSWORD',
      });
      await client.auth.resetPasswordRequest(email);
      await client.auth.resendOtp(email);
      await checkFails(() => client.auth.resetPassword({ resetToken: 'x', newPassword: PASSWORD }), {
        status: 400,
        code: 'INVALID_RESET_TOKEN',
      });
      await checkFails(() => client.auth.inviteUser('novo@example.com', 'user'), { status: 403 });
    },
  },
  {
    name: 'acts for a person with the service role, which needs its token',
    async run({ connect, newPerson, serviceToken }) {
      const { token, id, email } = await newPerson();
      const client = connect({ token, serviceToken });
      check(await client.asServiceRole.entities.Paciente.create({ nome: 'Rui' }), { nome: 'Rui' });
      const answer = await client.asServiceRole.sso.getAccessToken(id);
      check(await connect({ token: (answer.data ?? answer).access_token }).auth.me(), { email });
      await checkFails(async () => connect({ token }).asServiceRole, {
        message:
          'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
      });
    },
  },
];
