import { Paciente, type Stored } from '@alecrim/domain';
import { dayText } from '@alecrim/domain/pure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useClient } from '../../../data/context.ts';
import { updateMutation } from '../../../data/entity-mutations.ts';
import { followUpKey } from '../../../data/follow-up.ts';
import { DayInput, typedDay } from '../../../fields/day-input.tsx';
import { latestReturn, ReturnChoices, returnHint } from '../../../fields/return-field.tsx';
import { dayOf } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { OpenDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { useFailureNotice, useToast } from '../../../ui/toast.tsx';
import { saveReturnFile } from './return-file.ts';

interface ReturnDialogProps {
  patient: Pick<Stored<'Paciente'>, 'id' | 'nome' | 'retorno_em'>;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Sets the next visit of a patient, or says that there is none. */
export function ReturnDialog({ patient, opener, onClose }: ReturnDialogProps) {
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const saving = useSavedReturn(patient, onClose);
  const typed = typedDay(day, latestReturn());

  function save() {
    const checked = Paciente.patch.safeParse({ retorno_em: typed });
    if (!typed || !checked.success) setError('Informe a data do retorno. Ex.: 12/03/2027');
    else saving.mutate(typed);
  }

  return (
    <OpenDialog
      title="Marcar retorno"
      description={patient.nome}
      opener={opener}
      className="sm:max-w-md"
      footer={
        <>
          <Button variant="ghost" isBusy={saving.isPending} onClick={() => saving.mutate(null)}>
            Sem retorno
          </Button>
          <Button isBusy={saving.isPending} onClick={save}>
            Salvar
          </Button>
        </>
      }
      onClose={onClose}
    >
      <div className="grid gap-3">
        <Field label="Próximo retorno" hint={typed && returnHint(typed)} error={error}>
          {(ids) => (
            <DayInput
              ids={ids}
              label="Próximo retorno"
              value={day}
              min={dayOf(new Date())}
              latest={latestReturn()}
              onChange={(next) => {
                setDay(next);
                setError(undefined);
              }}
              onDone={setDay}
            />
          )}
        </Field>
        <ReturnChoices onChoose={setDay} />
      </div>
    </OpenDialog>
  );
}

function useSavedReturn({ id, nome }: ReturnDialogProps['patient'], onSaved: () => void) {
  const [client, queries, toast] = [useClient(), useQueryClient(), useToast()];
  const notifyFailure = useFailureNotice();
  const update = useMutation(updateMutation(client, queries, 'Paciente'));
  return useMutation({
    mutationFn: (retorno_em: string | null) => update.mutateAsync({ id, patch: { retorno_em } }),
    onSuccess(_saved, retorno_em) {
      onSaved();
      void queries.invalidateQueries({ queryKey: followUpKey });
      if (!retorno_em) return toast({ title: 'Sem retorno marcado', description: nome });
      return toast({
        title: 'Retorno marcado',
        description: `${nome}, ${dayText(retorno_em)}`,
        action: {
          label: 'Adicionar à agenda',
          onPress: () => saveReturnFile({ id, nome, retorno_em }),
        },
      });
    },
    onError: notifyFailure('Não foi possível marcar o retorno'),
  });
}
