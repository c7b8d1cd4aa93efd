import { type PlanList, planParts } from '@alecrim/domain';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PlanContent } from '../../../data/plan-content.ts';
import { copyPart, pastedPart } from '../../../fields/part-clipboard.ts';
import { withNewIds } from '../../../fields/part-list.ts';
import { type PartListName, partListOf } from '../../../fields/whole-part.ts';
import { capitalised } from '../../../lib/capitalised.ts';
import { isTyping } from '../../../lib/is-typing.ts';
import { newId } from '../../../lib/new-id.ts';
import { revealField } from '../../../lib/reveal-field.ts';
import { useWindowEvent } from '../../../lib/use-window-event.ts';
import { useOffer, useToast } from '../../../ui/toast.tsx';
import type { PlanHistory } from './undo/undo-buttons.tsx';

const nounOf = (kind: PartListName) =>
  kind === 'opcoes' ? 'Opção' : capitalised(planParts[kind].words.singular);

/**
 * Ctrl+C copies the part with the focus, and Ctrl+V adds a copied one after it, or after the last one. In a field both keys are
 * about its text.
 */
export function usePartKeys(
  formRef: RefObject<HTMLFormElement | null>,
  form: UseFormReturn<PlanContent>,
  history: PlanHistory,
) {
  const toast = useToast();
  const offer = useOffer();
  const isMeant = (target: EventTarget | null) =>
    target instanceof Node &&
    !isTyping(target) &&
    (formRef.current?.contains(target) || target === document.body);

  useWindowEvent('copy', (event) => {
    const path = focusedPart();
    const kind = path && partListOf(path.replace(/\.\d+$/, ''));
    if (!kind || !isMeant(event.target) || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    copyPart({ kind, part: form.getValues(path as 'refeicoes.0') as object });
    toast({ title: `${nounOf(kind)} copiada` });
  });

  useWindowEvent('paste', (event) => {
    const copied = isMeant(event.target) ? pastedPart(event.clipboardData) : undefined;
    if (!copied) return;
    event.preventDefault();
    const place = placeFor(copied.kind, form.getValues());
    if (!place) return void toast({ title: 'Crie uma refeição antes de colar uma opção.' });
    const label = `${nounOf(copied.kind)} colada`;
    const part = { ...withNewIds(copied.part), id: newId() };
    const takeBack = history.insert(label, place.list, place.index, part);
    revealField(`${place.list}.${place.index}`)?.focus();
    const takeOut = () => {
      const list = listWith(part.id, form.getValues());
      if (list) history.remove(list, part.id);
    };
    offer({ title: label, action: { label: 'Desfazer', onPress: () => takeBack(takeOut) } });
  });
}

/** The path of the part with the focus, such as `refeicoes.1`. */
const focusedPart = () => document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset.part;

function placeFor(kind: PartListName, plan: PlanContent): { list: string; index: number } | undefined {
  const [list, index] = focusedPart()?.split('.') ?? [];
  const lastOf = (name: PlanList) => (list === name ? Number(index) : plan[name].length - 1);
  if (kind !== 'opcoes') return { list: kind, index: lastOf(kind) + 1 };
  const meal = lastOf('refeicoes');
  const { opcoes } = plan.refeicoes[meal] ?? {};
  return plan.refeicoes[meal] && { list: `refeicoes.${meal}.opcoes`, index: opcoes?.length ?? 0 };
}

/** The path of the list that the part with this id is in now; its meal may have been moved. */
function listWith(id: string, { refeicoes, receitas, orientacoes }: PlanContent): string | undefined {
  const isThere = (parts: readonly { id?: unknown }[]) => parts.some((part) => part.id === id);
  const lists = { refeicoes, receitas, orientacoes };
  const list = Object.entries(lists).find(([, parts]) => isThere(parts));
  const meal = refeicoes.findIndex(({ opcoes }) => isThere(opcoes ?? []));
  return list?.[0] ?? (meal >= 0 ? `refeicoes.${meal}.opcoes` : undefined);
}
