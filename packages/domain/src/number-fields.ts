import { z } from 'zod';
import { optionalField, requiredField } from './fields.ts';

export const numberField = () => optionalField(z.number().min(-1e9).max(1e9), 'number', null);

/** How many of something there are, or nothing. */
export function count(max: number) {
  const message = `Informe um número inteiro de 1 a ${max}`;
  return optionalField(z.int(message).min(1, message).max(max, message).nullable(), 'number', null);
}

/** An amount that is not negative, with decimals, or nothing. */
export function amount(max: number) {
  const message = `Informe um número de 0 a ${max}`;
  return optionalField(z.number(message).min(0, message).max(max, message).nullable(), 'number', null);
}

/** An amount that a record cannot do without; a new form starts with none. */
export function requiredAmount(missing: string, max: number) {
  const message = `Informe um número de 0 a ${max}`;
  return requiredField(
    z
      .number({ error: ({ input }) => (input === null || input === undefined ? missing : message) })
      .min(0, message)
      .max(max, message),
    'number',
    null,
  );
}

/** A measured amount with decimals, within what a person can be, or nothing. The message names the unit and the bounds. */
export const measure = (min: number, max: number, message: string) =>
  optionalField(z.number(message).min(min, message).max(max, message).nullable(), 'number', null);
