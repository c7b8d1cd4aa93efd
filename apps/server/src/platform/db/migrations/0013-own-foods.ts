import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration } from '../migrate.ts';

type Types = Parameters<Migration['up']>[1];
type Table = CreateTableBuilder<string, string>;

/** Columns that every record carries. Later steps that add a table use them too. */
export function recordColumns(table: Table, t: Types): Table {
  return table
    .addColumn('id', t.text, (c) => c.primaryKey())
    .addColumn('created_by_id', t.text, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('created_date', t.text, (c) => c.notNull())
    .addColumn('updated_date', t.text, (c) => c.notNull())
    .addColumn('updated_by_id', t.text)
    .addColumn('deleted_date', t.text)
    .addColumn('version', t.int, (c) => c.notNull())
    .addColumn('is_sample', t.flag, (c) => c.notNull())
    .addColumn('made_as_sample', t.flag, (c) => c.notNull())
    .addColumn('busca', t.text, (c) => c.notNull());
}

const FIGURES = [
  'proteina',
  'carboidrato',
  'gordura',
  'gordura_saturada',
  'fibra',
  'acucar',
  'sodio_mg',
] as const;

export const ownFoods: Migration = {
  name: '0013-own-foods',
  async up(db, t, engine) {
    const create = (name: string) => recordColumns(db.schema.createTable(name) as unknown as Table, t);
    const json = engine === 'postgres' ? sql`json` : t.text;

    let foods = create('alimentos')
      .addColumn('nome', t.text, (c) => c.notNull())
      .addColumn('marca', t.text)
      .addColumn('base', t.text, (c) => c.notNull())
      .addColumn('porcao_gramas', t.real)
      .addColumn('kcal', t.real, (c) => c.notNull());
    for (const figure of FIGURES) foods = foods.addColumn(figure, t.real);
    await foods.addColumn('medidas', json, (c) => c.notNull()).execute();

    await create('leituras')
      .addColumn('texto', t.text, (c) => c.notNull())
      .addColumn('alimento', t.text)
      .addColumn('gramas', t.real)
      .addColumn('nao_contar', t.flag, (c) => c.notNull())
      .execute();
    // One decision for each wording; those in the bin do not count.
    await db.schema
      .createIndex('leituras_of_wording')
      .on('leituras')
      .columns(['created_by_id', 'texto'])
      .unique()
      .where(sql<boolean>`deleted_date is null`)
      .execute();

    for (const name of ['alimentos', 'leituras']) {
      await db.schema
        .createIndex(`${name}_of_owner`)
        .on(name)
        .columns(['created_by_id', 'created_date', 'id', 'busca'])
        .where(sql<boolean>`deleted_date is null`)
        .execute();
      await db.schema
        .createIndex(`${name}_in_bin`)
        .on(name)
        .column('deleted_date')
        .where(sql<boolean>`deleted_date is not null`)
        .execute();
    }
  },
};
