import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { DaysChip } from '../../../fields/days-field.tsx';
import { type PartActions, PartMenu } from '../../../fields/part-menu.tsx';
import { DragHandle } from '../../../fields/sortable-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { editAt } from './edit-at.ts';
import type { AnyPart, PartKind } from './part-kinds.tsx';
import { Energy } from './part-text.tsx';

interface PartCardProps {
  kind: PartKind;
  index: number;
  isEdited: boolean;
  onDone: () => void;
  actions: PartActions;
}

/** One meal, recipe or guidance sheet of the plan: a text, with fields only while it is edited. */
export function PartCard({ kind, index, isEdited, onDone, actions }: PartCardProps) {
  const path = `${kind.name}.${index}`;
  const label = `${kind.noun} ${index + 1}`;
  const doneLabel = `Concluir ${label}`;
  const days = 'dias' in kind.fields ? `${path}.dias` : undefined;

  function doneByKey(event: KeyboardEvent) {
    const isField = (event.target as Element).matches('input, textarea');
    if (event.key === 'Escape' && isField && !event.defaultPrevented) onDone();
  }

  return (
    <section
      aria-label={label}
      data-part={path}
      // Painted by itself, or a key would measure and paint all parts. An open menu, which has the focus, is above the others.
      className="isolate rounded-card border border-line bg-surface shadow-card focus-within:isolation-auto"
      onKeyDown={isEdited ? doneByKey : undefined}
    >
      <div className="flex items-start gap-1 py-1.5 pr-1.5 pl-1 sm:pl-2">
        <DragHandle label={`Mover ${label}`} />
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
          {isEdited ? (
            <kind.Heading prefix={`${path}.`} />
          ) : (
            <HeadingText kind={kind} path={path} label={label} />
          )}
          {days && <DaysChip name={days} />}
          <Energy path={path} />
        </div>
        {isEdited && (
          <Button icon={Check} variant="ghost" size="icon" aria-label={doneLabel} onClick={onDone} />
        )}
        <PartMenu label={`Ações da ${label}`} days={days} actions={actions} />
      </div>
      {isEdited ? (
        <div className="border-t border-line p-4 sm:p-5">
          <kind.Fields prefix={`${path}.`} />
        </div>
      ) : (
        <BodyText kind={kind} path={path} />
      )}
    </section>
  );
}

type TextProps = { kind: PartKind; path: string };

function HeadingText({ kind, path, label }: TextProps & { label: string }) {
  const nameField = `${path}.${kind.nameField}`;
  const { [kind.nameField]: name, horario: time } = usePart(kind, path) as Record<string, string | null>;
  return (
    <h3 className="min-w-0 grow font-semibold">
      <button
        type="button"
        onClick={(event) => editAt(event, nameField)}
        className="min-h-11 w-full cursor-text rounded-control text-left md:min-h-10"
      >
        <span className="sr-only">Editar </span>
        <span data-field={nameField} className={name?.trim() ? undefined : 'text-muted'}>
          {name?.trim() || label}
        </span>
        {time?.trim() && (
          <span data-field={`${path}.horario`} className="ml-2 font-normal text-muted">
            {time}
          </span>
        )}
      </button>
    </h3>
  );
}

function BodyText({ kind, path }: TextProps) {
  const part = usePart(kind, path);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the button in the heading.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      onClick={(event) => editAt(event, `${path}.${kind.nameField}`)}
      className="cursor-text px-4 pb-3 text-sm sm:pl-11"
    >
      <kind.Text part={part as never} path={path} />
    </div>
  );
}

/** The part as it is now. By its fields: the path of part 1 begins like that of part 10, and a key there would be one here. */
function usePart({ fields }: PartKind, path: string): AnyPart {
  const names = Object.keys(fields);
  const values: unknown[] = useWatch({ name: names.map((name) => `${path}.${name}`) });
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}
