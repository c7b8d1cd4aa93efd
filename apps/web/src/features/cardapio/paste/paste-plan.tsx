import { Cardapio } from '@alecrim/domain';
import type { PastedPlan } from '@alecrim/domain/plan-from-text';
import { isTooLarge } from '@alecrim/domain/pure';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { PlanContent } from '../../../data/plan-content.ts';
import { withNewIds } from '../../../fields/part-list.ts';
import { anOpcao } from '../../../fields/refeicao-fields.tsx';
import { useHistory } from '../../../lib/form-history/use-history.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useOffer } from '../../../ui/toast.tsx';
import { takeBackContent } from '../editor/take-back-content.ts';

const PasteDialog = lazyDialog(() => import('./paste-dialog.tsx').then((m) => m.PasteDialog));

/** Opens the dialog that makes a plan out of a text. It is loaded on demand, and open if the address asks for it. */
export function PastePlan() {
  const [params, setParams] = useSearchParams();
  const take = useTakePlan();
  const [isOpen, setOpen] = useState(() => params.has('colar'));
  function close() {
    setOpen(false);
    // A reload must not open it again.
    if (params.has('colar')) setParams(withoutPaste, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <Button icon={ClipboardPaste} variant="outline" size="sm" onClick={() => setOpen(true)}>
        Colar um cardápio
      </Button>
      {isOpen && <PasteDialog onClose={close} onTake={take} />}
    </>
  );
}

function withoutPaste(params: URLSearchParams): URLSearchParams {
  params.delete('colar');
  return params;
}

type Taken = Pick<PlanContent, 'titulo' | 'refeicoes' | 'receitas' | 'orientacoes' | 'observacoes_finais'>;

/** The plan with the pasted parts behind its own ones. A title that is already written stays. */
function withPasted(plan: PlanContent, pasted: PastedPlan): Taken {
  const { refeicoes, receitas, orientacoes } = withNewIds(pasted);
  const meals = refeicoes.map((meal) => (meal.opcoes.length > 0 ? meal : { ...meal, opcoes: [anOpcao()] }));
  const title = plan.titulo.trim();
  // A title that finds no place is kept as a note.
  const notes = [plan.observacoes_finais, title && pasted.titulo, pasted.observacoes_finais];
  return {
    titulo: title ? plan.titulo : pasted.titulo,
    refeicoes: [...plan.refeicoes, ...meals],
    receitas: [...plan.receitas, ...receitas],
    orientacoes: [...plan.orientacoes, ...orientacoes],
    observacoes_finais: notes.filter((note) => note?.trim()).join('\n'),
  };
}

/** Whether the plan would hold more than a plan may. */
function isTooMuch(plan: PlanContent, taken: Taken): boolean {
  const whole = { ...plan, ...taken };
  // What was wrong before says nothing about the size of the pasted parts.
  const before = new Set(problemPaths(plan));
  return isTooLarge(Cardapio.largest, whole, plan) || problemPaths(whole).some((path) => !before.has(path));
}

/** The fields that could not be saved. A title can still be written. */
const problemPaths = (plan: PlanContent): string[] =>
  Cardapio.form
    .safeParse({ ...plan, titulo: plan.titulo || '-' })
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

/** Adds a pasted plan to the form, in one step of the history. Returns false if it does not fit. */
function useTakePlan(): (pasted: PastedPlan) => boolean {
  const form = useFormContext<PlanContent>();
  const { step } = useHistory();
  const offer = useOffer();
  return (pasted) => {
    const before = structuredClone(form.getValues());
    const taken = withPasted(before, pasted);
    if (isTooMuch(before, taken)) return false;
    const write = () => {
      for (const name of Object.keys(taken) as (keyof Taken)[])
        form.setValue(name, taken[name], { shouldDirty: true });
    };
    // Rendered at once, so that the new meal can get the focus.
    const takeBack = step('Cardápio colado', () => flushSync(write));
    const onPress = () => takeBack(() => takeBackContent(form, before, taken));
    offer({ title: 'Cardápio colado', action: { label: 'Desfazer', onPress } });
    return true;
  };
}
