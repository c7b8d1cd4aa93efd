import { anAvaliacao, aPaciente } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eraseBinned } from '../entities/bin.ts';
import type { RecordChange } from '../platform/change-events.ts';
import { recopyMeasures } from '../platform/db/dialect-measures.ts';
import type { Db } from '../platform/db/tables.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { testEngine } from '../testing/test-database.ts';

let app: TestApp;
let ana: Nutritionist;
const announced: RecordChange[] = [];
beforeAll(async () => {
  app = await startTestApp({
    deps: ({ hub }) => ({ hub: { ...hub, announce: (changes) => void announced.push(...changes) } }),
  });
});
beforeEach(async () => {
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const today = () => new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
const patientPath = '/entities/Paciente';
const path = '/entities/Avaliacao';

async function aPatient(over: object = {}): Promise<string> {
  return (await ana.post(patientPath, aPaciente({ nome: 'Lia', ...over }))).body.id;
}
const copyOf = async (id: string) => {
  const { peso_kg, altura_cm, medidas_em, version } = (await ana.get(`${patientPath}/${id}`)).body;
  return { copy: [peso_kg, altura_cm, medidas_em], version };
};
const measurementsOf = async (paciente_id: string) => {
  const q = encodeURIComponent(JSON.stringify({ paciente_id }));
  const { body } = await ana.get(`${path}?q=${q}&sort=data`);
  return body.map(({ data, peso_kg, altura_cm }: any) => [data, peso_kg, altura_cm]);
};
const measure = async (paciente_id: string, data: string, values: object) =>
  (await ana.post(path, { paciente_id, data, ...values })).body.id as string;

describe('the newest weight and height in the record of a patient', () => {
  test('follow every way of writing measurements, and leave the version alone', async () => {
    const id = await aPatient();
    const first = await measure(id, '2026-01-10', { peso_kg: 80, altura_cm: 170 });
    expect(await copyOf(id)).toEqual({ copy: [80, 170, '2026-01-10'], version: 1 });
    // Weight and height may come from different days; the day is that of the weight.
    const bulk = [
      anAvaliacao({ paciente_id: id, data: '2026-02-10', peso_kg: 79, altura_cm: null }),
      anAvaliacao({ paciente_id: id, data: '2025-12-10', peso_kg: 90, altura_cm: 160 }),
    ];
    const { body: made } = await ana.post(`${path}/bulk`, bulk);
    expect((await copyOf(id)).copy).toEqual([79, 170, '2026-02-10']);
    await ana.put(`${path}/${made[0].id}`, { peso_kg: 78.5 });
    expect((await copyOf(id)).copy).toEqual([78.5, 170, '2026-02-10']);
    await ana.put(`${path}/${made[0].id}`, { data: '2026-01-01' });
    expect((await copyOf(id)).copy).toEqual([80, 170, '2026-01-10']);
    await ana.delete(`${path}/${first}`);
    expect((await copyOf(id)).copy).toEqual([78.5, 160, '2026-01-01']);
    await ana.post(`${path}/${first}/restore`);
    expect((await copyOf(id)).copy).toEqual([80, 170, '2026-01-10']);
    const file = `paciente_id;data;peso_kg\n${id};2026-03-01;77,5\n`;
    await ana.upload(`${path}/import`, { name: 'a.csv', content: file });
    expect((await copyOf(id)).copy).toEqual([77.5, 170, '2026-03-01']);
    await ana.delete(path, { paciente_id: id });
    await eraseBinned(app.deps.db, new Date(Date.now() + 1000).toISOString());
    expect(await copyOf(id)).toEqual({ copy: [null, null, null], version: 1 });
  });

  test('are followed by the lists of patients in other tabs', async () => {
    const id = await aPatient();
    const seen = () => announced.splice(0).map(({ entity, type }) => `${entity} ${type}`);
    seen();
    const measured = await measure(id, '2026-01-10', { peso_kg: 80 });
    expect(seen()).toEqual(['Avaliacao create', 'Paciente update']);
    await ana.delete(`${path}/${measured}`);
    expect(seen()).toEqual(['Avaliacao delete', 'Paciente update']);
    await ana.post(`${path}/${measured}/restore`);
    expect(seen()).toEqual(['Avaliacao create', 'Paciente update']);
    await ana.put(`${patientPath}/${id}`, { peso_kg: 81 });
    expect(seen()).toEqual(['Paciente update', 'Avaliacao create', 'Paciente update']);
    await aPatient({ peso_kg: 50 });
    expect(seen()).toEqual(['Paciente create', 'Avaliacao create', 'Paciente update']);
  });
});

// The embedded database has one writer at a time.
if (testEngine === 'postgres')
  describe('two measurements of a patient that are saved at the same moment', () => {
    const insert = (on: Db, paciente_id: string, data: string, peso_kg: number) =>
      sql`insert into avaliacoes (id, created_date, updated_date, version, is_sample, made_as_sample, busca, paciente_id,
          data, peso_kg, outras_medidas, exames)
        values (${app.deps.newId()}, ${data}, ${data}, 1, false, false, '', ${paciente_id}, ${data}, ${peso_kg}, '[]', '[]')`.execute(
        on,
      );
    const waiting = (on: Db) =>
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        on,
      );

    test('leave the newest weight with the patient, whichever of them ends last', async () => {
      const id = await aPatient();
      const { db } = app.deps;
      let other: Promise<unknown> | undefined;
      await db.transaction().execute(async (on) => {
        await insert(on, id, '2026-03-10', 80);
        other = insert(db, id, '2026-02-10', 95);
        await vi.waitFor(async () => expect((await waiting(db)).rows).not.toEqual([]), 5_000);
      });
      await other;
      expect((await copyOf(id)).copy).toEqual([80, null, '2026-03-10']);
    });

    test('in an earlier version are corrected by the upgrade', async () => {
      const id = await aPatient();
      await measure(id, '2026-03-10', { peso_kg: 80 });
      const { db } = app.deps;
      await sql`update pacientes set peso_kg = 95, medidas_em = '2026-02-10' where id = ${id}`.execute(db);
      const unmeasured = await aPatient();
      await db.transaction().execute(recopyMeasures);
      expect((await copyOf(id)).copy).toEqual([80, null, '2026-03-10']);
      expect((await copyOf(unmeasured)).copy).toEqual([null, null, null]);
    });
  });

describe('weight and height in the body of a patient', () => {
  test('become the measurement of their day, or of today', async () => {
    const id = await aPatient({ peso_kg: 80, altura_cm: 170, medidas_em: '2026-01-10' });
    expect(await measurementsOf(id)).toEqual([['2026-01-10', 80, 170]]);
    const other = await aPatient({ peso_kg: 80 });
    expect(await measurementsOf(other)).toEqual([[today(), 80, null]]);
    expect((await copyOf(other)).copy).toEqual([80, null, today()]);
    const { body } = await ana.put(`${patientPath}/${id}`, { peso_kg: 79 });
    expect(body).toMatchObject({ peso_kg: 79, altura_cm: 170, medidas_em: today(), version: 2 });
    expect(await measurementsOf(id)).toEqual([
      ['2026-01-10', 80, 170],
      [today(), 79, null],
    ]);
  });

  test('change the measurement of a day that has one', async () => {
    const id = await aPatient({ peso_kg: 80, altura_cm: 170, medidas_em: '2026-01-10' });
    await measure(id, '2026-02-10', { cintura_cm: 80 });
    await ana.put(`${patientPath}/${id}`, { peso_kg: 79, medidas_em: '2026-02-10' });
    expect(await measurementsOf(id)).toEqual([
      ['2026-01-10', 80, 170],
      ['2026-02-10', 79, null],
    ]);
    // An older day is stored and does not become the newest.
    const { body } = await ana.put(`${patientPath}/${id}`, { peso_kg: 85, medidas_em: '2025-05-05' });
    expect(body).toMatchObject({ peso_kg: 79, medidas_em: '2026-02-10' });
    expect((await measurementsOf(id))[0]).toEqual(['2025-05-05', 85, null]);
  });

  test('that are emptied leave the measurement they came from; a new day alone corrects its day', async () => {
    const id = await aPatient({ peso_kg: 80, altura_cm: 170, medidas_em: '2026-01-10' });
    const { body } = await ana.put(`${patientPath}/${id}`, { medidas_em: '2026-01-11' });
    expect(body).toMatchObject({ peso_kg: 80, medidas_em: '2026-01-11' });
    expect(await measurementsOf(id)).toEqual([['2026-01-11', 80, 170]]);
    await ana.put(`${patientPath}/${id}`, { peso_kg: null });
    expect((await copyOf(id)).copy).toEqual([null, 170, '2026-01-11']);
  });

  test('are stored by bulk, import, update-many, upsert and a restored version', async () => {
    const { body: bulk } = await ana.post(`${patientPath}/bulk`, [aPaciente({ peso_kg: 61 })]);
    expect(await measurementsOf(bulk[0].id)).toEqual([[today(), 61, null]]);
    const [{ id }] = bulk;
    const many = await ana.put(`${patientPath}/bulk`, [{ id, peso_kg: 62, medidas_em: '2026-02-02' }]);
    expect(many.body).toMatchObject([{ peso_kg: 61, medidas_em: today() }]);
    await ana.patch(`${patientPath}/update-many`, { query: { id }, data: { $inc: { peso_kg: 1 } } });
    expect((await copyOf(id)).copy).toEqual([62, null, today()]);
    await ana.post(`${patientPath}/upsert`, { key: 'id', records: [{ id, nome: 'Lia', altura_cm: 150 }] });
    expect((await copyOf(id)).copy).toEqual([62, 150, today()]);
    const { body: version } = await ana.get(`${patientPath}/${id}/history/1`);
    await ana.put(`${patientPath}/${id}`, version);
    expect((await copyOf(id)).copy[0]).toBe(61);
    const file = 'nome;peso_kg;medidas_em\nZé;70,5;2026-03-03\n';
    const { body } = await ana.upload(`${patientPath}/import`, { name: 'a.csv', content: file });
    expect(await measurementsOf(body.output[0].id)).toEqual([['2026-03-03', 70.5, null]]);
  });

  test('are saved once for a repeated request', async () => {
    const key = { 'idempotency-key': 'uma-vez-e-so-uma-vez-mesmo' };
    const body = aPaciente({ peso_kg: 61 });
    const { body: first } = await ana.post(patientPath, body, key);
    const { body: again } = await ana.post(patientPath, body, key);
    expect(again.id).toBe(first.id);
    expect(await measurementsOf(first.id)).toHaveLength(1);
  });
});
