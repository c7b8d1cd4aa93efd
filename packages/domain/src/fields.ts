import './without-eval.ts';
import { z } from 'zod';

/**
 * The field vocabulary. A field knows how it is validated, how it is stored, how it is empty and what a filter may
 * ask of it; nothing about labels or layout.
 */
export interface Field<S extends z.ZodType = z.ZodType, R extends boolean = boolean> {
  schema: S;
  required: R;
  shape: Shape;
  /** What a new record holds. It lives here and never in the schema, or a patch would reset what it does not name. */
  blank: z.infer<S>;
  /** The text begins with a day of the calendar, YYYY-MM-DD. */
  isDate?: boolean;
  /** The name of the entity that the value points to; the server checks that the writer may see it. */
  refersTo?: string;
  /** Only the server writes it, from the other fields. A body that names it is not refused; the value is ignored. */
  isComputed?: boolean;
}

/** The structure of a stored value, for filters. */
export type Shape =
  | 'text'
  | 'number'
  | 'boolean'
  /** An optional list is left out of a part while it is empty. */
  | { listOf: Shape; isOptional?: true }
  | { object: Record<string, Shape> };

const fieldOf =
  <const R extends boolean>(required: R) =>
  <S extends z.ZodType, const H extends Shape, const B>(schema: S, shape: H, blank: B) =>
    ({ schema, required, shape, blank }) as const;

export const optionalField = fieldOf(false);
/** A field that a record cannot do without. */
export const requiredField = fieldOf(true);

// Figures of the abuse bounds: generous for any real plan, too small to be a weapon.
const SHORT = 300;
const LONG = 10_000;
const MAX_LINES = 300;
const LINE = 2_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const STRAY_CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f]/;

/** Control characters other than tab and line breaks never come from a keyboard, and PostgreSQL refuses NUL. */
export const isCleanText = (text: string): boolean => !STRAY_CONTROL.test(text) && text.isWellFormed();

const clean = (max: number, missing?: string) =>
  z
    .string(missing)
    .max(max, `No máximo ${max} caracteres`)
    .refine(isCleanText, 'Contém caracteres inválidos');

const emptyToNull = (value: string | null): string | null => (value === '' ? null : value);

export const requiredText = (message: string, max = SHORT) =>
  requiredField(
    clean(max, message).refine((text) => text.trim() !== '', message),
    'text',
    '',
  );

export const text = (max = SHORT) => optionalField(clean(max).nullable(), 'text', '');

export const longText = () => text(LONG);

/** The rule of a browser's own e-mail field, so that the form and the server never disagree with it. */
export const emailAddress = (message = 'E-mail inválido') =>
  z.email({ pattern: z.regexes.html5Email, error: message }).max(254, message);

/** An e-mail address, or nothing. */
export const email = () => optionalField(z.union([z.literal(''), emailAddress()]).nullable(), 'text', '');

/** A colour as the picker gives it: #rrggbb. */
export const colour = () =>
  optionalField(
    z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, 'Cor inválida: use o formato #rrggbb')
      .nullable(),
    'text',
    null,
  );

/** A calendar day without a time zone: YYYY-MM-DD. */
export const day = () =>
  ({
    ...optionalField(
      z
        .union([z.literal(''), z.iso.date('Data inválida')])
        .nullable()
        .overwrite(emptyToNull),
      'text',
      null,
    ),
    isDate: true,
  }) as const;

/** A calendar day that a record cannot do without. */
export const requiredDay = (message: string) =>
  ({ ...requiredField(z.iso.date(message), 'text', ''), isDate: true }) as const;

/** A moment: ISO 8601 in UTC with milliseconds, so that text order is time order. */
export const moment = () =>
  ({
    ...optionalField(
      z.iso.datetime({ precision: 3, error: 'Data e hora inválidas' }).nullable(),
      'text',
      null,
    ),
    isDate: true,
  }) as const;

export const flag = () => optionalField(z.boolean(), 'boolean', false);

/** One of a few words. The first is the default. */
export const choice = <const V extends readonly [string, ...string[]]>(values: V) =>
  optionalField(z.enum(values, 'Escolha uma das opções'), 'text', values[0] as V[number]);

/** One of a few words, or nothing. */
export const optionalChoice = <const V extends readonly [string, ...string[]]>(values: V) =>
  optionalField(
    z
      .enum(['', ...values], 'Escolha uma das opções')
      .nullable()
      .overwrite((value) => (value === '' ? null : value)),
    'text',
    null,
  );

/** Some of a few words. Parts from before this field lack it, and parts without any still do. */
export const someOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  optionalField(
    z.array(z.enum(values, 'Escolha uma das opções')).max(values.length, 'Há opções repetidas'),
    { listOf: 'text', isOptional: true },
    [],
  );

export const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  requiredField(z.enum(values, 'Escolha uma das opções'), 'text', values[0]);

/** An image address: on this server, or absolute. Anything that could run as script is refused. */
export const imageUrl = () =>
  optionalField(
    z
      .union([
        z.literal(''),
        z
          .string()
          .max(2_000)
          .regex(/^(https?:\/\/|\/(?![/\\]))[^\s<>"']+$/, 'Endereço inválido'),
      ])
      .nullable()
      .overwrite(emptyToNull),
    'text',
    null,
  );

// One text for a token that is short and for one that is taken: a refusal must not tell which tokens exist.
export const TOKEN_REFUSED = 'Use outro token, com 16 caracteres ou mais, ou deixe vazio.';
// Tokens from before this rule have 8 characters or more, and stay.
const TOKEN_LENGTH = 16;

/** Whether a client may choose this token for a link. A shorter one could be guessed. */
export const isLinkToken = (token: string): boolean => token.length >= TOKEN_LENGTH;

/** The secret of a public link, or nothing. */
export const linkToken = () =>
  optionalField(z.union([z.literal(''), clean(200).min(8, TOKEN_REFUSED)]).nullable(), 'text', null);

/** The id of another record. Old clients write "null" or "" for none. */
export const reference = (entity: string) =>
  ({
    ...optionalField(
      clean(64)
        .nullable()
        .overwrite((id) => (id === '' || id === 'null' ? null : id)),
      'text',
      null,
    ),
    refersTo: entity,
  }) as const;

/** The id of another record, which this one cannot do without. */
export const requiredReference = (entity: string, message: string) =>
  ({ ...requiredText(message, 64), refersTo: entity }) as const;

/** Lines of text, one thing per line. */
export const lines = () =>
  optionalField(z.array(clean(LINE)).max(MAX_LINES, `No máximo ${MAX_LINES} itens`), { listOf: 'text' }, []);
