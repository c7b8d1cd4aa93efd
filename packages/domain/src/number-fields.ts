import { z } from 'zod';
import type { Field } from './fields.ts';

export function numberField() {
  return {
    schema: z.number().min(-1e9).max(1e9),
    required: false,
    shape: 'number',
    blank: null,
  } as const satisfies Field;
}

/** How many of something there are, or nothing. */
export function count(max: number) {
  const message = `Informe um número inteiro de 1 a ${max}`;
  return {
    schema: z.int(message).min(1, message).max(max, message).nullable(),
    required: false,
    shape: 'number',
    blank: null,
  } as const satisfies Field;
}

/** An amount that is not negative, with decimals, or nothing. */
export function amount(max: number) {
  const message = `Informe um número de 0 a ${max}`;
  return {
    schema: z.number(message).min(0, message).max(max, message).nullable(),
    required: false,
    shape: 'number',
    blank: null,
  } as const satisfies Field;
}

/** An amount that a record cannot do without; a new form starts with none. */
export function requiredAmount(missing: string, max: number) {
  const message = `Informe um número de 0 a ${max}`;
  return {
    schema: z
      .number({ error: ({ input }) => (input === null || input === undefined ? missing : message) })
      .min(0, message)
      .max(max, message),
    required: true,
    shape: 'number',
    blank: null,
  } as const satisfies Field;
}

/** A measured amount with decimals, within what a person can be, or nothing. The message names the unit and the bounds. */
export function measure(min: number, max: number, message: string) {
  return {
    schema: z.number(message).min(min, message).max(max, message).nullable(),
    required: false,
    shape: 'number',
    blank: null,
  } as const satisfies Field;
}
