import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * The triggers that copy a patient's newest weight and height find each in one step, however many measurements lack it or
 * share its day. What is found by the version of a reading is found without the plans, whose lists lie before that column; the
 * plans of a patient are found by the same index, which is written as often as the one before.
 */
export const indexesOfBackgroundWork: Migration = {
  name: '0036-indexes-of-background-work',
  // Earlier programs only read more slowly.
  needs: '0033-days-of-a-meal',
  async up(db) {
    for (const measure of ['peso_kg', 'altura_cm'])
      await db.schema
        .createIndex(`avaliacoes_with_${measure}`)
        .on('avaliacoes')
        .columns(['paciente_id', 'data', 'created_date', 'id'])
        .where(sql<boolean>`deleted_date is null and ${sql.ref(measure)} is not null`)
        .execute();
    await db.schema.dropIndex('cardapios_of_patient').execute();
    await db.schema
      .createIndex('cardapios_by_reading')
      .on('cardapios')
      .columns(['paciente_id', 'versao_leitura', 'deleted_date', 'id'])
      .execute();
    await db.schema
      .createIndex('cardapio_templates_by_reading')
      .on('cardapio_templates')
      .columns(['versao_leitura', 'deleted_date', 'id'])
      .execute();
  },
};
