import { ItemList } from './item-list.tsx';
import type { ShownRefeicao } from './shown-menu.ts';

interface OpcaoProps {
  opcao: ShownRefeicao['opcoes'][number];
  className: string;
  /** Absent when there is nothing to choose from: a single option carries no number. */
  number: number | undefined;
  interactive: boolean;
}

export function Opcao({ opcao, className, number, interactive }: OpcaoProps) {
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
