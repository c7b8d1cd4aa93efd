import { ItemList } from './item-list.tsx';
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

interface OpcaoProps {
  opcao: ShownRefeicao['opcoes'][number];
  className: string;
  /** Absent when there is nothing to choose from: a single option carries no number. */
  number: number | undefined;
  interactive: boolean;
}

function Opcao({ opcao, className, number, interactive }: OpcaoProps) {
  const { descricao, itens, trocas } = opcao;
  const list = <ItemList items={itens} swaps={trocas} />;
  if (number === undefined) {
    return (
      <div className={className}>
        {descricao && <p className="doc-description">{descricao}</p>}
        {list}
      </div>
    );
  }
  const heading = (
    <>
      <h4>{`Opção ${number}`}</h4>
      {descricao && <span className="doc-description">{descricao}</span>}
    </>
  );
  // Without items there is nothing to fold.
  if (!interactive || itens.length === 0) {
    return (
      <div className={className}>
        <div className="doc-option-head">{heading}</div>
        {list}
      </div>
    );
  }
  return (
    <details className={className} open>
      <summary className="doc-option-head">{heading}</summary>
      {list}
    </details>
  );
}

interface MealIndexProps {
  refeicoes: readonly ShownRefeicao[];
  currentMealIndex: number | undefined;
}

export function MealIndex({ refeicoes, currentMealIndex }: MealIndexProps) {
  return (
    <nav className="doc-index no-print" aria-label="Refeições">
      <ol>
        {refeicoes.map((refeicao, place) => (
          <li key={refeicao.index}>
            <a
              href={`#${mealId(place + 1)}`}
              aria-current={refeicao.index === currentMealIndex ? 'time' : undefined}
            >
              {mealName(refeicao, place + 1)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The anchor that the index of meals leads to. */
const mealId = (number: number) => `refeicao-${number}`;

export const mealName = ({ nome }: { nome: string }, number: number) => nome || `Refeição ${number}`;
