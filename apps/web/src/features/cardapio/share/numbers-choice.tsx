import type { Draft, Stored } from '@alecrim/domain';
import { mostrarLabels } from '@alecrim/domain/pure';
import { useId } from 'react';
import { Options, Select } from '../../../ui/select.tsx';
import { useLinkChange } from './use-link-change.ts';

type Shown = Draft<'Cardapio'>['mostrar_numeros'];

/** Which numbers the document shows, on screen, on paper and on the patient's page. Saved at once. */
export function NumbersChoice({ plan }: { plan: Stored<'Cardapio'> }) {
  const { change, pending } = useLinkChange(plan);
  const id = useId();
  return (
    <span className="flex min-h-11 flex-wrap items-center gap-x-2.5 pr-2 text-sm font-medium">
      <label htmlFor={id}>
        Calorias e macros<span className="sr-only"> no documento</span>
      </label>
      <Select
        id={id}
        className="w-auto text-sm"
        value={pending.mostrar_numeros ?? plan.mostrar_numeros}
        onChange={({ target }) => {
          const shown = target.value as Shown;
          const words = mostrarLabels[shown].toLowerCase();
          change(
            { mostrar_numeros: shown },
            shown === 'nada' ? 'O documento não mostra calorias nem macros' : `O documento mostra: ${words}`,
          );
        }}
      >
        <Options labels={mostrarLabels} />
      </Select>
    </span>
  );
}
