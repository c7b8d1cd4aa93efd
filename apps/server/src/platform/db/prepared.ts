import type { CompiledQuery, RawBuilder } from 'kysely';
import { type Engine, engineOf } from './dialect.ts';
import type { Db } from './tables.ts';

interface Place {
  place: number;
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'place' in value;

/**
 * A statement for frequent requests. Its text is written once for each engine, with places for the values that a call
 * gives.
 */
export function prepared<R>(write: (engine: Engine, valueAt: (place: number) => string) => RawBuilder<R>) {
  const texts = new Map<Engine, CompiledQuery<R>>();
  // Where a statement is written, a place stands for a text.
  const valueAt = (place: number) => ({ place }) satisfies Place as unknown as string;
  return async (db: Db, ...values: unknown[]): Promise<R[]> => {
    const engine = engineOf(db);
    const text = texts.get(engine) ?? write(engine, valueAt).compile(db);
    texts.set(engine, text);
    const parameters = text.parameters.map((value) => (isPlace(value) ? values[value.place] : value));
    return (await db.executeQuery<R>({ ...text, parameters })).rows;
  };
}
