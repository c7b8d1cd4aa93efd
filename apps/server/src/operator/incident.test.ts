import { readFileSync, statSync } from 'node:fs';
import { DAY_MS, HOUR_MS } from '@alecrim/domain';
import { aPaciente } from '@alecrim/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFolder, aPractice, workOf } from '../archive/testing/practice.ts';
import { aServersDatabase } from '../archive/testing/shared-database.ts';
import { type Act, visitor, writeAct } from '../audit/trail.ts';
import { entityService } from '../entities/service.ts';
import { onOneEngine } from '../testing/on-one-engine.ts';
import { explain } from './error-text.ts';
import { runAdmin } from './run.ts';

const place = aFolder();
let served: Awaited<ReturnType<typeof aServersDatabase>>;
let practice: Awaited<ReturnType<typeof aPractice>>;
// What is tried happens two days after the practice was set up, so that its own saves are not in the window.
const start = Date.now() + 2 * DAY_MS;
const at = (hours: number) => new Date(start + hours * HOUR_MS);
const window = (from: number, to: number) => ['--from', at(from).toISOString(), '--to', at(to).toISOString()];
const note = (hours: number, act: Act) => writeAct({ db: served.db, now: () => at(hours) }, act);

const admin = (...words: string[]): Promise<string> =>
  runAdmin(words, {
    DATABASE_URL: '',
    ...served.env,
    INIT_CWD: place.folder,
    PRIVACY_CONTACT: 'Rita Encarregada, rita@example.com',
  }).catch(explain);
const incident = (...words: string[]) => admin('incident', ...words);

beforeAll(async () => {
  served = await aServersDatabase();
  practice = await aPractice(served.db);
  const { ana } = practice;
  const hostile = aPaciente({
    nome: 'Zé | *Bola* <b>\u001b[31m',
    email: null,
    telefone: null,
    observacoes: '',
  });
  const service = entityService(workOf(served.db), 'Paciente', { kind: 'service', onBehalfOf: ana.user });
  await service.create(hostile);
});
afterAll(async () => {
  await served.close();
  place.remove();
});

const countOf = (report: string, title: string) =>
  Number(new RegExp(`### ${title}.*: (\\d+)`).exec(report)?.[1]);
const traced = (report: string) => countOf(report, 'Com rastro');
const reachable = (report: string) => countOf(report, 'Ao alcance');

describe('L11 an incident report', () => {
  test('of a time without entries says so and holds the drafts to complete', async () => {
    const report = await incident(...window(-1, 0));
    expect(report).toMatch(/^# Incidente nº 1\n/);
    expect(report).toContain('Nada consta na trilha de auditoria.');
    expect([traced(report), reachable(report)]).toEqual([0, 0]);
    expect(report).toMatch(
      /## Minuta da comunicação à ANPD[\s\S]*\[PREENCHER: .*[\s\S]*## Minuta .* aos pacientes/,
    );
    expect(report).toContain('Rita Encarregada, rita@example.com');
    expect(report).not.toMatch(/[{}]|undefined/);
    expect(report).toMatch(/\(3 dias úteis; Res\. CD\/ANPD 15\/2024.*mais 20 dias úteis.*ao menos 5 anos/);
  });

  test('on a stolen account counts the patients with traces and all patients that the account can read', async () => {
    const { ana, bia } = practice;
    await note(1.1, { action: 'sign_in', actor: { kind: 'user', id: ana.user.id } });
    await note(1.2, {
      action: 'patient_exported',
      actor: { kind: 'user', id: ana.user.id },
      ownerId: ana.user.id,
      entity: 'Paciente',
      recordId: ana.paciente.id,
      patientId: ana.paciente.id,
    });
    await note(1.3, { action: 'sign_in', actor: { kind: 'user', id: bia.user.id } });
    const report = await incident(...window(1, 2), '--account', 'ana@example.com');
    expect([traced(report), reachable(report)]).toEqual([1, 1]);
    expect(report).toMatch(/\| Júlia 🥑 "Aspas" Linha \|.*\| identificação, contato, saúde \|/);
    expect(report).toContain('| dados de um paciente exportados | 1 |');
    expect(report).toContain('| entradas em contas | 1 |');
    expect(report).toMatch(/\*\*Controlador:\*\* .*CRN-3 00000/);
    // Markdown and control characters in a patient's name are escaped.
    expect(report).toContain('| Zé \\| \\*Bola\\* \\<b\\> \\[31m |  | identificação, saúde |');
    const all = await incident(...window(1, 2));
    expect([traced(all), reachable(all)]).toEqual([1, 2]);
  });

  // `onOneEngine`: how facts are worded and options read. The other cases read the facts on both.
  onOneEngine('on an exported list counts every patient of the list', async () => {
    const { ana } = practice;
    await note(3.5, {
      action: 'exported',
      actor: { kind: 'user', id: ana.user.id },
      ownerId: ana.user.id,
      entity: 'Paciente',
      details: { format: 'csv', count: 2 },
    });
    expect(traced(await incident(...window(3, 4)))).toBe(2);
  });

  test('on a public link names the plan, the hours of its openings and the patient', async () => {
    const { ana, bia } = practice;
    for (const hours of [5.1, 6.1])
      await note(hours, {
        action: 'link_opened',
        actor: visitor,
        ownerId: ana.user.id,
        entity: 'Cardapio',
        recordId: ana.cardapio.id,
        patientId: ana.paciente.id,
      });
    const report = await incident(...window(5, 7), '--plan', ana.cardapio.id);
    expect(report).toContain(`| Segunda versão | ${ana.cardapio.id} | 2 horas |`);
    expect(report).toMatch(/\| Júlia .* \| identificação, saúde \|/);
    expect([traced(report), reachable(report)]).toEqual([1, 0]);
    expect(traced(await incident(...window(5, 7), '--plan', bia.cardapio.id))).toBe(0);
  });

  test('on an integration names the patient of each record that it read, or all patients of a list', async () => {
    const { bia } = practice;
    const call = (hours: number, route: string, recordId?: string) =>
      note(hours, {
        action: 'service_call',
        actor: { kind: 'service', onBehalfOf: bia.user.id },
        ownerId: bia.user.id,
        recordId,
        details: { method: 'GET', route: `/api/apps/alecrim/entities/${route}` },
      });
    await call(8.1, 'Cardapio/:id', bia.cardapio.id);
    expect(await incident(...window(8, 9))).toMatch(/\| Júlia .* \| identificação, saúde \|/);
    await call(10.1, 'Paciente/v2/list');
    expect(traced(await incident(...window(10, 11)))).toBe(1);
  });

  test('counts the patients of saved records, and lists refused requests without counting patients', async () => {
    const { bia } = practice;
    const now = () => at(12.5);
    const service = entityService({ ...workOf(served.db), now }, 'Paciente', { kind: 'service' });
    await service.update(bia.paciente.id, { observacoes: 'Alterado por alguém' });
    expect(traced(await incident(...window(12, 13)))).toBe(1);
    await note(14.5, {
      action: 'access_refused',
      actor: { kind: 'user', id: bia.user.id },
      entity: 'Paciente',
      recordId: practice.ana.paciente.id,
    });
    const report = await incident(...window(14, 15));
    expect(report).toContain('| acessos recusados a registro de outra conta ou inexistente | 1 |');
    expect(traced(report)).toBe(0);
  });

  test('on a session begins with the start of the session', async () => {
    const { ana } = practice;
    const session = { user_id: ana.user.id, token_hash: 'x', user_agent: null };
    const moments = { created_date: at(20).toISOString(), last_seen_date: at(21).toISOString() };
    await served.db
      .insertInto('sessions')
      .values({ id: 'sessao-1', ...session, ...moments, expires_date: at(99).toISOString() })
      .execute();
    await note(19, { action: 'password_changed', actor: { kind: 'user', id: ana.user.id } });
    await note(20.5, { action: 'sign_out', actor: { kind: 'user', id: ana.user.id } });
    const report = await incident(...window(18, 22), '--session', 'sessao-1');
    expect(report).toContain('| saídas | 1 |');
    expect(report).not.toContain('senhas trocadas');
    expect(await incident(...window(18, 22), '--session', 'nenhuma')).toMatch(/não existe ou já terminou/);
  });
});

describe('L11 the incident register', () => {
  test('gives every incident a number, repeats it for the same incident, and keeps the audit trail unbroken', async () => {
    const words = [...window(1, 2), '--account', 'ana@example.com', '--out', 'incidente.md'];
    const report = await incident(...words);
    expect(report).toMatch(
      /^Incidente nº 2 registrado: 1 paciente com rastro, 1 ao alcance\. Relatório em .*incidente\.md\.$/,
    );
    expect(await incident(...words)).toBe(report);
    expect(statSync(place.path('incidente.md')).mode & 0o777).toBe(0o600);
    expect(readFileSync(place.path('incidente.md'), 'utf8')).toMatch(/^# Incidente nº 2\n/);
    const lines = (await incident('--list')).split('\n');
    expect(lines[1]).toMatch(
      /^nº 2 {2}registrado em .* pacientes com rastro 1, ao alcance 1, links abertos 0$/,
    );
    expect(lines.length).toBe(new Set(lines.map((line) => line.split(' ')[1])).size);
    expect(await admin('audit', 'verify')).toMatch(/íntegra/);
    const rows = await served.db
      .selectFrom('audit_entries')
      .select('details')
      .where('action', '=', 'incident_recorded')
      .execute();
    expect(JSON.stringify(rows)).not.toMatch(/Júlia|example\.com/);
  });

  onOneEngine('is not changed by a command with wrong options', async () => {
    const before = await incident('--list');
    expect(await incident()).toBe('Falta a opção --from.');
    expect(await incident('--from', '2026-03-01')).toBe('Falta a opção --to.');
    expect(await incident('--from', 'ontem', '--to', '2026-03-01')).toMatch(/^--from ontem: use uma data/);
    expect(await incident('--from', '2026-03-02', '--to', '2026-03-01')).toMatch(/deve vir depois/);
    expect(await incident('--list=sim')).toBe('--list não leva valor.');
    expect(await incident(...window(0, 1), '--account', 'x@example.com')).toMatch(/^Não há conta/);
    expect(await incident('--list')).toBe(before);
    expect(await incident('--help')).toContain('[--out RELATORIO.md] [--list]');
  });

  test('does not count the sign-in of a disabled account as use, unless the account was enabled again', async () => {
    const { ana, bia } = practice;
    const off = { disabled: true };
    await note(50.1, { action: 'sign_in', actor: { kind: 'user', id: ana.user.id }, details: off });
    const report = await incident(...window(50, 51));
    expect([traced(report), reachable(report)]).toEqual([0, 0]);
    expect(report).toContain('| entradas em contas | 1 |');
    const enabled = { entity: 'User', recordId: ana.user.id, details: { disabled: false } } as const;
    await note(50.2, { action: 'access_changed', actor: { kind: 'user', id: bia.user.id }, ...enabled });
    expect(reachable(await incident(...window(50, 51)))).toBeGreaterThan(0);
  });
});
