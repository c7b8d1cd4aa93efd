import { useQuery } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import { Link } from 'react-router';
import { changedNumbersQuery, MOST_CHANGED } from '../../../data/cardapio-queries.ts';
import { useClient } from '../../../data/context.ts';
import { paths } from '../../../lib/paths.ts';

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** Plans whose estimate has changed with the food list. Their numbers stay as she saw them until she saves them. */
export function ChangedNumbers() {
  const { data: plans = [] } = useQuery(changedNumbersQuery(useClient()));
  if (plans.length === 0) return null;
  return (
    <section
      aria-label="Estimativas que mudaram"
      className="mb-6 rounded-card border border-line bg-surface px-4 py-3 text-sm sm:px-5"
    >
      <p className="flex items-center gap-2 font-medium">
        <Calculator aria-hidden="true" className="size-4 text-brand-ink" />A leitura melhorou e a estimativa
        destes cardápios mudou mais de 5 %. Abra, confira e salve para usar a nova.
      </p>
      <ul className="mt-2 grid gap-1">
        {plans.map(({ id, titulo, numeros, kcal_novo }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <Link to={paths.editar(id)} className="font-medium underline underline-offset-4">
              {titulo}
            </Link>
            <span className="text-muted tabular-nums">
              {whole.format(numeros?.dia?.kcal?.base ?? 0)} → {whole.format(kcal_novo ?? 0)} kcal por dia
            </span>
          </li>
        ))}
      </ul>
      {plans.length === MOST_CHANGED && <p className="mt-1 text-muted">Depois destes podem vir outros.</p>}
    </section>
  );
}
