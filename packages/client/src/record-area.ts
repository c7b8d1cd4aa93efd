import type { EntityName, Stored } from '@alecrim/domain';
import type { UploadOptions } from './environment.ts';

/** The calls of one entity. R is the stored record, C the body of a creation, P the body of an update. */
export interface RecordArea<R extends { id: string }, C extends object, P extends object> {
  list(sort?: SortOf<R>, limit?: number, skip?: number): Promise<R[]>;
  list<F extends FieldOf<R>>(
    sort: SortOf<R> | undefined,
    limit: number | undefined,
    skip: number | undefined,
    fields: readonly F[],
  ): Promise<PickedRecord<R, F>[]>;
  filter(query?: QueryOf<R>, sort?: SortOf<R>, limit?: number, skip?: number): Promise<R[]>;
  filter<F extends FieldOf<R>>(
    query: QueryOf<R> | undefined,
    sort: SortOf<R> | undefined,
    limit: number | undefined,
    skip: number | undefined,
    fields: readonly F[],
  ): Promise<PickedRecord<R, F>[]>;
  /** Returns a page and the cursor of the next. Unlike `skip`, it misses no record while others are added or removed. */
  page<F extends FieldOf<R>>(
    request: PageRequest<R> & { fields: readonly F[] },
  ): Promise<Page<PickedRecord<R, F>>>;
  page(request?: PageRequest<R>): Promise<Page<R>>;
  count(query?: QueryOf<R>): Promise<number>;
  aggregate(aggregation: AggregationOf<R>): Promise<{ rows: Record<string, unknown>[]; truncated: boolean }>;

  get(id: string): Promise<R>;
  /** With a key, a repeated creation returns the first record. */
  create(creation: C, options?: { idempotencyKey?: string }): Promise<R>;
  /** With the version that it started from, a stale update fails with VERSION_CONFLICT and changes nothing. */
  update(id: string, patch: P, options?: { version?: number }): Promise<R>;
  delete(id: string): Promise<{ success: boolean }>;
  /** Restores a deleted record. */
  restore(id: string): Promise<R>;
  /** Earlier versions, newest first, where the entity stores them. */
  history(id: string): Promise<PastVersion[]>;
  /** Returns the fields of that version: an update with them restores it. */
  atVersion(id: string, version: number): Promise<P>;

  bulkCreate(creations: readonly C[]): Promise<R[]>;
  bulkUpdate(patches: readonly (P & { id: string })[]): Promise<R[]>;
  updateMany(query: QueryOf<R>, update: UpdateOf<R, P>): Promise<UpdateManyResult>;
  deleteMany(query: QueryOf<R>): Promise<{ success: boolean; deleted: number }>;
  upsert(
    records: readonly P[],
    options: { key: FieldOf<R> | readonly FieldOf<R>[] },
  ): Promise<{ created: number; updated: number; records: R[] }>;
  /** Imports the records of a CSV or JSON file: all of them or none. */
  importEntities(file: Blob, options?: UploadOptions): Promise<ImportResult<R>>;
  /** Returns at most 5,000 records as a file; use `skip` for the next ones. */
  exportEntities(request?: ExportRequest<R>): Promise<Blob>;

  /** Reports every change that the signed-in person may see, until the returned function is called. */
  subscribe(listener: (change: Change<R>) => void): () => void;
}

/** A record with the requested fields and always its id. */
type PickedRecord<R extends { id: string }, F extends FieldOf<R>> = Pick<R, F | 'id'>;

export interface PageRequest<R> {
  q?: QueryOf<R>;
  sort?: SortOf<R>;
  limit?: number;
  /** `next_cursor` of the page before. It carries query, sort and fields: a later page needs only it and a limit. */
  cursor?: string | null;
}

export interface ExportRequest<R> {
  format?: 'csv' | 'json';
  q?: QueryOf<R>;
  sort?: SortOf<R>;
  limit?: number;
  skip?: number;
}

export interface Page<T> {
  items: T[];
  next_cursor: string | null;
  has_more: boolean;
}

export interface PastVersion {
  version: number;
  saved_date: string;
  /** E-mail of the person who saved it. */
  author: string | null;
}

interface UpdateManyResult {
  success: boolean;
  updated: number;
  has_more: boolean;
}

export type ImportResult<R> =
  | { status: 'success'; details: string; output: R[] }
  | { status: 'error'; details: string; output: null; errors?: ImportProblem[] };

export interface ImportProblem {
  line: number;
  column: string | null;
  message: string;
}

export interface Change<R> {
  type: 'create' | 'update' | 'delete';
  id: string;
  /** On delete, the last state of the record. A very large record comes without its long fields: get it by its id. */
  data: R & { _oversize?: true };
  timestamp: string;
}

/** A filter for the records of an entity. */
export type Query<N extends EntityName> = QueryOf<Stored<N>>;

type FieldOf<R> = keyof R & string;
export type SortOf<R> = `${'' | '-' | '+'}${FieldOf<R>}`;

/** A filter: values or operators by field, dotted paths into lists, and the operators of the root. */
export type QueryOf<R> = FieldQuery<R> | Search;

type FieldQuery<R> = { [F in FieldOf<R>]?: Condition<R[F]> } & {
  [Path in `${FieldOf<R>}.${string}`]?: unknown;
} & {
  $and?: readonly QueryOf<R>[];
  $or?: readonly QueryOf<R>[];
  $nor?: readonly QueryOf<R>[];
} & Partial<Search>;

/** Separate from the fields, so that generic code can search any entity. */
interface Search {
  /** Search words; accents and case are ignored. */
  $search: string;
}

/** A value means "equals", null means "is empty", an array means "any of". */
type Condition<V> = Value<V> | null | readonly (Value<V> | null)[] | Operators<V>;

// A plain value on a list field matches any of its elements.
type Value<V> = V | (V extends readonly (infer Element)[] ? Element : never);

interface Operators<V> {
  $eq?: Value<V> | null;
  $ne?: Value<V> | null;
  $gt?: Value<V>;
  $gte?: Value<V>;
  $lt?: Value<V>;
  $lte?: Value<V>;
  $in?: readonly (Value<V> | null)[];
  $nin?: readonly (Value<V> | null)[];
  $exists?: boolean;
  $regex?: string;
  $options?: 'i';
  $not?: Operators<V>;
  $all?: readonly Value<V>[];
  $size?: number;
  $elemMatch?: Record<string, unknown>;
}

type PathOperator =
  | '$unset'
  | '$inc'
  | '$mul'
  | '$min'
  | '$max'
  | '$currentDate'
  | '$rename'
  | '$push'
  | '$addToSet'
  | '$pull';

type UpdateOf<R, P> = { $set?: P } & {
  [Operator in PathOperator]?: { [Path in FieldOf<R> | `${FieldOf<R>}.${string}`]?: unknown };
};

type OneOrMore<T> = T | readonly T[];

interface AggregationOf<R> {
  query?: QueryOf<R>;
  groupBy?: OneOrMore<FieldOf<R>>;
  dateBucket?: { field: FieldOf<R>; unit: 'day' | 'week' | 'month' | 'year' };
  count?: boolean;
  sum?: OneOrMore<FieldOf<R>>;
  avg?: OneOrMore<FieldOf<R>>;
  min?: OneOrMore<FieldOf<R>>;
  max?: OneOrMore<FieldOf<R>>;
  countDistinct?: FieldOf<R>;
  having?: Record<string, unknown>;
  sort?: string;
  limit?: number;
}
