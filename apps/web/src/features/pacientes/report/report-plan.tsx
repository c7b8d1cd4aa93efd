import type { PatientReport } from '@alecrim/domain';
import { counted, envioLabel } from '@alecrim/domain/pure';
import { decimalText } from '../../../fields/decimal-text.ts';
import { patientText } from '../../../fields/paciente-fields.tsx';
import { opcaoLabels, orientacaoLabels, partTexts, receitaLabels } from '../../../fields/part-labels.ts';
import { fullMoment, longDate } from '../../../lib/dates.ts';

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
          sentText(plan.envios),
          counted(versoes.length, 'versão anterior', 'versões anteriores'),
        ]
          .filter(Boolean)
          .join(' · ')}
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

/** "enviado 3 vezes, a última em …: link copiado" */
function sentText(envios: Plan['envios']): string | undefined {
  const [last] = envios ?? [];
  return (
    last &&
    `enviado ${counted(envios?.length ?? 0, 'vez', 'vezes')}, a última em ${fullMoment(last.em)} (${envioLabel(last.via).toLowerCase()})`
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

type Meta = NonNullable<PatientReport['cardapios'][number]['meta']>;

const macros = { proteina: 'proteína', carboidrato: 'carboidrato', gordura: 'gordura' } as const;

/** The targets of a plan and the measures that they were calculated with. */
export function targetTexts(meta: Meta | null): string[] {
  if (!meta) return [];
  const text = (value: number | null | undefined, before: string, after = '') =>
    value === null || value === undefined ? '' : `${before}${decimalText(value)}${after}`;
  const targets = [
    text(meta.kcal, '', ' kcal'),
    ...Object.entries(macros).map(([name, label]) => {
      const target = meta[name as keyof typeof macros];
      return text(target?.valor, `${label} `, ` ${target?.unidade ?? 'g'}`);
    }),
  ];
  const person = [
    text(meta.peso_kg, 'peso ', ' kg'),
    text(meta.altura_cm, 'altura ', ' cm'),
    text(meta.idade, '', ' anos'),
    patientText('sexo', meta.sexo).toLowerCase(),
    meta.atividade ? `atividade: ${patientText('atividade', meta.atividade).toLowerCase()}` : '',
  ];
  return [targets, person].map((texts) => texts.filter(Boolean).join(', ')).filter(Boolean);
}
