import { type Dia, daysWords, diaLabels, namedDays } from '@alecrim/domain/pure';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useHistory } from '../lib/form-history/use-history.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { DialogClose, OpenDialog } from '../ui/dialog.tsx';

const questions: readonly { title: string; days: readonly Dia[] }[] = [
  { title: 'Na semana', days: ['uteis', 'fim_de_semana'] },
  { title: 'Treino', days: ['treino', 'descanso'] },
];

interface DaysDialogProps {
  /** The path of the field, such as `refeicoes.0.dias`. */
  name: string;
  onClose: () => void;
}

/** Asks on which days a meal or an option is eaten. The answer is one step of the history. */
export function DaysDialog({ name, onClose }: DaysDialogProps) {
  const { getValues, setValue } = useFormContext();
  const { step } = useHistory();
  const [chosen, setChosen] = useState<readonly Dia[]>(() => namedDays(getValues(name)));
  const days = namedDays(chosen);
  const choose = (dia: Dia, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, dia] : chosen.filter((other) => other !== dia));
  const save = () => {
    if (`${days}` !== `${namedDays(getValues(name))}`)
      step(`Dias: ${daysWords(days).toLowerCase()}`, () => setValue(name, days, { shouldDirty: true }));
    onClose();
  };
  return (
    <OpenDialog
      onClose={onClose}
      title={/opcoes\.\d+\.dias$/.test(name) ? 'Dias da opção' : 'Dias da refeição'}
      description="Sem nenhum dia marcado, vale para todos os dias."
      footer={
        <>
          <p role="status" className="text-sm text-muted sm:mr-auto sm:self-center">
            {daysWords(days)}
          </p>
          <div className="flex gap-3 max-sm:*:grow">
            <DialogClose asChild>
              <Button variant="outline">Cancelar</Button>
            </DialogClose>
            <Button onClick={save}>Aplicar</Button>
          </div>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {questions.map(({ title, days: offered }) => (
          <fieldset key={title}>
            <legend className="text-sm text-muted">{title}</legend>
            {offered.map((dia) => (
              <Checkbox
                key={dia}
                isOn={chosen.includes(dia)}
                onChange={(isOn) => choose(dia, isOn)}
                className="gap-3 text-base"
              >
                {diaLabels[dia]}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
    </OpenDialog>
  );
}
