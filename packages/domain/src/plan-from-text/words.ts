import { foldLetters } from '../fold.ts';

/** Only letters and digits, for comparing. */
export const bare = (text: string): string =>
  foldLetters(text.normalize('NFC')).replace(/[^\p{L}\p{N}]+/gu, '');

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
