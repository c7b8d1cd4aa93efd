import '@alecrim/document/numbers.css';
import { BrandedSheet } from '@alecrim/document';
import type { Stored } from '@alecrim/domain';
import { nutrienteLabels, withDays } from '@alecrim/domain/pure';
import { planTexts } from '@alecrim/nutrition/texts';
import { ArrowLeft } from 'lucide-react';
import { useUser } from '../../../data/context.ts';
import { longDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { Paper, PaperPage } from '../../records/paper-page.tsx';
import { usePlanQuery } from '../worker/plan-query.ts';
import { callWorker, type DayNutrients } from '../worker/worker-client.ts';
import {
  amountWords,
  CoverageWords,
  personWords,
  referenceWords,
  shareWords,
  statusWords,
} from './nutrient-words.tsx';
import { PersonNotice, usePerson } from './person-notice.tsx';

/** The nutrients of a plan on paper, for the nutritionist. */
export function NutrientsSheet({ plan }: { plan: Stored<'Cardapio'> }) {
  const user = useUser();
  const reference = usePerson(plan.paciente_id, plan.meta);
  const { person } = reference;
  const query = usePlanQuery(plan, {
    key: ['nutrientes', person],
    enabled: !reference.isLoading,
    async read(known) {
      const texts = planTexts(plan);
      const kinds = texts.days?.map(({ kind }) => kind) ?? [[]];
      return Promise.all(
        kinds.map(async (kind, day) => ({
          kind,
          day: await callWorker('nutrients', { texts, person, day, known }),
        })),
      );
    },
  });
  return (
    <PaperPage
      title={`Nutrientes: ${plan.titulo}`}
      label="Nutrientes"
      back={
        <ButtonLink icon={ArrowLeft} variant="outline" to={paths.visualizar(plan.id)}>
          Voltar ao cardápio
        </ButtonLink>
      }
    >
      {!reference.isLoading && !person && (
        <div className="print:hidden">
          <PersonNotice patientId={plan.paciente_id} {...reference} />
        </div>
      )}
      <QueryView query={query}>
        {(days) => (
          <Paper>
            <BrandedSheet
              nutricionista={user}
              titulo={`Nutrientes: ${plan.titulo}`}
              about={[
                plan.paciente_nome ?? '',
                person ? `Recomendação para ${personWords(person)}` : '',
                longDate(new Date()),
              ].filter(Boolean)}
              made="Análise elaborada"
            >
              {days.map(({ kind, day }) => (
                <SheetTable key={`${kind}`} title={withDays('Nutrientes do dia', kind)} day={day} />
              ))}
            </BrandedSheet>
          </Paper>
        )}
      </QueryView>
    </PaperPage>
  );
}

function SheetTable({ title, day }: { title: string; day: DayNutrients }) {
  return (
    <section className="doc-section">
      <h2>{title}</h2>
      <CoverageWords day={day} />
      <table className="doc-numbers doc-nutrients">
        <thead>
          <tr>
            <th scope="col">Nutriente</th>
            <th scope="col">No cardápio</th>
            <th scope="col">Referência</th>
            <th scope="col">Situação</th>
          </tr>
        </thead>
        <tbody>
          {day.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{nutrienteLabels[row.name].nome}</th>
              <td data-title="No cardápio">
                {[amountWords(row, day.unread === 0), shareWords(row)].filter(Boolean).join(', ')}
              </td>
              <td data-title="Referência">{referenceWords(row)}</td>
              <td data-title="Situação">{statusWords[row.status]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="doc-soft doc-sources">
        Estimativa das primeiras opções. ≥: falta o valor de alguns alimentos. Referências: Dietary Reference
        Intakes (IOM, 1997–2011; NASEM, 2019); gordura saturada: OMS, 2023. EAR: necessidade média; RDA:
        ingestão recomendada; AI: ingestão adequada; UL: limite superior.
      </p>
    </section>
  );
}
