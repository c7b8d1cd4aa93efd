import './without-eval.ts';
import { z } from 'zod';
import type { Field } from './fields.ts';
import type { Bounds } from './size.ts';
import type { AuditAction } from './trail.ts';

export type Fields = Record<string, Field>;

/** Everything a form holds. */
export type DraftOf<F extends Fields> = { [K in keyof F]: z.infer<F[K]['schema']> };

type RequiredKeys<F extends Fields> = { [K in keyof F]: F[K]['required'] extends true ? K : never }[keyof F];

/** A create body: fields with a valid blank may be left out. */
export type CreationOf<F extends Fields> = Pick<DraftOf<F>, RequiredKeys<F>> &
  Partial<Omit<DraftOf<F>, RequiredKeys<F>>>;

/** An update body: only the named fields change. */
export type PatchOf<F extends Fields> = Partial<DraftOf<F>>;

/** What the server adds to every record; values of these names in a body are ignored. */
export interface BuiltIn {
  id: string;
  created_date: string;
  updated_date: string;
  created_by: string | null;
  created_by_id: string | null;
  is_sample: boolean;
  /** When the text last changed, where the definition says `datesContent`: opening or closing the link leaves it. */
  content_date?: string;
  /** Rises with every write and orders the writes, also when clocks are wrong. */
  version: number;
}

export type RecordOf<F extends Fields> = DraftOf<F> & BuiltIn;

/** Who may read a record; only the owner (or the service role) ever writes it. */
export type ReadableBy = 'owner' | 'everyone';

/** Random bytes from a cryptographic source. */
export type RandomBytes = (length: number) => Uint8Array;

interface Words {
  singular: string;
  plural: string;
  gender: 'a' | 'o';
}

const ordinary: Bounds = { bytes: 256 * 1024, lines: 1_000, failure: 'TOO_LARGE' };

/** A fault of a whole record, and the field that shows the message. */
export interface Problem {
  path: readonly (string | number)[];
  message: string;
}

type Names<F extends Fields> = readonly (keyof F & string)[];

export interface EntityDefinition<N extends string, F extends Fields, B extends Names<F> = Names<F>> {
  name: N;
  table: string;
  words: Words;
  readableBy: ReadableBy;
  /** An admin may also edit and delete what others own: only for shared shelves. */
  curatedByAdmins?: boolean;
  /**
   * The record is about one patient and lives as long as the patient's record does: its required reference names the patient.
   * Report, export, erasure, trail, bin, retention, backup and restore follow from this word.
   */
  childOf?: 'Paciente';
  /** The list whose items name private files of the owner in `arquivo`. A file goes with the last record that names it. */
  attachments?: keyof F & string;
  /** Every save keeps the version before it. */
  keepsHistory?: boolean;
  /** An owner has one live record for each value of this field. A unique index of the table holds that. */
  onePerOwner?: keyof F & string;
  /** How much one record may hold; a small default serves all but plans. */
  largest?: Bounds;
  /** Records carry `content_date`: when a field of the form last changed. */
  datesContent?: {
    /** Fields of the form that are no text of the record: a change of them leaves the date. */
    except: readonly string[];
  };
  titleField: keyof F & string;
  searchFields: readonly (keyof F & string)[];
  /** The texts that the search reads to their end, where names are not enough. The search fields are among them. */
  searchedTexts?: (draft: DraftOf<F>) => readonly (string | null | undefined)[];
  fields: F;
  /** Fields that have screens of their own: the record's form neither shows nor sends them. */
  besideForm: B;
  /** Fills what only the server can know; runs on every create and update, on the whole draft. */
  complete?: (draft: DraftOf<F>, random: RandomBytes, before?: DraftOf<F>) => DraftOf<F>;
  /**
   * Refuses values that are valid one by one and impossible together. Forms and the server ask it. `before` is the record that
   * changes: what it holds already may stay.
   */
  problemsOf?: (draft: DraftOf<F>, before?: DraftOf<F>) => readonly Problem[];
  /** What a change means for others, such as a link that was closed: lines of the audit trail. */
  actsOf?: (before: DraftOf<F>, after: DraftOf<F>) => readonly AuditAction[];
  /** What a new record holds. */
  blank: DraftOf<F>;
}

export interface Entity<N extends string = string, F extends Fields = Fields, B extends Names<F> = Names<F>>
  extends EntityDefinition<N, F, B> {
  largest: Bounds;
  /** What the record's form writes. */
  form: z.ZodType<Omit<DraftOf<F>, B[number]>>;
  draft: z.ZodType<DraftOf<F>>;
  creation: z.ZodType<CreationOf<F>>;
  patch: z.ZodType<PatchOf<F>>;
  record: z.ZodType<RecordOf<F>>;
}

export const builtInSchemas = {
  id: z.string(),
  created_date: z.string(),
  updated_date: z.string(),
  created_by: z.string().nullable(),
  created_by_id: z.string().nullable(),
  is_sample: z.boolean(),
  version: z.number().int(),
};

type Definition<N extends string, F extends Fields, B extends Names<F>> = Omit<
  EntityDefinition<N, F, B>,
  'besideForm' | 'blank'
> & {
  besideForm?: B;
  /** Where a new record holds something else than its fields' own blanks. */
  blank?: Partial<DraftOf<F>>;
};

export function defineEntity<
  const N extends string,
  F extends Fields,
  const B extends Names<F> = readonly [],
>(definition: Definition<N, F, B>): Entity<N, F, B> {
  const besideForm = definition.besideForm ?? ([] as unknown as B);
  const schemas: Record<string, z.ZodType> = {};
  const creation: Record<string, z.ZodType> = {};
  const blank: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(definition.fields)) {
    schemas[key] = field.schema;
    blank[key] = field.blank;
    if (field.isComputed) continue;
    // `null` means "empty" in every optional field.
    creation[key] = field.required ? field.schema : field.schema.nullish();
  }
  const patch = Object.fromEntries(
    Object.entries(definition.fields)
      .filter(([, field]) => !field.isComputed)
      .map(([key, field]) => [key, field.required ? field.schema.optional() : field.schema.nullish()]),
  );
  const contentDate = definition.datesContent ? { content_date: z.string() } : {};
  return {
    ...definition,
    besideForm,
    blank: { ...blank, ...definition.blank } as DraftOf<F>,
    form: checked(
      z.object(without(schemas, besideForm)),
      definition.problemsOf as Entity['problemsOf'],
    ) as unknown as Entity<N, F, B>['form'],
    largest: definition.largest ?? ordinary,
    // The one cast that pays for generic code: the loops above lose the field types that F still knows.
    draft: z.object(schemas) as unknown as z.ZodType<DraftOf<F>>,
    creation: z.object(creation) as unknown as z.ZodType<CreationOf<F>>,
    patch: z.object(patch) as unknown as z.ZodType<PatchOf<F>>,
    record: z.object({ ...builtInSchemas, ...contentDate, ...schemas }) as unknown as z.ZodType<RecordOf<F>>,
  };
}

const without = <T>(all: Record<string, T>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

function checked(form: z.ZodObject, problemsOf: Entity['problemsOf']): z.ZodType {
  if (!problemsOf) return form;
  return form.superRefine((draft, context) => {
    for (const { path, message } of problemsOf(draft))
      context.addIssue({ code: 'custom', path: [...path], message });
  });
}
