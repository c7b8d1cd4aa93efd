import type { EntityName, Stored } from '@alecrim/domain';

/** A filter for the records of an entity. */
export type Query<N extends EntityName> = QueryOf<Stored<N>>;

export type FieldOf<R> = keyof R & string;
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

export type UpdateOf<R, P> = { $set?: P } & {
  [Operator in PathOperator]?: { [Path in FieldOf<R> | `${FieldOf<R>}.${string}`]?: unknown };
};

type OneOrMore<T> = T | readonly T[];

export interface AggregationOf<R> {
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
