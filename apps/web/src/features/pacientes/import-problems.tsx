import { Notice } from '../../ui/notice.tsx';
import type { ImportProblem } from './import-state.ts';

// A longer list would hide the buttons; other errors show on the next try.
const SHOWN = 20;

interface ImportProblemsProps {
  title: string;
  problems: ImportProblem[];
}

/** The errors of the file, by line. */
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
