import { type EntityName, entityNamed, entityNames, patientField } from '@alecrim/domain';
import { aPng } from '../files/testing/pictures.ts';
import { titled } from './costly-entities.ts';
import type { Fixtures } from './costly-requests.ts';
import type { Body } from './largest-records.ts';

interface Account {
  url: string;
  token: string;
  email: string;
  password: string;
  bodyOf(name: EntityName): Body;
  slowPlan: Body;
  /** From a large to a small one. */
  printedPlans: Body[];
  /** How many records of each entity are stored, and as many moved to the bin. */
  stored: number;
  most: number;
  /** The private CSV file, and the sides of the picture. */
  table: string;
  side: number;
}

/** Stores by the API what the costly requests name: of each entity records, earlier versions and records in the bin. */
export async function fillAccount({
  url,
  token,
  bodyOf,
  stored,
  printedPlans,
  table,
  side,
  ...given
}: Account): Promise<Fixtures> {
  const need = asking(url, token);
  const { id: patient } = await need('POST', '/entities/Paciente', bodyOf('Paciente'));
  const records = {} as Fixtures['records'];
  let plan: { token_publico?: string } = {};
  for (const name of entityNames) {
    const field = patientField(entityNamed(name));
    const body = { ...bodyOf(name), ...(field && { [field]: patient }) };
    const ids: string[] = [];
    for (let n = 0; n < 2 * stored; n++) {
      const created = await need('POST', `/entities/${name}`, titled(name, body, 'Guardado', n));
      if (name === 'Cardapio' && n === 0) plan = created;
      ids.push(created.id);
    }
    await need('PUT', `/entities/${name}/${ids[0]}`, titled(name, {}, 'Guardado de novo'));
    const binned = ids.splice(stored);
    for (const id of binned) await need('DELETE', `/entities/${name}/${id}`);
    records[name] = { body, ids, binned };
  }
  const slow = await need('POST', '/entities/Cardapio', given.slowPlan);
  const printed: Fixtures['printed'] = [];
  for (const content of printedPlans) {
    const { id: printedPatient } = await need('POST', '/entities/Paciente', { nome: 'Rui' });
    const { id, token_publico } = await need('POST', '/entities/Cardapio', {
      ...content,
      paciente_id: printedPatient,
    });
    printed.push({ id, token: token_publico, patient: printedPatient });
  }
  await need('POST', '/users/invite-user', { user_email: 'convidada@example.com', role: 'user' });
  const people: { id: string; email: string }[] = await need('GET', '/entities/User?limit=5000');
  const idOf = (email: string) => people.find((person) => person.email === email)?.id ?? '';
  const { email, password } = given;
  await need('POST', '/auth/login', { email, password });
  const sessions: { id: string; is_current: boolean }[] = await need('GET', '/auth/sessions');
  await need('POST', '/functions/carregarExemplos', {});
  const { removidos_em } = await need('POST', '/functions/removerExemplos', {});
  const conversation = await need('POST', '/agents/conversations', { agent_name: 'assistente' });
  return {
    ...given,
    records,
    printed,
    slowToken: slow.token_publico,
    token: plan.token_publico ?? '',
    tableUrl: await upload(url, token, table),
    patient,
    userId: idOf(email),
    invited: idOf('convidada@example.com'),
    session: sessions.find(({ is_current }) => !is_current)?.id ?? '',
    conversation: conversation.id,
    picture: await aPng({ width: side, height: side }),
    examplesRemoved: removidos_em,
  };
}

const asking = (url: string, token: string) => async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${url}/api/apps/alecrim${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer: any = await response.json();
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer).slice(0, 300)}`);
  return answer;
};

async function upload(url: string, token: string, table: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([table]), 'tabela.csv');
  const response = await fetch(`${url}/api/apps/alecrim/integration-endpoints/Core/UploadPrivateFile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return ((await response.json()) as { file_uri: string }).file_uri;
}
