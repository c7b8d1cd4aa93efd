import { emailAddress, User } from '@alecrim/domain';
import { z } from 'zod';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { boundOf, bounds } from '../../platform/http/bounds.ts';
import { limits } from '../../platform/http/limits.ts';
import { originOf } from '../../platform/http/origin.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { described, hidden } from '../access.ts';
import { invite } from '../sign-in/invitations.ts';
import { isAdmin, requireKnown, requireUser, type Viewer } from '../viewer.ts';
import { changeAccess } from './change-access.ts';
import { accountOf, accountSchema, changeUser, findUser, profileChange } from './users.ts';

const byId = z.object({ id: z.string().max(64) });
const email = z.string('Informe um e-mail').trim().pipe(emailAddress());

/** People: each person's own profile; the list and the invitations for administrators. */
export function userRoutes(app: App, deps: Deps): void {
  const { db, config } = deps;
  const path = `/api/apps/${config.appId}/entities/User`;
  const route = described('User');
  const shown = (row: UserRow) => accountOf(row, config.appId);

  async function me(viewer: Viewer) {
    const row = await findUser(db, requireUser(viewer).id);
    if (!row) throw new AppError('AUTH_REQUIRED');
    return shown(row);
  }

  async function saveProfile(id: string, body: z.infer<typeof User.patch>) {
    const row = await changeUser(deps, id, profileChange(body));
    if (!row) throw new AppError('NOT_FOUND');
    return shown(row);
  }

  app.get(
    `${path}/me`,
    route('user', bounds.nothing, 'The signed-in person', { response: { 200: accountSchema } }),
    async (request) => me(request.viewer),
  );

  // The patch schema is the allow-list: role, e-mail and the like are silently dropped.
  app.put(
    `${path}/me`,
    route('user', boundOf(User), 'Change the own profile', {
      body: User.patch,
      response: { 200: accountSchema },
    }),
    async (request) => saveProfile(requireUser(request.viewer).id, request.body),
  );

  app.get(
    path,
    route('known', bounds.nothing, 'Self, or everybody for admins', {
      response: { 200: z.array(accountSchema) },
    }),
    async (request) => {
      const viewer = requireKnown(request.viewer);
      if (!isAdmin(viewer)) return [await me(viewer)];
      const rows = await db
        .selectFrom('users')
        .selectAll()
        .orderBy('created_date', 'desc')
        .orderBy('id', 'desc')
        .limit(5_000)
        .execute();
      return rows.map(shown);
    },
  );

  app.get(
    `${path}/:id`,
    route('known', bounds.nothing, 'One person', { params: byId, response: { 200: accountSchema } }),
    async (request) => {
      const viewer = requireKnown(request.viewer);
      const isSelf = viewer.kind === 'user' && viewer.id === request.params.id;
      const row = isSelf || isAdmin(viewer) ? await findUser(db, request.params.id) : undefined;
      if (!row)
        throw new AppError('NOT_FOUND', { message: `Entity User with ID ${request.params.id} not found` });
      return shown(row);
    },
  );

  app.put(
    `${path}/:id`,
    route('known', boundOf(User), 'Change a profile', {
      params: byId,
      body: User.patch,
      response: { 200: accountSchema },
    }),
    async (request) => {
      const viewer = requireKnown(request.viewer);
      const isSelf = viewer.kind === 'user' && viewer.id === request.params.id;
      if (!isSelf && viewer.kind !== 'service') throw new AppError('FORBIDDEN');
      return saveProfile(request.params.id, request.body);
    },
  );

  for (const method of ['POST', 'DELETE'] as const) {
    app.route({
      ...hidden('known', boundOf(User)),
      method,
      url: method === 'POST' ? path : `${path}/:id`,
      handler: async () => {
        throw new AppError('FORBIDDEN', { message: 'Contas são criadas por cadastro ou convite.' });
      },
    });
  }

  const invitation = z.object({
    user_email: email,
    role: z.enum(['user', 'admin'], 'Papel desconhecido: use user ou admin'),
  });
  for (const url of [
    `/api/apps/${config.appId}/users/invite-user`,
    `/api/apps/${config.appId}/runtime/users/invite-user`,
  ]) {
    app.post(url, route('admin', bounds.auth, 'Invite somebody', { body: invitation }), async (request) => {
      const viewer = requireKnown(request.viewer);
      const inviter = viewer.kind === 'user' ? viewer.email : 'O consultório';
      await spend(deps, limits.invitations, inviter);
      const { user_email, role } = request.body;
      const link = await invite(deps, {
        email: user_email,
        role,
        viewer,
        inviter,
        origin: originOf(config, request),
      });
      return { success: true, ...(link && { link }) };
    });
  }

  app.put(
    `/api/apps/${config.appId}/users/:id`,
    route('admin', bounds.auth, 'Role and access of somebody else', {
      params: byId,
      body: z.object({ role: z.enum(['user', 'admin']).optional(), disabled: z.boolean().optional() }),
      response: { 200: accountSchema },
    }),
    async (request) => {
      const viewer = requireKnown(request.viewer);
      // An administrator must not lock themselves out by mistake.
      if (viewer.kind === 'user' && viewer.id === request.params.id) throw new AppError('FORBIDDEN');
      return shown(await changeAccess(deps, viewer, request.params.id, request.body));
    },
  );
}
