import type { Stored } from '@alecrim/domain';
import { RefreshCw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { DayInput, typedDay } from '../../../fields/day-input.tsx';
import { dayOf, endOfDay, longDate } from '../../../lib/dates.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useLinkChange } from './link-changes.ts';

/** The end date of the link, what it shows and allows, and the button for a new link. */
export function LinkSettings({ plan }: { plan: Stored<'Cardapio'> }) {
  const { change, isPending, pending } = useLinkChange(plan);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid gap-5">
      <div className="max-w-56">
        <Expiry plan={plan} />
      </div>
      <div className="grid gap-4">
        {switches.map(({ field, label, hint, on, off }) => (
          <Switch
            key={field}
            label={label}
            hint={hint}
            isOn={pending[field] ?? plan[field]}
            onChange={(isOn) => void change({ [field]: isOn }, isOn ? on : off)}
          />
        ))}
      </div>
      <Button
        icon={RefreshCw}
        variant="outline"
        isBusy={isPending}
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        Gerar novo link
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Gerar um novo link?"
        confirmLabel="Gerar novo link"
        onConfirm={() =>
          void change({ token_publico: null }, 'Novo link gerado: o anterior deixou de funcionar')
        }
      >
        O link atual deixa de funcionar na hora para todos que o receberam. Você precisará enviar o novo.
      </AlertDialog>
    </div>
  );
}

const switches = [
  {
    field: 'so_primeiro_nome',
    label: 'Mostrar só o primeiro nome do paciente',
    hint: 'Vale para o link, o PDF e a impressão.',
    on: 'O link mostra só o primeiro nome',
    off: 'O link mostra o nome completo',
  },
  {
    field: 'permitir_trocas',
    label: 'Permitir que o paciente troque alimentos',
    hint: 'Cada item reconhecido mostra até 4 substituições equivalentes. O seu texto não muda.',
    on: 'O paciente pode trocar alimentos',
    off: 'O paciente não pode trocar alimentos',
  },
  {
    field: 'mostrar_compras',
    label: 'Mostrar a lista de compras ao paciente',
    hint: 'Fica em uma página própria, com as quantidades da semana.',
    on: 'O link mostra a lista de compras',
    off: 'O link não mostra a lista de compras',
  },
] as const;

interface SwitchProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex items-start gap-3 text-sm">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-5 shrink-0"
      />
      <span>
        <span className="block font-medium">{label}</span>
        <span className="text-muted">{hint}</span>
      </span>
    </label>
  );
}

// Two digits mean a year of this century: a link does not end in the past.
const END_OF_CENTURY = new Date(2099, 11);

function Expiry({ plan }: { plan: Stored<'Cardapio'> }) {
  const { change, isPending } = useLinkChange(plan);
  const saved = plan.link_expira_em ? dayOf(plan.link_expira_em) : '';
  // Another device may change it. The field itself stays, and keeps the focus.
  const [typed, setTyped] = useState({ saved, day: saved });
  const day = typed.saved === saved || isPending ? typed.day : saved;
  // The date that was sent last. The plan has it only after the answer.
  const sent = useRef<string | null>(null);
  const setDay = (next: string) => setTyped({ saved, day: next });
  const [error, setError] = useState<string>();
  const today = dayOf(new Date());

  // Saved when the field is left, because a half-typed date may be another valid date.
  function commit(wanted: string) {
    const problem = wanted && wanted !== (sent.current ?? saved) ? problemOf(wanted, today) : undefined;
    setError(problem);
    if (problem || wanted === (sent.current ?? saved)) return;
    sent.current = wanted;
    void change(
      { link_expira_em: wanted ? endOfDay(wanted) : null },
      wanted ? `O link funciona até ${longDate(endOfDay(wanted))}` : 'O link ficou sem prazo de validade',
    ).then((isSaved) => {
      if (sent.current === wanted) sent.current = null;
      // A date that is typed meanwhile stays.
      if (isSaved) setTyped(({ day: current }) => ({ saved: wanted, day: current }));
    });
  }

  const label = 'Validade do link';
  return (
    <Field label={label} hint={saved || error ? undefined : 'Sem prazo de validade'} error={error}>
      {(ids) => (
        <DayInput
          ids={ids}
          label={label}
          name="link_expira_em"
          value={day}
          min={today}
          latest={END_OF_CENTURY}
          onChange={setDay}
          onDone={commit}
        />
      )}
    </Field>
  );
}

function problemOf(day: string, today: string): string | undefined {
  if (!typedDay(day)) return 'Data inválida';
  return day < today ? 'Escolha hoje ou uma data futura' : undefined;
}
