import { mealName } from '@alecrim/domain/pure';
import { DayBlocks } from './day-block.tsx';
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
      <DayBlocks parts={opcoes} interactive={interactive} Heading="h4">
        {(options) => (
          <div className="doc-options">
            {options.map((opcao) => (
              <Opcao
                key={opcao.index}
                opcao={opcao}
                className={blockClass('doc-option', lines[opcoes.indexOf(opcao)] ?? 0)}
                interactive={interactive}
              />
            ))}
          </div>
        )}
      </DayBlocks>
    </li>
  );
}

interface OpcaoProps {
  opcao: ShownRefeicao['opcoes'][number];
  className: string;
  interactive: boolean;
}

function Opcao({ opcao, className, interactive }: OpcaoProps) {
  const { descricao, itens, trocas, numero } = opcao;
  const list = <ItemList items={itens} swaps={trocas} />;
  // With nothing to choose from there is no number.
  if (numero === undefined) {
    return (
      <div className={className}>
        {descricao && <p className="doc-description">{descricao}</p>}
        {list}
      </div>
    );
  }
  const heading = (
    <>
      <h4>{`Opção ${numero}`}</h4>
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
