import { searchable } from '@alecrim/domain/pure';
import { TextSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CardFilter } from '../../../data/cardapio-queries.ts';
import { useClient } from '../../../data/context.ts';
import { useLongList } from '../../../data/long-list.ts';
import { type FoundPlan, insidePlansQuery } from '../../../data/plan-search.ts';
import { paths } from '../../../lib/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { LoadingArea, QueryView } from '../../../ui/states.tsx';

interface InsidePlansProps extends CardFilter {
  /** Shown if no plan has the words inside either. */
  nothingFound: ReactNode;
}

/** The plans inside which the words of the search are written, and the line. */
export function InsidePlans({ words, patient, nothingFound }: InsidePlansProps) {
  const list = useLongList(insidePlansQuery(useClient(), { words, patient }));
  return (
    <QueryView query={list} loading={<LoadingArea className="min-h-40" />}>
      {({ items }) => {
        if (items.length === 0 && !list.more) return nothingFound;
        return (
          <section
            aria-label="Dentro dos cardápios"
            aria-busy={list.isPlaceholderData}
            className="busy-bar mt-8"
          >
            <h3 className="mb-3 flex items-center gap-2 font-semibold tracking-tight">
              <TextSearch aria-hidden="true" className="size-5 text-muted" />
              Dentro dos cardápios
            </h3>
            <Card className="p-0 sm:p-0">
              <ul className="divide-y divide-line">
                {items.map((plan) => (
                  <FoundRow key={plan.id} plan={plan} words={words} />
                ))}
              </ul>
            </Card>
            {list.more && <LoadMore {...list.more} />}
          </section>
        );
      }}
    </QueryView>
  );
}

const FoundRow = ({ plan, words }: { plan: FoundPlan; words: string }) => (
  <li className="px-4 py-3.5 sm:px-5">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <Link
        to={paths.visualizar(plan.id)}
        className="min-w-0 font-semibold break-words underline-offset-4 hover:underline max-md:py-2"
      >
        {plan.titulo}
      </Link>
      {plan.paciente_nome?.trim() && (
        <span className="min-w-0 text-sm break-words text-muted">{plan.paciente_nome.trim()}</span>
      )}
    </p>
    <p className="mt-1 line-clamp-2 text-sm break-words text-muted">
      {plan.onde}: <MarkedText text={plan.texto} search={words} />
    </p>
  </li>
);

/** A text in which the words that a search found stand out. */
function MarkedText({ text, search }: { text: string; search: string }) {
  const words = searchable(search).split(' ').filter(Boolean);
  let place = 0;
  return text.split(/(\s+)/).map((part) => {
    const key = place++;
    const isFound = words.some((word) => searchable(part).includes(word));
    return isFound ? (
      <mark key={key} className="rounded-sm bg-warning-soft text-ink">
        {part}
      </mark>
    ) : (
      part
    );
  });
}
