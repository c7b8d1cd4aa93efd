import { ItemList } from './item-list.tsx';
import { blockClass, linesOfWideList, linesOnPaper } from './page-length.ts';
import type { ShownOrientacao } from './shown-menu.ts';

interface OrientacaoProps {
  orientacao: ShownOrientacao;
  /** Without another one beside it. */
  isWide: boolean;
}

export function Orientacao({ orientacao, isWide }: OrientacaoProps) {
  const { titulo, itens } = orientacao;
  return (
    <div
      className={blockClass(isWide ? 'doc-card doc-wide' : 'doc-card', linesOfOrientacao(orientacao, isWide))}
    >
      {titulo && <h3>{titulo}</h3>}
      <ItemList items={itens} className="doc-checks" />
    </div>
  );
}

export function linesOfOrientacao({ itens }: ShownOrientacao, isWide: boolean): number {
  // Paper has room for two side by side.
  return isWide ? linesOfWideList(itens) : linesOnPaper(itens, 2);
}
