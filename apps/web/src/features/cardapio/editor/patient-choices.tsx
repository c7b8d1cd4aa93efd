import { cn } from '../../../lib/cn.ts';
import { Avatar } from '../../../ui/avatar.tsx';

export interface Choice {
  id: string;
  nome: string;
  telefone: string | null;
  email: string | null;
}

interface PatientChoicesProps {
  id: string;
  choices: readonly Choice[];
  active: number;
  chosen: string | null;
  onChoose: (choice: Choice) => void;
}

/** The list under the patient field. The field keeps the focus and names the active option. */
export function PatientChoices({ id, choices, active, chosen, onChoose }: PatientChoicesProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Pacientes"
      className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-80 overflow-y-auto rounded-control border border-line bg-surface p-1.5 shadow-float"
    >
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the combobox holds the focus and points here.
        // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the combobox's.
        <div
          key={choice.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={choice.id === chosen}
          // Pressing must not take the focus from the field before the choice is made.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
          className={cn(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2.5 py-1.5 hover:bg-soft',
            index === active && 'bg-soft',
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
