import { mealId, mealName } from './meal-name.ts';
import { Opcao } from './opcao.tsx';
import { blockClass, linesOfWideList, linesOnPaper } from './page-length.ts';
import type { ShownRefeicao } from './shown-menu.ts';

interface RefeicaoProps {
  refeicao: ShownRefeicao;
  number: number;
  isCurrent: boolean;
  interactive: boolean;
}

export function Refeicao({ refeicao, number, isCurrent, interactive }: RefeicaoProps) {
  const { horario, opcoes } = refeicao;
  // Paper has room for three options side by side.
  const columns = Math.min(3, opcoes.length);
  const lines = opcoes.map(({ itens }) =>
    columns === 1 ? linesOfWideList(itens) : linesOnPaper(itens, columns),
  );
  const height = Math.max(...lines, lines.reduce((sum, count) => sum + count, 0) / columns);
  return (
    <li
      id={mealId(number)}
      className={blockClass('doc-meal', height)}
      aria-current={isCurrent ? 'time' : undefined}
    >
      <div className="doc-meal-head">
        <span className="doc-number">{number}</span>
        <h3>{mealName(refeicao, number)}</h3>
        {horario && <p>{horario}</p>}
      </div>
      {opcoes.length > 0 && (
        <div className="doc-options">
          {opcoes.map((opcao, place) => (
            <Opcao
              key={opcao.index}
              opcao={opcao}
              className={blockClass('doc-option', lines[place] ?? 0)}
              number={opcoes.length > 1 ? place + 1 : undefined}
              interactive={interactive}
            />
          ))}
        </div>
      )}
    </li>
  );
}
