import { Paciente, type Stored } from '@alecrim/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useClient } from '../../../data/context.ts';
import { createMutation } from '../../../data/entity-mutations.ts';
import { patientSearchQuery, patientsNamedQuery } from '../../../data/patient-queries.ts';
import { usePausedText } from '../../../lib/address-search.ts';
import { cn } from '../../../lib/cn.ts';
import { newId } from '../../../lib/new-id.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Combobox, isEnter, useCombobox } from '../../../ui/combobox.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useFailureNotice, useToast } from '../../../ui/toast.tsx';

/** The patient of the plan: chosen from the list, or only a name. */
export function PatientField() {
  const client = useClient();
  const { getValues, setValue } = useFormContext();
  const name: string = useWatch({ name: 'paciente_nome' }) ?? '';
  const chosen: string | null = useWatch({ name: 'paciente_id' });
  const [isOpen, setOpen] = useState(false);
  const words = usePausedText(chosen ? '' : name);
  const { data: found = [] } = useQuery({ ...patientSearchQuery(client, words), enabled: isOpen });
  const isListed = isOpen && found.length > 0;
  const combobox = useCombobox({ count: found.length, isListed, first: -1 });

  // A typed name is linked to a patient when exactly one patient has this name.
  const [isTyped, setTyped] = useState(false);
  const { data: namesakes } = useQuery({
    ...patientsNamedQuery(client, words),
    enabled: !chosen && words.trim() !== '',
  });
  const isAnswered = !chosen && words === name.trim() && namesakes !== undefined;
  const named = isAnswered && namesakes.length === 1 ? namesakes[0] : undefined;
  function set(id: string | null, nome: string) {
    setValue('paciente_id', id, { shouldDirty: true });
    setValue('paciente_nome', nome, { shouldDirty: true });
    combobox.reset();
  }
  function choose({ id, nome }: Patient) {
    set(id, nome);
    setOpen(false);
  }
  /** The answer may come after another patient was chosen, or another name typed. */
  function chooseCreated(patient: Patient, typed: string) {
    const { paciente_id, paciente_nome } = getValues();
    if (!paciente_id && paciente_nome?.trim() === typed) choose(patient);
  }
  const link = useEffectEvent((patient: Patient) => {
    setTyped(false);
    choose(patient);
  });
  // The answer comes from the server, outside React.
  useEffect(() => {
    if (isTyped && named && !isOpen) link(named);
  }, [isTyped, named, isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    const current = found[combobox.active];
    if (combobox.isMoved(event)) setOpen(true);
    else if (isEnter(event) && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Escape' && isListed) {
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <Field
      label="Paciente"
      aside={
        chosen && (
          <Link
            to={paths.paciente(chosen)}
            className="text-sm font-semibold text-brand-ink underline-offset-4 hover:underline"
          >
            Ver paciente
          </Link>
        )
      }
      hint={
        chosen ? (
          <span className="inline-flex items-center gap-1.5 font-medium text-brand-ink">
            <CircleCheck aria-hidden="true" className="size-4" />
            Paciente cadastrado
          </span>
        ) : isAnswered && namesakes.length === 0 ? (
          <NewPatient key={words} name={words} onCreated={chooseCreated} />
        ) : (
          'Escolha da sua lista ou escreva só o nome (opcional)'
        )
      }
    >
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name="paciente_nome"
            {...combobox.fieldProps}
            placeholder="Buscar paciente..."
            className="pr-11"
            value={name}
            onChange={(event) => {
              set(null, event.target.value);
              setTyped(true);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
          />
          {name && (
            <Button
              icon={X}
              variant="ghost"
              size="icon"
              aria-label="Remover paciente"
              className="absolute inset-y-0 right-0 h-11 md:h-11"
              onClick={() => set(null, '')}
            />
          )}
          {isListed && (
            <PatientChoices combobox={combobox} choices={found} chosen={chosen} onChoose={choose} />
          )}
        </div>
      )}
    </Field>
  );
}

type Patient = Pick<Stored<'Paciente'>, 'id' | 'nome' | 'telefone' | 'email'>;

interface NewPatientProps {
  name: string;
  onCreated: (patient: Patient, name: string) => void;
}

/** Makes a patient of a typed name. The other data can be filled in later, on the patient's page. */
function NewPatient({ name, onCreated }: NewPatientProps) {
  const toast = useToast();
  const failed = useFailureNotice();
  const { mutateAsync, isPending } = useMutation(createMutation(useClient(), useQueryClient(), 'Paciente'));
  const [key] = useState(newId);
  function create() {
    mutateAsync({ content: { ...Paciente.blank, nome: name }, key }).then((patient) => {
      onCreated(patient as Patient, name);
      toast({ title: 'Paciente cadastrado' });
    }, failed('Não foi possível cadastrar o paciente'));
  }
  return (
    <>
      Este nome não está na sua lista.{' '}
      <Button variant="link" size="inline" isBusy={isPending} onClick={create}>
        Cadastrar {name}
      </Button>
    </>
  );
}

interface PatientChoicesProps {
  combobox: Combobox;
  choices: readonly Patient[];
  chosen: string | null;
  onChoose: (choice: Patient) => void;
}

function PatientChoices({ combobox, choices, chosen, onChoose }: PatientChoicesProps) {
  return (
    <div
      id={combobox.listId}
      role="listbox"
      aria-label="Pacientes"
      className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-80 overflow-y-auto rounded-control border border-line bg-surface p-1.5 shadow-float"
    >
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the combobox holds the focus and points here.
        // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the combobox's.
        <div
          key={choice.id}
          {...combobox.optionProps(index)}
          role="option"
          aria-selected={choice.id === chosen}
          onClick={() => onChoose(choice)}
          className={cn(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2.5 py-1.5 hover:bg-soft',
            index === combobox.active && 'bg-soft',
          )}
        >
          <Avatar name={choice.nome} size="sm" />
          <span className="min-w-0">
            <span className="block truncate text-sm font-semibold">{choice.nome}</span>
            <span className="block truncate text-sm text-muted empty:hidden">
              {choice.telefone || choice.email}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
