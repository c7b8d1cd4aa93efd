import {
  Consulta,
  childrenOfPatient,
  defineEntity,
  type EntityName,
  entities,
  entityNames,
  requiredDay,
  requiredReference,
  text,
} from '@alecrim/domain';
import { keepUsage, recordSource, type UsageSource } from '../platform/db/dialect-usage.ts';
import type { Migration } from '../platform/db/migrate.ts';
import { migrations, usageSources } from '../platform/db/migrations/index.ts';
import type { Db } from '../platform/db/tables.ts';

/** A child of a patient that only a test knows. It names nothing but its definition and its table. */
const Sintoma = defineEntity({
  name: 'Sintoma',
  table: 'sintomas',
  words: { singular: 'sintoma', plural: 'sintomas', gender: 'o' },
  readableBy: 'owner',
  childOf: 'Paciente',
  attachments: 'fotos',
  keepsHistory: true,
  titleField: 'dia',
  searchFields: ['relato'],
  fields: {
    paciente_id: requiredReference('Paciente', 'Escolha o paciente'),
    dia: requiredDay('Informe o dia'),
    relato: text(500),
    fotos: Consulta.fields.anexos,
  },
});

const source = recordSource(Sintoma.table, Object.keys(Sintoma.fields), { hasHistory: true });

const step: Migration = {
  name: '9000-sintomas',
  async up(db, t, engine) {
    const json = engine === 'postgres' ? 'json' : 'text';
    await db.schema
      .createTable(Sintoma.table)
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
      .addColumn('paciente_id', t.text, (c) => c.notNull().references('pacientes.id').onDelete('cascade'))
      .addColumn('dia', t.text, (c) => c.notNull())
      .addColumn('relato', t.text)
      .addColumn('fotos', json as 'json', (c) => c.notNull())
      .execute();
    await keepUsage(db as unknown as Db, [source]);
  },
};

/** Call it before any other module of the server is loaded: the registry is read when a module starts. */
export function registerFixtureChild(): EntityName {
  const name = Sintoma.name as unknown as EntityName;
  Object.assign(entities, { [name]: Sintoma });
  entityNames.push(name);
  (childrenOfPatient as EntityName[]).push(name);
  (migrations as Migration[]).push(step);
  (usageSources as UsageSource[]).push(source);
  return name;
}
