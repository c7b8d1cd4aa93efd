import { useFormContext } from 'react-hook-form';

/** Whether the patient may swap foods on the page of the plan. */
export function SwapsAllowed() {
  const { register } = useFormContext();
  return (
    <label className="flex cursor-pointer items-start gap-3 text-sm sm:max-w-lg">
      <input type="checkbox" className="mt-0.5 size-5 shrink-0" {...register('permitir_trocas')} />
      <span>
        <span className="block font-medium text-ink">Permitir que o paciente troque alimentos</span>
        <span className="text-muted">
          Na página do link, cada item reconhecido mostra até 4 substituições equivalentes. O seu texto não
          muda.
        </span>
      </span>
    </label>
  );
}
