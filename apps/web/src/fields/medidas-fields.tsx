import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { DecimalField } from './decimal-field.tsx';
import { PartField } from './part-field.tsx';
import { usePartList } from './part-list.ts';

/** The household measures of a food: a name and its grams, a row each. */
export function MedidasFields({ label }: { label: string }) {
  const { root, keys, add, actionsFor } = usePartList('medidas', 'Medida');
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{label}</legend>
      <p className="mb-3 text-sm text-muted">Como você escreve nos cardápios: fatia, colher de sopa, pote…</p>
      <div ref={root} className="grid gap-3">
        <ol className="grid gap-2 empty:hidden">
          {keys.map((key, index) => (
            <li key={key} className="flex items-start gap-2">
              <PartField
                name={`medidas.${index}.nome`}
                label={`Medida ${index + 1}`}
                isLabelHidden
                placeholder="Ex.: fatia"
                className="min-w-0 grow"
              />
              <DecimalField
                name={`medidas.${index}.gramas`}
                label={`Gramas da medida ${index + 1}`}
                isLabelHidden
                placeholder="gramas"
                className="w-24 shrink-0 sm:w-32"
              />
              <Button
                look="ghost"
                size="icon"
                aria-label={`Remover medida ${index + 1}`}
                className="hover:bg-danger-soft hover:text-danger"
                onClick={actionsFor(index, keys.length).remove}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ol>
        <Button
          look="soft"
          size="sm"
          className="justify-self-start"
          onClick={() => add({ nome: '', gramas: null })}
        >
          <Plus aria-hidden="true" />
          Adicionar medida
        </Button>
      </div>
    </fieldset>
  );
}
