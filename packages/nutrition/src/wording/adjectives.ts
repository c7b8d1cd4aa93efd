import { foldLine, GENDERED, keyOf } from '../reading/fold.ts';

/** Beside the adjectives with two genders. A word that no list knows is a name ("banana prata") and stays as it is. */
const OTHERS = new Set(
  'integral frances arabe sirio nanico proteico natural tradicional vegetal vegano especial comum cheio duplo fundo'.split(
    ' ',
  ),
);

/** An adjective or participle that follows its noun into the plural. */
export function isAdjective(word: string): boolean {
  const folded = foldLine(word);
  const key = keyOf(folded);
  const masculine = key.replace(/a$/, 'o');
  if (key === 'light') return false;
  return (
    GENDERED.has(key) ||
    OTHERS.has(masculine) ||
    OTHERS.has(key) ||
    OTHERS.has(folded) ||
    /.{2}[ai]do$/.test(masculine)
  );
}

const SIZES = new Set(['pequeno', 'medio', 'grande', 'cheio', 'raso']);

/** A size is that of the measure, wherever it stands: "2 filés de peixe médios". */
export const isSizeWord = (word: string): boolean => SIZES.has(keyOf(foldLine(word)));

/** The gender that an adjective shows; "integral" shows none. */
export function genderOf(adjective: string): 'a' | 'o' | undefined {
  const end = /([ao])s?$/i.exec(foldLine(adjective))?.[1];
  return end === 'a' || end === 'o' ? end : undefined;
}
