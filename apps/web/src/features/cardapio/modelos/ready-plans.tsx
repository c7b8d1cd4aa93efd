import { CardapioTemplate } from '@alecrim/domain';
import { counted, searchable } from '@alecrim/domain/pure';
import { planosProntos } from '@alecrim/domain/starter-library/planos';
import { inWhole } from '../../numeros/amount-words.ts';
import { ChoiceWarning } from '../../restricoes/choice-warning.tsx';
import { useCheckedChoices } from '../../restricoes/use-checked.ts';
import { checkedParts, type Modelo } from './modelo-words.ts';
import { TemplateList } from './template-row.tsx';

// They come with the script of this list: no account stores them, and a correction reaches everybody.
const ready = planosProntos.map(({ id, objetivo, modelo }) => ({
  objetivo,
  modelo: { ...CardapioTemplate.blank, ...modelo, id } as unknown as Modelo,
}));
const purposes = new Map(ready.map(({ objetivo, modelo }) => [modelo.id, objetivo]));

/** The ready plans whose name or purpose has these words. */
export const readyPlansWith = (words: string): Modelo[] =>
  ready
    .filter(({ objetivo, modelo }) => searchable(`${modelo.nome} ${objetivo}`).includes(searchable(words)))
    .map(({ modelo }) => modelo);

interface ReadyPlansProps {
  modelos: readonly Modelo[];
  onPick: (modelo: Modelo) => void;
}

/** The plans that everybody may start from. */
export function ReadyPlans({ modelos, onPick }: ReadyPlansProps) {
  const checked = useCheckedChoices(modelos, checkedParts);
  if (modelos.length === 0) return null;
  return (
    <section aria-labelledby="planos-prontos" className="grid grid-cols-1 gap-3">
      <div>
        <h3 id="planos-prontos" className="font-semibold">
          Planos prontos
        </h3>
        <p className="text-sm text-muted">
          Já calculados, com opções, receitas e orientações. São um ponto de partida: adapte ao paciente antes
          de entregar.
        </p>
      </div>
      <TemplateList
        label="Planos prontos"
        modelos={modelos}
        onPick={onPick}
        below={(modelo) => (
          <>
            <span className="block text-sm">{purposes.get(modelo.id)}</span>
            <span className="block text-sm text-muted">{summaryOf(modelo)}</span>
            <ChoiceWarning checked={checked.get(modelo.id)} />
          </>
        )}
      />
    </section>
  );
}

/** "1.500 kcal por dia · 5 refeições · 1 receita": the energy is near enough for every choice of options. */
const summaryOf = ({ meta, refeicoes, receitas }: Modelo): string =>
  [
    `${inWhole(meta?.kcal ?? 0)} kcal por dia`,
    counted(refeicoes.length, 'refeição', 'refeições'),
    counted(receitas.length, 'receita', 'receitas'),
  ].join(' · ');
