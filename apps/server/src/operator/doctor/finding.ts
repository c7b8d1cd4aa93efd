/** What the doctor says about one part of the installation. */
export interface Finding {
  about: string;
  state: 'ok' | 'atenção' | 'problema';
  said: string;
  /** What the operator should do about it. */
  todo?: string;
}

type Say = (said: string, todo?: string) => Finding;

/** The three ways to speak about one part: `const { ok, warn, problem } = findingsOn('disco')`. */
export const findingsOn = (about: string): { ok: Say; warn: Say; problem: Say } => ({
  ok: (said, todo) => ({ about, state: 'ok', said, todo }),
  warn: (said, todo) => ({ about, state: 'atenção', said, todo }),
  problem: (said, todo) => ({ about, state: 'problema', said, todo }),
});

export function reportOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.map(({ about, state, said, todo }) => {
    const line = `${state.padEnd(8)}  ${about.padEnd(width)}  ${said}`;
    return todo ? `${line}\n${' '.repeat(width + 12)}→ ${todo}` : line;
  });
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const [problems, warnings] = [count('problema'), count('atenção')];
  const end =
    problems + warnings === 0
      ? 'Tudo em ordem.'
      : `${problems} ${problems === 1 ? 'problema' : 'problemas'}, ${warnings} de atenção.`;
  return `${lines.join('\n')}\n\n${end}`;
}
