import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { type Nutritionist, PASSWORD, type TestApp } from '../../testing/start-test-app.ts';

/** A person who can confirm with a password. */
export async function aNutritionistWithPassword(app: TestApp): Promise<Nutritionist> {
  const ana = await app.aNutritionist();
  const password_hash = await app.deps.passwords.hash(PASSWORD, 'test');
  await app.database.db.updateTable('users').set({ password_hash }).where('id', '=', ana.id).execute();
  return ana;
}

export const clara = {
  nome: 'Clara Conceição Prado',
  email: 'clara.prado@example.com',
  telefone: '(11) 98888-7777',
  observacoes: 'Clara trabalha na padaria Estrela',
  responsavel_nome: 'Regina Prado',
  peso_kg: 71.37,
  altura_cm: 163.8,
  medidas_em: '2025-12-24',
  sexo: 'feminino',
  atividade: 'leve',
} as const;

/** The targets of the plans, and the measures that they were calculated with. */
const target = {
  kcal: 1800,
  proteina: { valor: 1.5, unidade: 'g/kg' },
  formula: 'mifflin',
  fator: 1.4,
} as const;
const measures = { peso_kg: 71.37, altura_cm: 163.8, idade: 34, sexo: 'feminino', atividade: 'leve' };
export const clarasTarget = { ...target, ...measures };

/** Every word and figure that tells who the patient is. */
export const clarasTraces =
  /clara (conceição|prado)|da clara|98888-7777|clara\.prado|estrela|regina|zezinha|71\.37|163\.8|2025-12-24|feminino/i;

/** A patient with a past: an earlier name, two plans with their versions, one of them in the bin. */
export async function aPatientWithPlans(who: Nutritionist) {
  const { body: paciente } = await who.post(
    '/entities/Paciente',
    aPaciente({
      ...clara,
      nome: 'Zezinha Prado',
      consentimentos: [{ id: 'c1', finalidade: 'imagem', concedido_em: '2026-01-02T03:04:05.678Z' }],
    }),
  );
  await who.put(`/entities/Paciente/${paciente.id}`, { nome: clara.nome });
  const plan = {
    paciente_id: paciente.id,
    paciente_nome: clara.nome,
    titulo: 'Plano da Clara',
    meta: clarasTarget,
    observacoes_finais: 'CLARA PRADO: ligue (11) 98888-7777. Use 2 claras de ovo.',
  };
  const { body: cardapio } = await who.post('/entities/Cardapio', aCardapio(plan));
  await who.put(`/entities/Cardapio/${cardapio.id}`, { titulo: 'Plano da Clara, revisto' });
  const { body: binned } = await who.post('/entities/Cardapio', aCardapio(plan));
  await who.delete(`/entities/Cardapio/${binned.id}`);
  return { paciente, cardapio, binned };
}

/** What of the pattern is left in any table, as a reader of the database file would find it. */
export async function leftIn(db: Db, pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    for (const match of JSON.stringify(rows).matchAll(new RegExp(pattern, 'gi')))
      found.push(`${table}: ${match[0]}`);
  }
  return found;
}

const tables = [
  'pacientes',
  'cardapios',
  'record_versions',
  'idempotency_keys',
  'outbox',
  'audit_entries',
  'erasures',
  'link_openings',
  'plan_sendings',
];
