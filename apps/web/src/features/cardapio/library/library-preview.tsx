import { heldUnits, shownLine, yieldText } from '@alecrim/domain/pure';
import type { Orientacao, Receita, Refeicao } from '../../../data/plan-content.ts';
import type { AnyPart, AnyTemplate, PartKind } from '../editor/part-kinds.tsx';

/** A template, or a part of a plan, as it looks in a plan. */
export function LibraryPreview({ kind, template }: { kind: PartKind; template: AnyTemplate | AnyPart }) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4 text-sm">
      {kind.name === 'refeicoes' && <Meal meal={template as Refeicao} />}
      {kind.name === 'receitas' && <Recipe recipe={template as Receita} />}
      {kind.name === 'orientacoes' && <Sheet sheet={template as Orientacao} />}
    </div>
  );
}

const Meal = ({ meal }: { meal: Refeicao }) => (
  <>
    <Heading>{[meal.nome, meal.horario].filter(Boolean).join(' · ')}</Heading>
    {meal.opcoes?.map(({ descricao, itens }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: options are numbered by their places and never move here.
      <div key={index}>
        <p className="font-semibold text-brand-ink">
          Opção {index + 1}
          {descricao && <span className="font-medium text-ink"> · {shownLine(descricao)}</span>}
        </p>
        <Lines lines={itens} />
      </div>
    ))}
  </>
);

const Recipe = ({ recipe }: { recipe: Receita }) => (
  <>
    <Heading>{recipe.nome}</Heading>
    {typeof recipe.porcoes === 'number' && <p className="text-muted">{yieldText(recipe.porcoes)}</p>}
    <Lines lines={recipe.ingredientes} />
    {recipe.modo_preparo && <p className="whitespace-pre-line">{heldUnits(recipe.modo_preparo)}</p>}
  </>
);

const Sheet = ({ sheet }: { sheet: Orientacao }) => (
  <>
    <Heading>{sheet.titulo}</Heading>
    <Lines lines={sheet.itens} />
  </>
);

const Heading = ({ children }: { children: string | null | undefined }) => (
  <p className="text-base font-semibold tracking-tight">{children}</p>
);

function Lines({ lines }: { lines: readonly string[] | null | undefined }) {
  return (
    <ul className="mt-1 grid list-disc gap-0.5 pl-5 marker:text-brand-ink">
      {lines?.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and they never move here.
        <li key={index}>{shownLine(line)}</li>
      ))}
    </ul>
  );
}
