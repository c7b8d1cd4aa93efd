import type { Migration } from '../migrate.ts';

export const measuresOfAPatient: Migration = {
  name: '0014-measures-of-a-patient',
  async up(db, t) {
    const add = (name: string, type: typeof t.text) =>
      db.schema.alterTable('pacientes').addColumn(name, type).execute();
    await add('peso_kg', t.real);
    await add('altura_cm', t.real);
    await add('medidas_em', t.text);
    await add('sexo', t.text);
    await add('atividade', t.text);
  },
};
