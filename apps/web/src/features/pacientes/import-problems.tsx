import { Notice } from '../../ui/notice.tsx';
import type { ImportProblem } from './import-state.ts';

// More would bury the way out; the rest shows on the next try.
const SHOWN = 20;

interface ImportProblemsProps {
  title: string;
  problems: ImportProblem[];
}

/** What is wrong, by line, so that the file can be put right. */
export function ImportProblems({ title, problems }: ImportProblemsProps) {
  const rest = problems.length - SHOWN;
  return (
    <Notice look="danger">
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-1">
        {problems.slice(0, SHOWN).map(({ line, field, message }) => (
          <li key={`${line} ${field} ${message}`}>
            <strong>Linha {line}</strong>
            {field && ` · ${field}`}: {message}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>E mais {rest}.</p>}
    </Notice>
  );
}
