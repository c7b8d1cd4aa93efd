import { type Entity, type EntityName, entities } from '@alecrim/domain';
import type { KnownViewer } from '../accounts/viewer.ts';
import type { Db } from '../platform/db/tables.ts';
import { AppError } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { recordsOf } from './repository.ts';
import type { Row } from './rows.ts';

/**
 * A reference may only point at something the writer may see; a foreign id looks like one that does not exist. A child of a
 * patient belongs to the patient's owner, begins while the patient is outside the bin, and stays with this patient: its versions
 * then never hold data of another.
 */
export function referenceChecker(db: Db, entity: Entity, viewer: KnownViewer) {
  const seen = new Set<string>();
  const references = Object.entries(entity.fields).filter(([, field]) => field.refersTo);

  async function isThere(target: EntityName, id: string, ownerId: string | null): Promise<boolean> {
    const records = recordsOf(db, target, viewer);
    if (entity.childOf !== target) return records.owns(id);
    return (await records.find(id))?.created_by_id === ownerId;
  }

  return async (values: Row, ownerId: string | null, current?: Row): Promise<void> => {
    for (const [name, { refersTo = '' }] of references) {
      const id = values[name];
      // An existing reference may stay, even after its target is gone.
      if (!id || id === current?.[name] || seen.has(`${name} ${id}`)) continue;
      if (current && entity.childOf === refersTo)
        throw invalidReference(name, 'este registro é de outro paciente e não muda de paciente.');
      const isKnown = Object.hasOwn(entities, refersTo) && isId(id);
      if (!isKnown || !(await isThere(refersTo as EntityName, id, ownerId)))
        throw invalidReference(name, 'o registro indicado não existe.');
      seen.add(`${name} ${id}`);
    }
  };
}

const invalidReference = (field: string, problem: string) =>
  new AppError('INVALID_REFERENCE', {
    message: `${field}: ${problem}`,
    extra: { reason: 'invalid_reference', field },
  });
