import {
  type NutrienteDoDia,
  nutrienteLabels,
  nutrienteText,
  type PublicNutrients,
} from '@alecrim/domain/pure';
import { Section } from './section.tsx';

export interface NutrientesProps {
  nutrientes: PublicNutrients;
}

/** The nutrients of the day that the nutritionist chose to show, as the server calculated them. */
export function Nutrientes({ nutrientes: { itens } }: NutrientesProps) {
  const hasReference = itens.some((item) => referenceText(item));
  return (
    <Section
      id="nutrientes"
      title="Nutrientes do dia"
      start={
        <>
          <table className="doc-numbers">
            <caption className="doc-soft">Quanto o cardápio oferece por dia</caption>
            <thead>
              <tr>
                <th scope="col">Nutriente</th>
                <th scope="col">No cardápio</th>
                {hasReference && <th scope="col">Recomendado</th>}
              </tr>
            </thead>
            <tbody>
              {itens.map((item) => (
                <tr key={item.nome}>
                  <th scope="row">{nutrienteLabels[item.nome].nome}</th>
                  <td data-title="No cardápio">{nutrienteText(item.nome, item.valor)}</td>
                  {hasReference && <td data-title="Recomendado">{referenceText(item)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="doc-soft doc-sources">
            Estimativa feita a partir do texto do cardápio.
            {hasReference && ' Recomendado: Ingestão Dietética de Referência (DRI) por dia.'}
          </p>
        </>
      }
    />
  );
}

/** A limit where less is better, else what the day should reach. */
function referenceText({ nome, recomendado, limite }: Omit<NutrienteDoDia, 'parte'>): string {
  if (recomendado !== undefined) return nutrienteText(nome, recomendado);
  return limite === undefined ? '' : `até ${nutrienteText(nome, limite)}`;
}
