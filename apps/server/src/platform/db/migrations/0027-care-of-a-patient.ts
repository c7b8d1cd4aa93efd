import { type CreateTableBuilder, sql } from 'kysely';
import { flag } from '../dialect.ts';
import { keepMeasures, storeFirstMeasurements } from '../dialect-measures.ts';
import { addUsage, dropUsage } from '../dialect-upgrade.ts';
import { keepUsage, recordSource, type UsageSource } from '../dialect-usage.ts';
import type { Migration } from '../migrate.ts';
import type { Db } from '../tables.ts';
import { recordColumns } from './0013-own-foods.ts';
import { usageSources as earlierSources } from './0025-one-row-of-usage.ts';
import { indexFollowUp } from './0027-follow-up-indexes.ts';

type Table = CreateTableBuilder<string, string>;

const MEASURES = [
  ...['peso_kg', 'altura_cm', 'cintura_cm', 'quadril_cm', 'abdomen_cm', 'torax_cm', 'braco_cm'],
  ...['antebraco_cm', 'coxa_cm', 'panturrilha_cm', 'pescoco_cm', 'cabeca_cm'],
  ...['dobra_triceps_mm', 'dobra_biceps_mm', 'dobra_subescapular_mm', 'dobra_suprailiaca_mm'],
  ...['dobra_abdominal_mm', 'dobra_coxa_mm', 'dobra_peitoral_mm', 'dobra_axilar_media_mm'],
  ...['dobra_panturrilha_mm', 'gordura_percentual', 'massa_magra_kg', 'pressao_sistolica'],
  ...['pressao_diastolica', 'semanas_gestacao', 'peso_pre_gestacional_kg'],
];

const children: readonly UsageSource[] = [
  recordSource(
    'avaliacoes',
    ['paciente_id', 'data', 'metodo_gordura', 'outras_medidas', 'exames', 'observacao'],
    { hasHistory: true },
  ),
  recordSource('consultas', ['paciente_id', 'data', 'titulo', 'texto', 'respostas', 'anexos'], {
    hasHistory: true,
  }),
];

const added: Record<string, readonly string[]> = {
  pacientes: ['objetivo', 'restricoes', 'retorno_em'],
  cardapios: ['avisos_aceitos', 'trocas_para'],
  alimentos: ['contem'],
};

/** All that an account stores, as of this step. */
export const usageSources: readonly UsageSource[] = [
  ...earlierSources.map((source) => ({
    ...source,
    ...(source.columns && { columns: [...source.columns, ...(added[source.table] ?? [])] }),
  })),
  ...children,
];

/** Measurements and notes of a patient, restrictions, and the next visit. */
export const careOfAPatient: Migration = {
  name: '0027-care-of-a-patient',
  async up(db, t, engine) {
    const on = db as unknown as Db;
    const json = engine === 'postgres' ? sql`json` : t.text;
    const child = (name: string) =>
      recordColumns(db.schema.createTable(name) as unknown as Table, t)
        // A record cannot be left without its patient, not even by two requests at the same time.
        .addColumn('paciente_id', t.text, (c) => c.notNull().references('pacientes.id').onDelete('cascade'))
        .addColumn('data', t.text, (c) => c.notNull());

    let measurements = child('avaliacoes').addColumn('metodo_gordura', t.text);
    for (const measure of MEASURES) measurements = measurements.addColumn(measure, t.real);
    await measurements
      .addColumn('outras_medidas', json, (c) => c.notNull())
      .addColumn('exames', json, (c) => c.notNull())
      .addColumn('observacao', t.text)
      .execute();
    await child('consultas')
      .addColumn('titulo', t.text)
      .addColumn('texto', t.text)
      .addColumn('respostas', json, (c) => c.notNull())
      .addColumn('anexos', json, (c) => c.notNull())
      .execute();
    for (const name of ['avaliacoes', 'consultas']) {
      await db.schema
        .createIndex(`${name}_of_patient`)
        .on(name)
        .columns(['paciente_id', 'data', 'id'])
        .execute();
      await db.schema
        .createIndex(`${name}_of_owner`)
        .on(name)
        // PostgreSQL indexes at most 2,700 bytes, and the search of a note reads its whole text.
        .columns([
          'created_by_id',
          'created_date',
          'id',
          ...(name === 'consultas' ? [] : ['busca']),
          'deleted_date',
        ])
        .execute();
      await db.schema
        .createIndex(`${name}_in_bin`)
        .on(name)
        .column('deleted_date')
        .where(sql<boolean>`deleted_date is not null`)
        .execute();
    }

    await storeFirstMeasurements(db, engine);
    // The triggers of earlier steps count it.
    await sql`update pacientes set medidas_em = (select data from avaliacoes where paciente_id = pacientes.id)
      where coalesce(medidas_em, '') = '' and (peso_kg is not null or altura_cm is not null)`.execute(db);
    await keepMeasures(on);

    await dropUsage(on, Object.keys(added));
    const list = (table: string, name: string) =>
      db.schema
        .alterTable(table)
        .addColumn(name, json, (c) => c.notNull().defaultTo('[]'))
        .execute();
    await list('pacientes', 'restricoes');
    await list('cardapios', 'avisos_aceitos');
    await list('alimentos', 'contem');
    for (const name of ['objetivo', 'retorno_em'])
      await db.schema.alterTable('pacientes').addColumn(name, t.text).execute();
    await db.schema.alterTable('cardapios').addColumn('trocas_para', t.text).execute();
    await db.schema.alterTable('pacientes').addColumn('meta_peso_kg', t.real).execute();
    await db.schema.alterTable('users').addColumn('perguntas_anamnese', t.text).execute();
    await db.schema
      .alterTable('alimentos')
      .addColumn('conteudo_conferido', t.flag, (c) => c.notNull().defaultTo(sql.lit(flag(engine, false))))
      .execute();
    // The file belongs to a record and goes with the last one that names it.
    await db.schema
      .alterTable('file_owners')
      .addColumn('is_attachment', t.flag, (c) => c.notNull().defaultTo(sql.lit(flag(engine, false))))
      .execute();

    const isChanged = ({ table }: UsageSource) => table in added;
    await keepUsage(on, [...usageSources.filter(isChanged), ...children]);
    await addUsage(
      on,
      usageSources.filter(isChanged).map((source) => ({ ...source, columns: added[source.table] ?? [] })),
    );
    await addUsage(on, children, { areNew: true });
    await indexFollowUp(db, engine);
  },
};
