import { CompiledQuery, type RawBuilder } from 'kysely';
import { type Engine, engineOf } from './dialect.ts';
import type { Db } from './tables.ts';

/** Stands for a value while the text of a statement is written. */
class Place {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

interface Written {
  text: string;
  /** The place of each parameter among the values of a call. */
  places: readonly number[];
}

/**
 * A frequent statement whose text is the same for every call. It is written once for each engine, and each driver finds
 * what it has prepared by the same text. `write` gets a place for each value, and may leave some out.
 */
export function fixedStatement<R>(write: (...places: string[]) => RawBuilder<R>) {
  const written = new Map<Engine, Written>();

  function writtenFor(db: Db): Written {
    const places = Array.from({ length: write.length }, (_, index) => new Place(index) as unknown as string);
    const { sql, parameters } = write(...places).compile(db);
    return { text: sql, places: parameters.map((place) => (place as Place).index) };
  }

  return async (db: Db, ...values: string[]): Promise<R[]> => {
    const engine = engineOf(db);
    const statement = written.get(engine) ?? writtenFor(db);
    written.set(engine, statement);
    const { text, places } = statement;
    const parameters = places.map((index) => values[index]);
    return (await db.executeQuery<R>(CompiledQuery.raw(text, parameters) as CompiledQuery<R>)).rows;
  };
}
