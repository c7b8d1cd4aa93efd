import { counted } from '@alecrim/domain/pure';
import type { RescaledLine } from '@alecrim/nutrition';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type FormValues, formTexts } from './form-texts.ts';
import { GoalFields } from './goal-fields.tsx';
import { type GoalKind, goalOf, goalStart } from './rescale-goal.ts';
import { RescalePreview } from './rescale-preview.tsx';
import { RescaleSums } from './rescale-sums.tsx';
import type { Meta } from './target-of.ts';
import { useRescale } from './use-rescale.ts';

interface RescaleDialogProps {
  onApply: (lines: readonly RescaledLine[]) => void;
  onClose: () => void;
}

/** Asks for a goal, shows line by line what would change, and lets lines be locked. The plan changes at *Aplicar*. */
export function RescaleDialog({ onApply, onClose }: RescaleDialogProps) {
  const { getValues } = useFormContext();
  // The plan cannot change while the dialog is open.
  const [{ texts }] = useState(() => formTexts(getValues() as FormValues));
  const [meta] = useState(() => getValues('meta') as Meta | null | undefined);
  const [kind, setKind] = useState<GoalKind>(meta?.kcal ? 'meta' : 'kcal');
  const [typed, setTyped] = useState('');
  const [locks, setLocks] = useState<readonly string[]>([]);
  const { goal, error } = goalOf(kind, typed, meta);
  const { plan, isAsking, hasFailed, retry } = useRescale(texts, goal, locks);
  const changed = plan?.lines.filter((line) => line.before !== line.after) ?? [];
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Ajustar quantidades"
        description="Só as quantidades mudam, em passos que dá para medir. Nada muda antes de aplicar."
        className="sm:max-w-3xl"
        footer={
          <>
            <p role="status" className="text-sm text-muted sm:mr-auto sm:self-center">
              {plan && changedWords(changed.length)}
            </p>
            <div className="flex gap-3 max-sm:*:grow">
              <DialogClose asChild>
                <Button look="outline">Cancelar</Button>
              </DialogClose>
              <Button
                disabled={changed.length === 0}
                isBusy={isAsking}
                onClick={() => {
                  onApply(changed);
                  onClose();
                }}
              >
                Aplicar
              </Button>
            </div>
          </>
        }
      >
        <div className="grid gap-5">
          <GoalFields
            {...{ kind, typed, error, meta }}
            onKind={(next) => {
              setKind(next);
              setTyped(goalStart(next, meta));
            }}
            onTyped={setTyped}
          />
          {hasFailed && (
            <Notice look="danger">
              <p>Não foi possível calcular agora.</p>
              <Button look="link" size="inline" className="justify-self-start" onClick={retry}>
                Tentar de novo
              </Button>
            </Notice>
          )}
          {!plan && isAsking && <Skeleton className="h-40" />}
          {plan && <RescaleSums plan={plan} />}
          {plan?.lines.length === 0 && (
            <p className="text-muted">Ainda não há itens com alimentos para ajustar.</p>
          )}
          {plan && plan.lines.length > 0 && (
            <RescalePreview plan={plan} isBusy={isAsking} locks={locks} onLock={setLocks} />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function changedWords(count: number): string {
  if (count === 0) return 'Nenhum item muda';
  return counted(count, 'item muda', 'itens mudam');
}
