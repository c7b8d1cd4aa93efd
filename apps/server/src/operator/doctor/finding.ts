/** One result of the doctor. */
export interface DoctorFinding {
  about: string;
  state: 'ok' | 'atenção' | 'problema';
  text: string;
  /** What the operator should do about it. */
  todo?: string;
}

type NewFinding = (text: string, todo?: string) => DoctorFinding;

/** Creates findings about one part of the installation. */
export const findingsOn = (about: string): { ok: NewFinding; warn: NewFinding; problem: NewFinding } => ({
  ok: (text, todo) => ({ about, state: 'ok', text, todo }),
  warn: (text, todo) => ({ about, state: 'atenção', text, todo }),
  problem: (text, todo) => ({ about, state: 'problema', text, todo }),
});

export function reportOf(findings: readonly DoctorFinding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.map(({ about, state, text, todo }) => {
    const line = `${state.padEnd(8)}  ${about.padEnd(width)}  ${text}`;
    return todo ? `${line}\n${' '.repeat(width + 12)}→ ${todo}` : line;
  });
  const count = (state: DoctorFinding['state']) =>
    findings.filter((finding) => finding.state === state).length;
  const [problems, warnings] = [count('problema'), count('atenção')];
  const end =
    problems + warnings === 0
      ? 'Tudo em ordem.'
      : `${problems} ${problems === 1 ? 'problema' : 'problemas'}, ${warnings} de atenção.`;
  return `${lines.join('\n')}\n\n${end}`;
}
