import { DAY_MS, publicLink } from '@alecrim/domain';
import { demoCardapios, demoPatientsOn, demoProfile } from '@alecrim/domain/starter-library/demo';
import { changeUser, hasUsers, insertUser } from './accounts/people/users.ts';
import type { SignedIn } from './accounts/viewer.ts';
import { entityService } from './entities/service.ts';
import type { Deps } from './platform/deps.ts';
import { loadExamples } from './protocol/functions/example-functions.ts';

const email = 'demo@example.com';
const password = 'mesa posta 2026';

export interface Demo {
  email: string;
  password: string;
  publicLink: string;
}

/** A practice for the demonstration: a nutritionist, patients, the starter library and plans. */
export async function seedDemo(deps: Deps, origin: string): Promise<Demo | undefined> {
  if (await hasUsers(deps.db)) return undefined;
  const passwordHash = await deps.passwords.hash(password, 'demo');
  const { id } = await insertUser(deps, {
    email,
    fullName: 'Helena Duarte',
    passwordHash,
    role: 'admin',
    isVerified: true,
  });
  await changeUser(deps, id, demoProfile);
  const user: SignedIn = { kind: 'user', id, email, role: 'admin', sessionId: '' };
  await loadExamples(deps, user);

  const patients = await seedPatients(deps, user);
  let shared = '';
  for (const [i, body] of demoCardapios.entries()) {
    // A plan every few days, the newest today: a list with a past.
    const now = () => new Date(Date.now() - (demoCardapios.length - 1 - i) * 3 * DAY_MS);
    const plan = await entityService({ ...deps, now }, 'Cardapio', user).create({
      ...body,
      paciente_id: patients.get(body.paciente_nome ?? '') ?? null,
      ...(body.paciente_nome === 'Beatriz Nogueira' && { link_expira_em: inDays(5).toISOString() }),
    });
    if (plan.ativo) shared = String(plan.token_publico);
    if (body.paciente_nome === 'Marina Alves') await seedOpenings(deps, String(plan.id));
  }
  return { email, password, publicLink: publicLink(origin, shared) };
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** The patients with their measurements and notes, each stored on its day. Returns the ids by the names. */
async function seedPatients(deps: Deps, user: SignedIn): Promise<Map<string, string>> {
  const patients = new Map<string, string>();
  for (const { body, measurements, notes } of demoPatientsOn(new Date())) {
    const { id } = await entityService(deps, 'Paciente', user).create({ ...body });
    patients.set(body.nome, String(id));
    const on = (data: string) => ({ ...deps, now: () => new Date(`${data}T15:00:00Z`) });
    for (const measured of measurements)
      await entityService(on(measured.data), 'Avaliacao', user).create({ ...measured, paciente_id: id });
    for (const note of notes)
      await entityService(on(note.data), 'Consulta', user).create({ ...note, paciente_id: id });
  }
  return patients;
}

async function seedOpenings({ db }: Deps, cardapio_id: string): Promise<void> {
  const last_opened_date = inDays(-1).toISOString();
  await db.insertInto('link_openings').values({ cardapio_id, total: 4, last_opened_date }).execute();
}
