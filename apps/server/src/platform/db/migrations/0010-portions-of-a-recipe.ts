import type { Migration } from '../migrate.ts';

export const portionsOfARecipe: Migration = {
  name: '0010-portions-of-a-recipe',
  async up(db, t) {
    await db.schema.alterTable('receita_templates').addColumn('porcoes', t.int).execute();
  },
};
