import { ItemList } from './item-list.tsx';
import { blockClass, linesOnPaper } from './page-length.ts';
import type { ShownOrientacao } from './shown-menu.ts';

export function Orientacao({ orientacao }: { orientacao: ShownOrientacao }) {
  const { titulo, itens } = orientacao;
  return (
    <div className={blockClass('doc-card', linesOnPaper(itens))}>
      {titulo && <h3>{titulo}</h3>}
      <ItemList items={itens} className="doc-checks" />
    </div>
  );
}
