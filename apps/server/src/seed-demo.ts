import { publicLink } from '@alecrim/domain';
import { demoCardapios, demoPacientes, demoProfile } from '@alecrim/domain/starter-library/demo';
import { changeUser, hasUsers, insertUser } from './accounts/people/users.ts';
import type { SignedIn } from './accounts/viewer.ts';
import { entityService } from './entities/service.ts';
import type { Deps } from './platform/deps.ts';
import { loadExamples } from './protocol/functions/example-functions.ts';

const email = 'demo@example.com';
const password = 'mesa posta 2026';
const DAY = 24 * 3600 * 1000;

export interface Demo {
  email: string;
  password: string;
  publicLink: string;
}

/** A practice for the demonstration: a nutritionist, patients, the starter library and plans. */
export async function seedDemo(deps: Deps, origin: string): Promise<Demo | undefined> {
  if (await hasUsers(deps.db)) return undefined;
  const passwordHash = await deps.passwords.hash(password);
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

  const patients = new Map<string, string>();
  for (const body of demoPacientes) {
    const { id: patientId } = await entityService(deps, 'Paciente', user).create({ ...body });
    patients.set(body.nome, patientId);
  }
  let shared = '';
  for (const [i, body] of demoCardapios.entries()) {
    // A plan every few days, the newest today: a list with a past.
    const now = () => new Date(Date.now() - (demoCardapios.length - 1 - i) * 3 * DAY);
    const plan = await entityService({ ...deps, now }, 'Cardapio', user).create({
      ...body,
      paciente_id: patients.get(body.paciente_nome ?? '') ?? null,
    });
    if (plan.ativo) shared = String(plan.token_publico);
  }
  return { email, password, publicLink: publicLink(origin, shared) };
}
