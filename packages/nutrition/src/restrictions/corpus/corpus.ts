import { type Restricao, type RestricaoDoPaciente, restricaoLabels } from '@alecrim/domain/pure';
import { checkLine } from '../check-line.ts';

/** A line with what it surely holds and what it may hold, by hand. Anything else that is found is a false mark. */
export interface Judged {
  readonly line: string;
  readonly contains: readonly string[];
  readonly mayContain: readonly string[];
  /** Words that look like something that the line does not hold, or hide what it holds. */
  readonly isTrap?: boolean;
}

// Potassium and phosphorus are found by figures, and phenylketonuria avoids nearly every food with protein.
const BY_WORDS = (Object.keys(restricaoLabels) as Restricao[]).filter(
  (tipo) => !['potassio', 'fosforo', 'fenilcetonuria'].includes(tipo),
);

export interface Score {
  readonly held: number;
  readonly missed: readonly string[];
  readonly marks: number;
  readonly falseMarks: readonly string[];
}

/** Every line against every restriction. "Pode conter" counts as found. */
export function scoreOf(lines: readonly Judged[], without: readonly Restricao[] = []): Score {
  const asked: RestricaoDoPaciente[] = BY_WORDS.filter((tipo) => !without.includes(tipo)).map((tipo) => ({
    tipo,
  }));
  const score = { held: 0, missed: [] as string[], marks: 0, falseMarks: [] as string[] };
  for (const { line, contains, mayContain } of lines) {
    const found = new Set<string>(
      checkLine(line, asked)
        .filter(({ certainty }) => certainty !== 'nao_verificado')
        .map(({ restriction }) => restriction.tipo ?? ''),
    );
    score.held += contains.length;
    score.marks += found.size;
    score.missed.push(...contains.filter((tipo) => !found.has(tipo)).map((tipo) => `${line}: ${tipo}`));
    score.falseMarks.push(
      ...[...found]
        .filter((tipo) => !contains.includes(tipo) && !mayContain.includes(tipo))
        .map((tipo) => `${line}: ${tipo}`),
    );
  }
  return score;
}
