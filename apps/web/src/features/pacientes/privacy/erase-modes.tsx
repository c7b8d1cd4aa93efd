import { type ErasureMode, erasureModes } from '@alecrim/domain/pure';

interface EraseModesProps {
  mode: ErasureMode;
  /** How many plans there are; unknown until the server says. */
  plans: number | undefined;
  onChange: (mode: ErasureMode) => void;
}

const words: Record<ErasureMode, { label: string; text: (plans: string) => string }> = {
  anonimizar: {
    label: 'Anonimizar (recomendado)',
    text: (plans) =>
      `Apaga nome, contatos, nascimento, medidas, observações e responsável, também das versões anteriores. ${plans} ficam sem nome e com o link desativado.`,
  },
  eliminar: {
    label: 'Eliminar tudo',
    text: (plans) => `Apaga o cadastro, as versões anteriores e também ${plans.toLowerCase()}.`,
  },
};

/** Anonymising is the first choice and the default. */
export function EraseModes({ mode, plans, onChange }: EraseModesProps) {
  const counted = plans === undefined || plans === 0 ? 'Os cardápios' : `Os cardápios (${plans})`;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">O que fazer com os dados</legend>
      {erasureModes.map((name) => (
        <label
          key={name}
          className="flex cursor-pointer items-start gap-3 rounded-control border border-line p-4 has-checked:border-brand-ink has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name="modo"
            className="mt-1 size-4 shrink-0"
            checked={mode === name}
            onChange={() => onChange(name)}
          />
          <span className="grid gap-0.5">
            <span className="font-semibold">{words[name].label}</span>
            <span className="text-sm text-muted">{words[name].text(counted)}</span>
          </span>
        </label>
      ))}
      <p className="text-sm text-muted">
        Nos cardápios que ficam, o nome completo e os contatos saem também dos textos. Verifique apelidos e
        primeiros nomes nos textos.
      </p>
    </fieldset>
  );
}
