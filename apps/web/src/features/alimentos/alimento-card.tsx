import { baseGrams } from '@alecrim/domain';
import { decimalText } from '@alecrim/domain/pure';
import { Badge } from '../../ui/badge.tsx';
import { TemplateCard } from '../biblioteca/template-card.tsx';
import type { RecordCardProps } from '../records/record-page.tsx';

export function AlimentoCard({ record: alimento, actions }: RecordCardProps<'Alimento'>) {
  const { nome, marca, base, kcal, proteina, carboidrato, gordura, medidas } = alimento;
  const amount = base === 'porção' ? `1 porção (${shown(baseGrams(alimento))} g)` : '100 g';
  const measures = medidas.flatMap(({ nome: measure, gramas }) =>
    measure && gramas ? [`${measure} ${shown(gramas)} g`] : [],
  );
  return (
    <TemplateCard record={alimento} actions={actions} title={nome} badges={marca && <Badge>{marca}</Badge>}>
      <p>
        <span className="font-semibold text-ink">{shown(kcal)} kcal</span> em {amount}
      </p>
      <p>
        P {shown(proteina)} g · C {shown(carboidrato)} g · G {shown(gordura)} g
      </p>
      {measures.length > 0 && <p className="mt-2 line-clamp-2">{measures.join(' · ')}</p>}
    </TemplateCard>
  );
}

/** An unknown figure is a dash: it is not zero. */
const shown = (value: number | null) => (value === null ? '–' : decimalText(Math.round(value * 10) / 10));
