import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

export const templatesOfPlans: Migration = {
  name: '0015-templates-of-plans',
  async up(db, t, engine) {
    const json = engine === 'postgres' ? sql`json` : t.text;
    let table = db.schema
      .createTable('cardapio_templates')
      .addColumn('id', t.text, (c) => c.primaryKey())
      .addColumn('created_by_id', t.text, (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('created_date', t.text, (c) => c.notNull())
      .addColumn('updated_date', t.text, (c) => c.notNull())
      .addColumn('updated_by_id', t.text)
      .addColumn('deleted_date', t.text)
      .addColumn('version', t.int, (c) => c.notNull())
      .addColumn('is_sample', t.flag, (c) => c.notNull())
      .addColumn('made_as_sample', t.flag, (c) => c.notNull())
      .addColumn('busca', t.text, (c) => c.notNull())
      .addColumn('nome', t.text, (c) => c.notNull())
      .addColumn('observacoes_finais', t.text)
      .addColumn('mostrar_numeros', t.text, (c) => c.notNull())
      .addColumn('meta', json)
      .addColumn('numeros', json);
    for (const list of ['refeicoes', 'receitas', 'orientacoes', 'leituras'])
      table = table.addColumn(list, json, (c) => c.notNull());
    await table.execute();

    await db.schema
      .createIndex('cardapio_templates_of_owner')
      .on('cardapio_templates')
      .columns(['created_by_id', 'created_date', 'id', 'busca'])
      .where(sql<boolean>`deleted_date is null`)
      .execute();
    await db.schema
      .createIndex('cardapio_templates_in_bin')
      .on('cardapio_templates')
      .column('deleted_date')
      .where(sql<boolean>`deleted_date is not null`)
      .execute();
  },
};
