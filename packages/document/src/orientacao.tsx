import { ItemList } from './item-list.tsx';
import { blockClass, linesOfWideList, linesOnPaper } from './page-length.ts';
import type { ShownOrientacao } from './shown-menu.ts';

interface OrientacaoProps {
  orientacao: ShownOrientacao;
  isOnly: boolean;
}

export function Orientacao({ orientacao, isOnly }: OrientacaoProps) {
  const { titulo, itens } = orientacao;
  return (
    <div
      className={blockClass(isOnly ? 'doc-card doc-wide' : 'doc-card', linesOfOrientacao(orientacao, isOnly))}
    >
      {titulo && <h3>{titulo}</h3>}
      <ItemList items={itens} className="doc-checks" />
    </div>
  );
}

export function linesOfOrientacao({ itens }: ShownOrientacao, isOnly: boolean): number {
  // Paper has room for two side by side.
  return isOnly ? linesOfWideList(itens) : linesOnPaper(itens, 2);
}
