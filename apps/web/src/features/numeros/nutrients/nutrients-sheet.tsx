import '@alecrim/document/document.css';
import '@alecrim/document/header.css';
import '@alecrim/document/numbers.css';
import '@alecrim/document/print.css';
import { BrandedSheet } from '@alecrim/document';
import { printFromTop } from '@alecrim/document/print-from-top';
import type { Stored } from '@alecrim/domain';
import { nutrienteLabels, withDays } from '@alecrim/domain/pure';
import { decisionsOf } from '@alecrim/nutrition/decisions';
import { planTexts } from '@alecrim/nutrition/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useClient, useUser } from '../../../data/context.ts';
import { ownFoodsQuery } from '../../../data/food-knowledge.ts';
import { usePageTitle } from '../../../lib/branding.ts';
import { longDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { callWorker, type DayNutrients } from '../worker/worker-client.ts';
import { CoverageWords } from './coverage-words.tsx';
import { amountWords, personWords, referenceWords, shareWords, statusWords } from './nutrient-words.ts';
import { PersonNotice } from './person-notice.tsx';
import { usePerson } from './use-person.ts';

/** The nutrients of a plan on paper, for the nutritionist. */
export function NutrientsSheet({ plan }: { plan: Stored<'Cardapio'> }) {
  usePageTitle(`Nutrientes: ${plan.titulo}`);
  useEffect(() => printFromTop(window), []);
  const user = useUser();
  const reference = usePerson(plan.paciente_id, plan.meta);
  const { person } = reference;
  const client = useClient();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['nutrientes', plan.id, plan.version, person],
    enabled: !reference.isLoading,
    queryFn: async () => {
      const texts = planTexts(plan);
      const ownFoods = await queries.fetchQuery(ownFoodsQuery(client));
      const known = { decisions: decisionsOf(plan.leituras), ownFoods };
      const kinds = texts.days?.map(({ kind }) => kind) ?? [[]];
      return Promise.all(
        kinds.map(async (kind, day) => ({
          kind,
          day: await callWorker('nutrients', { texts, person, day, known }),
        })),
      );
    },
    // The own foods may have changed since the sheet was last opened.
    staleTime: 0,
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      <nav aria-label="Nutrientes" className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ButtonLink icon={ArrowLeft} look="outline" to={paths.visualizar(plan.id)}>
          Voltar ao cardápio
        </ButtonLink>
        <Button icon={Printer} onClick={() => window.print()}>
          Imprimir ou salvar como PDF
        </Button>
      </nav>
      {!reference.isLoading && !person && (
        <div className="print:hidden">
          <PersonNotice patientId={plan.paciente_id} {...reference} />
        </div>
      )}
      <QueryView query={query}>
        {(days) => (
          <div className="-mx-4 sm:mx-0 [&>.doc]:shadow-card [&>.doc]:ring-1 [&>.doc]:ring-line">
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
          </div>
        )}
      </QueryView>
    </div>
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
