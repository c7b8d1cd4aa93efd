import type { Identity } from '@alecrim/domain';
import { sql } from 'kysely';
import { systemViewer } from '../accounts/viewer.ts';
import { inPortions } from '../entities/portions.ts';
import { recordsOf } from '../entities/repository.ts';
import type { AnyRecord, Row } from '../entities/rows.ts';
import { engineOf, forUpdate } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import { createPause } from '../platform/event-loop-turns.ts';
import { scrubbedTemplate } from './scrub.ts';

/**
 * The templates of these nutritionists that hold the name or a contact of a person, each with its content without them.
 * A template does not know from which plan it was made, so all of them are read.
 */
export async function templatesNaming(
  on: Db,
  owners: readonly (string | null)[],
  identity: Identity,
): Promise<{ template: AnyRecord; content: Row }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from cardapio_templates where created_by_id in (${sql.join(owners)})
    order by id ${forUpdate(engineOf(on), 'cardapio_templates')}`.execute(on);
  const records = recordsOf(on, 'CardapioTemplate', systemViewer);
  const ids = rows.map(({ id }) => id);
  const pause = createPause();
  const naming: { template: AnyRecord; content: Row }[] = [];
  for (const portion of inPortions(ids.length > 0 ? await records.sizes(ids) : [])) {
    await pause();
    for (const template of await records.findAny(portion.map(({ id }) => id))) {
      const content = scrubbedTemplate(template, identity);
      const isNamed = Object.keys(content).some(
        (field) => JSON.stringify(content[field]) !== JSON.stringify(template[field]),
      );
      if (isNamed) naming.push({ template, content });
    }
  }
  return naming;
}
