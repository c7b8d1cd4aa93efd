import { type Restricao, restricaoLabels } from '@alecrim/domain/pure';
import { useFormContext } from 'react-hook-form';
import { CheckField } from './check-field.tsx';

/** The words of the restrictions as a label says them: a food does not contain "vegano". */
const contents: Record<Restricao, string> = {
  ...restricaoLabels,
  vegetariano: 'Carne, ave ou peixe',
  vegano: 'Ingrediente de origem animal',
  gestante: 'Algo a evitar na gestação',
  fenilcetonuria: 'Fenilalanina',
  potassio: 'Muito potássio',
  fosforo: 'Muito fósforo',
};

/** What an own food contains that somebody may avoid, and whether the list was compared with the label. */
export function ContemFields() {
  const { register } = useFormContext();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">Contém</legend>
      <p className="text-sm text-muted">
        Serve para avisar quando o paciente evita algo. Marque o que está na lista de ingredientes.
      </p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {Object.entries(contents).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5 text-sm sm:min-h-9">
            <input type="checkbox" value={value} className="size-5 shrink-0" {...register('contem')} />
            {label}
          </label>
        ))}
      </div>
      <CheckField name="conteudo_conferido" label="Conferi no rótulo">
        O que não foi escolhido acima não está no alimento. Sem isto, ele aparece como não verificado.
      </CheckField>
    </fieldset>
  );
}
