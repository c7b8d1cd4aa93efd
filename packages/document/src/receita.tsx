import { yieldText } from '@alecrim/domain/pure';
import { ItemList } from './item-list.tsx';
import { blockClass, linesOnPaper } from './page-length.ts';
import type { ShownReceita } from './shown-menu.ts';

export function Receita({ receita }: { receita: ShownReceita }) {
  const { nome, porcoes, ingredientes, modo_preparo } = receita;
  return (
    <div className={blockClass('doc-card', linesOfReceita(receita))}>
      <h3>{nome || 'Receita'}</h3>
      {porcoes !== null && <p className="doc-soft">{yieldText(porcoes)}</p>}
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

export function linesOfReceita({ porcoes, ingredientes, modo_preparo }: ShownReceita): number {
  const lines = Math.max(linesOnPaper(ingredientes), linesOnPaper([modo_preparo]));
  return porcoes === null ? lines : lines + 1;
}
