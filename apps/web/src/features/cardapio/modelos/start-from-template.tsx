import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { BookCopy, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import type { PlanContent } from '../../../data/plan-content.ts';
import { usualMealsQuery } from '../../../data/usual-meals.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState, QueryView } from '../../../ui/states.tsx';
import type { Modelo } from './modelo-words.ts';

const PickTemplate = lazyDialog(() => import('./pick-template.tsx').then((m) => m.PickTemplate));

/** Opens the templates of whole plans, which are loaded on demand. */
export function StartFromTemplate({ onTake }: { onTake: (modelo: Modelo) => void }) {
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <Button icon={BookCopy} variant="outline" size="sm" onClick={() => setPicking(true)}>
        Começar de um modelo
      </Button>
      {isPicking && <PickTemplate onClose={() => setPicking(false)} onTake={onTake} />}
    </>
  );
}

/** Offers the ready plans to somebody who has written no plan yet, until this one has a meal. */
export function FirstPlanOffer({ onTake }: { onTake: (modelo: Modelo) => void }) {
  const [isPicking, setPicking] = useState(false);
  const { data } = useQuery(usualMealsQuery(useClient()));
  const hasMeals = useWatch<PlanContent, 'refeicoes', undefined, boolean>({
    name: 'refeicoes',
    compute: (meals) => meals.length > 0,
  });
  if (!data?.isFirstPlan || (hasMeals && !isPicking)) return null;
  return (
    <Notice>
      <p className="mb-2">
        É o seu primeiro cardápio? Comece de um plano pronto, já calculado, e mude o que quiser.
      </p>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setPicking(true)}>
        Ver planos prontos
      </Button>
      {isPicking && <PickTemplate onClose={() => setPicking(false)} onTake={onTake} />}
    </Notice>
  );
}

/** Shown instead of the editor until the template of the address has loaded, or if there is none. */
export function TemplateComing({ query }: { query: UseQueryResult<object | null> }) {
  return (
    <QueryView query={query}>
      {() => (
        <EmptyState
          icon={SearchX}
          title="Modelo não encontrado"
          action={
            <>
              <ButtonLink to={paths.modelos}>Ver modelos de cardápio</ButtonLink>
              <ButtonLink variant="outline" to={paths.criar}>
                Começar em branco
              </ButtonLink>
            </>
          }
        >
          Ele pode ter sido excluído.
        </EmptyState>
      )}
    </QueryView>
  );
}
