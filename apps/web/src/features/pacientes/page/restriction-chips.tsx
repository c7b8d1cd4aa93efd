import { motivoLabels, type RestricaoDoPaciente, restricaoText } from '@alecrim/domain/pure';
import { Badge } from '../../../ui/badge.tsx';

/** What the patient avoids, allergies first. The reason is written out, so that the colour only repeats it. */
export function RestrictionChips({ restrictions }: { restrictions: readonly RestricaoDoPaciente[] }) {
  const shown = restrictions.filter((one) => restricaoText(one) !== '').toSorted(byReason);
  return (
    <ul aria-label="Restrições e preferências" className="flex flex-wrap gap-2">
      {shown.map((restriction, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two restrictions may have the same words.
        <li key={index} className="max-w-full">
          <Badge variant={restriction.motivo === 'alergia' ? 'danger' : 'neutral'} className="text-sm">
            {restriction.motivo === 'alergia' || restriction.motivo === 'intolerancia'
              ? `${motivoLabels[restriction.motivo]}: ${restricaoText(restriction).toLocaleLowerCase('pt-BR')}`
              : restricaoText(restriction)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

const order: readonly RestricaoDoPaciente['motivo'][] = ['alergia', 'intolerancia', 'condicao'];
const rank = ({ motivo }: RestricaoDoPaciente) => order.indexOf(motivo) + 1 || order.length + 1;
const byReason = (one: RestricaoDoPaciente, other: RestricaoDoPaciente) => rank(one) - rank(other);
