import { z } from 'zod';

const DIGITS = 6;

/** A code as text. Clients may send its digits as a number, which has lost the zeros in front. */
export const codeText = (max: number) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value).padStart(DIGITS, '0') : value),
    z.string().trim().max(max),
  );
