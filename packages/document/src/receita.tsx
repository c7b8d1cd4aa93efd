import { ItemList } from './item-list.tsx';
import { blockClass, linesOnPaper } from './page-length.ts';
import type { ShownReceita } from './shown-menu.ts';

export function Receita({ receita }: { receita: ShownReceita }) {
  const { nome, ingredientes, modo_preparo } = receita;
  const lines = Math.max(linesOnPaper(ingredientes), linesOnPaper([modo_preparo]));
  return (
    <div className={blockClass('doc-card', lines)}>
      <h3>{nome || 'Receita'}</h3>
      <div className="doc-recipe">
        {ingredientes.length > 0 && (
          <div>
            <h4>Ingredientes</h4>
            <ItemList items={ingredientes} />
          </div>
        )}
        {modo_preparo && (
          <div>
            <h4>Modo de preparo</h4>
            <p className="doc-typed">{modo_preparo}</p>
          </div>
        )}
      </div>
    </div>
  );
}
