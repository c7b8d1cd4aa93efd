import type { PatientReport } from '@alecrim/domain';
import { counted } from '@alecrim/domain/pure';
import { opcaoLabels } from '../../../fields/opcao-fields.tsx';
import { orientacaoLabels } from '../../../fields/orientacao-fields.tsx';
import { partTexts } from '../../../fields/part-texts.ts';
import { receitaLabels } from '../../../fields/receita-fields.tsx';
import { fullMoment, longDate } from '../../../lib/dates.ts';
import { targetTexts } from './target-texts.ts';

type Plan = PatientReport['cardapios'][number];

/** The text of a plan, without the layout of its document. */
export function ReportPlan({ plan }: { plan: Plan }) {
  const { aberturas_do_link: openings, versoes } = plan;
  const targets = targetTexts(plan.meta);
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{plan.titulo}</h3>
      <p className="text-sm text-muted">
        {[
          `Criado em ${longDate(plan.created_date)}`,
          `alterado em ${longDate(plan.updated_date)}`,
          plan.ativo ? 'link público ativo' : 'link público desativado',
          openings.ultima
            ? `link aberto ${counted(openings.total, 'vez', 'vezes')}, a última em ${fullMoment(openings.ultima)}`
            : 'link nunca aberto',
          counted(versoes.length, 'versão anterior', 'versões anteriores'),
        ].join(' · ')}
      </p>
      <ul className="grid list-disc grid-cols-1 gap-1 pl-5">
        {plan.refeicoes.map((meal) => (
          <Line key={`refeicao ${meal.id}`} title={[meal.nome, meal.horario].filter(Boolean).join(', ')}>
            {(meal.opcoes ?? []).map((option) => partTexts(opcaoLabels, option).join('; '))}
          </Line>
        ))}
        {plan.receitas.map((recipe) => (
          <Line key={`receita ${recipe.id}`} title={recipe.nome}>
            {partTexts(receitaLabels, recipe)}
          </Line>
        ))}
        {plan.orientacoes.map((sheet) => (
          <Line key={`orientacao ${sheet.id}`} title={sheet.titulo}>
            {partTexts(orientacaoLabels, sheet)}
          </Line>
        ))}
        {targets.length > 0 && <Line title="Metas">{targets}</Line>}
        {plan.observacoes_finais && <Line title="Observações">{[plan.observacoes_finais]}</Line>}
      </ul>
    </section>
  );
}

function Line({ title, children }: { title: string | null | undefined; children: readonly string[] }) {
  const texts = children.filter(Boolean);
  return (
    <li>
      <span className="font-medium">{title}</span>
      {texts.length > 0 && <span className="text-muted">: {texts.join(' / ')}</span>}
    </li>
  );
}
