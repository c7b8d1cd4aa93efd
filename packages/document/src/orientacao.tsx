import { ItemList } from './item-list.tsx';
import { blockClass, linesOfWideList, linesOnPaper } from './page-length.ts';
import type { ShownOrientacao } from './shown-menu.ts';

interface OrientacaoProps {
  orientacao: ShownOrientacao;
  isOnly: boolean;
}

export function Orientacao({ orientacao, isOnly }: OrientacaoProps) {
  const { titulo, itens } = orientacao;
  // Paper has room for two side by side.
  const lines = isOnly ? linesOfWideList(itens) : linesOnPaper(itens, 2);
  return (
    <div className={blockClass('doc-card', lines)}>
      {titulo && <h3>{titulo}</h3>}
      <ItemList items={itens} className="doc-checks" />
    </div>
  );
}
