import type { Entity } from '@alecrim/domain';
import type { Row } from './rows.ts';

/**
 * The server's `content_date`, for entities that have a public link: when the text last changed. A change of the link
 * or of the targets alone leaves it as it was. Nothing for other entities, whose updated_date says the same. Where a value
 * did not change, `before` and `after` hold the same object.
 */
export function contentDate(
  { fields, besideForm, datesContent }: Entity,
  now: string,
  before?: Row,
  after?: Row,
): Row {
  if (!datesContent) return {};
  const isContent = (name: string) => !besideForm.includes(name) && !datesContent.except.includes(name);
  const isSame = (name: string) => before?.[name] === after?.[name];
  const isUnchanged = before !== undefined && Object.keys(fields).filter(isContent).every(isSame);
  return { content_date: isUnchanged ? before.content_date : now };
}
