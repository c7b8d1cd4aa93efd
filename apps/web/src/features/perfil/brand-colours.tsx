import { type Brand, brandDefaults } from '@alecrim/domain/pure';
import { useFormContext, useWatch } from 'react-hook-form';
import { ColourField } from '../../fields/colour-field.tsx';
import { cn } from '../../lib/cn.ts';

const colours = [
  ['cor_primaria', 'Cor Primária', 'Menu, botões e cabeçalho do cardápio'],
  ['cor_secundaria', 'Cor Secundária', 'Detalhes do cabeçalho'],
  ['cor_destaque', 'Cor de Destaque', 'Títulos e observações'],
] as const;

const palette = (name: string, primary: string, secondary: string, accent: string) => ({
  name,
  colours: { cor_primaria: primary, cor_secundaria: secondary, cor_destaque: accent },
});

const palettes: readonly { name: string; colours: Brand }[] = [
  { name: 'Alecrim', colours: brandDefaults },
  palette('Oliva', '#5f7a3a', '#41562a', '#d9a441'),
  palette('Terracota', '#b4552d', '#8a3f20', '#e0a458'),
  palette('Vinho', '#8a2c4a', '#651d35', '#d98e32'),
  palette('Azul', '#2563a8', '#1d4b80', '#f2994a'),
  palette('Lavanda', '#6d5bb0', '#4f4190', '#e38fb1'),
];

/** The three colours of the brand: a palette that goes together, or each on its own. */
export function BrandColours() {
  const choose = useChosenColours();
  const chosen = useWatch<Brand>();
  return (
    <div className="grid gap-5">
      <fieldset aria-label="Paletas" className="flex flex-wrap gap-2">
        {palettes.map(({ name, colours: set }) => (
          <button
            key={name}
            type="button"
            aria-pressed={colours.every(([field]) => (chosen[field] || brandDefaults[field]) === set[field])}
            onClick={() => choose(set)}
            className={cn(
              'flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-sm font-medium hover:bg-soft md:min-h-9',
              'aria-pressed:border-ink aria-pressed:ring-1 aria-pressed:ring-ink',
            )}
          >
            <span aria-hidden="true" className="flex">
              {colours.map(([field]) => (
                <span
                  key={field}
                  className="-ml-1.5 size-5 rounded-full border border-surface first:ml-0"
                  style={{ background: set[field] }}
                />
              ))}
            </span>
            {name}
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-start gap-5">
        {colours.map(([name, label, hint]) => (
          <ColourField key={name} name={name} label={label} hint={hint} fallback={brandDefaults[name]} />
        ))}
      </div>
    </div>
  );
}

/** Sets the colours of the form around. */
export function useChosenColours() {
  const { setValue } = useFormContext<Brand>();
  return (set: Brand) => {
    for (const [name] of colours) setValue(name, set[name], { shouldDirty: true });
  };
}
