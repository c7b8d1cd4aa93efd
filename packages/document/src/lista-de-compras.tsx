import {
  brandOf,
  brandStyle,
  choiceWords,
  type PublicMenu,
  type ShoppingChoice,
  type ShoppingNeeds,
  type ShoppingSection,
} from '@alecrim/domain/pure';
import type { CSSProperties, ReactNode } from 'react';
import { DocumentFooter, DocumentHeader } from './document-frame.tsx';
import { shownMenu } from './shown-menu.ts';

interface ListaDeComprasProps {
  menu: PublicMenu;
  list: readonly ShoppingSection[];
  choice: ShoppingChoice;
  /** What the plan says about days. */
  needs?: Pick<ShoppingNeeds, 'days'>;
  /** Boxes that can be ticked; without them a box is drawn on paper. */
  hasTicks?: boolean;
  /** Inside a dialog, which has a head of its own: head and foot are on paper only. */
  isInset?: boolean;
  actions?: ReactNode;
  /** Shown between the head and the list. */
  children?: ReactNode;
}

/** The shopping list in the look of the plan, on screen and on paper. */
export function ListaDeCompras({
  menu,
  list,
  choice,
  needs,
  hasTicks,
  isInset,
  actions,
  children,
}: ListaDeComprasProps) {
  const { paciente, nutricionista } = shownMenu(menu);
  return (
    <article
      className={`doc doc-shopping ${isInset ? 'doc-inset' : ''}`.trim()}
      style={brandStyle(brandOf(menu.nutricionista)) as CSSProperties}
    >
      <DocumentHeader profile={nutricionista}>
        <div className="doc-title">
          <div>
            <h1>Lista de compras</h1>
            {paciente && (
              <p>
                <strong>{`Para: ${paciente}`}</strong>
              </p>
            )}
            <p className="doc-choice">{choiceWords(choice, needs)}</p>
          </div>
          {actions}
        </div>
      </DocumentHeader>
      {children}
      <div className="doc-list">
        {list.map(({ name, lines }) => (
          <section key={name} className="doc-section">
            <h2>{name}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line.name}>
                  {hasTicks ? (
                    <label>
                      <input type="checkbox" autoComplete="off" value={line.name} />
                      <Words {...line} />
                    </label>
                  ) : (
                    <Words {...line} />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {list.length === 0 && <p className="doc-section doc-soft">{NOTHING_TO_BUY}</p>}
      </div>
      <p className="doc-section doc-soft">
        <small>{SHOPPING_NOTE}</small>
      </p>
      <DocumentFooter nome={nutricionista.nome} crn={nutricionista.crn} />
    </article>
  );
}

export const NOTHING_TO_BUY = 'Não há nada para comprar nas opções escolhidas.';
export const SHOPPING_NOTE =
  'Quantidades calculadas a partir do texto do cardápio, para alimentos crus, com casca e ossos, e arredondadas para cima. Confira o que você já tem em casa.';

function Words({ name, amount, remark }: ShoppingSection['lines'][number]) {
  return (
    <span>
      {name}
      {amount && <b>{amount}</b>}
      {remark && <small>{remark}</small>}
    </span>
  );
}
