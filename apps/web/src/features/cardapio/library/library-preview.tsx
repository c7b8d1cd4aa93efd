import type { Stored } from '@alecrim/domain';
import { heldUnits, shownLine, yieldText } from '@alecrim/domain/pure';
import type { AnyTemplate, PartKind } from '../editor/part-kinds.tsx';

/** A template as it would read in the plan. */
export function LibraryPreview({ kind, template }: { kind: PartKind; template: AnyTemplate }) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4 text-sm">
      {kind.name === 'refeicoes' && <Meal meal={template as Stored<'RefeicaoTemplate'>} />}
      {kind.name === 'receitas' && <Recipe recipe={template as Stored<'ReceitaTemplate'>} />}
      {kind.name === 'orientacoes' && <Sheet sheet={template as Stored<'OrientacaoTemplate'>} />}
    </div>
  );
}

const Meal = ({ meal }: { meal: Stored<'RefeicaoTemplate'> }) => (
  <>
    <Heading>{[meal.nome, meal.horario].filter(Boolean).join(' · ')}</Heading>
    {meal.opcoes.map(({ descricao, itens }, index) => (
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

const Recipe = ({ recipe }: { recipe: Stored<'ReceitaTemplate'> }) => (
  <>
    <Heading>{recipe.nome}</Heading>
    {recipe.porcoes !== null && <p className="text-muted">{yieldText(recipe.porcoes)}</p>}
    <Lines lines={recipe.ingredientes} />
    {recipe.modo_preparo && <p className="whitespace-pre-line">{heldUnits(recipe.modo_preparo)}</p>}
  </>
);

const Sheet = ({ sheet }: { sheet: Stored<'OrientacaoTemplate'> }) => (
  <>
    <Heading>{sheet.titulo}</Heading>
    <Lines lines={sheet.itens} />
  </>
);

const Heading = ({ children }: { children: string }) => (
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
