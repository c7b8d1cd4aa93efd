import type { Stored } from '@alecrim/domain';
import { avaliacaoLabels } from '@alecrim/domain/measurement-labels';
import { dayText } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { Plus, Ruler } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useClient } from '../../../data/context.ts';
import { measurementsQuery } from '../../../data/patient-queries.ts';
import { dayOf } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import { EmptyState, QueryView } from '../../../ui/states.tsx';
import { RecordDialog, useRecordPage } from '../../records/record-page.tsx';
import { RecordRemoval } from '../../records/record-removal.tsx';
import { EvolutionChart } from './evolution-chart.tsx';
import { FigureList } from './figure-list.tsx';
import { figuresOf } from './figures.ts';
import { useGrowth } from './growth-figures.ts';
import { type Measurement, newestValues, subjectOf } from './measured.ts';
import { MeasurementForm, MeasurementFormContext } from './measurement-form.tsx';
import { MeasurementList } from './measurement-list.tsx';
import { FIRST_SERIES, seriesOf } from './series.ts';

const EvolutionSheet = lazyPart(() => import('./evolution-sheet.tsx').then((m) => m.EvolutionSheet));

const form = {
  newTitle: 'Nova avaliação',
  editTitle: 'Editar avaliação',
  Fields: MeasurementForm,
  fieldLabels: avaliacaoLabels,
};

/** Everything that was measured of a patient: the newest values, their course, and each day. */
export function MeasurementsTab({ patient }: { patient: Stored<'Paciente'> }) {
  const query = useQuery(measurementsQuery(useClient(), patient.id));
  return <QueryView query={query}>{(all) => <Measurements patient={patient} all={all} />}</QueryView>;
}

function Measurements({ patient, all }: { patient: Stored<'Paciente'>; all: readonly Measurement[] }) {
  const start = { paciente_id: patient.id, data: dayOf(new Date()) };
  const page = useRecordPage('Avaliacao', { form, start });
  const subject = subjectOf(patient);
  const growth = useGrowth(
    subject,
    all.map(({ data }) => data),
  );
  const series = useMemo(() => seriesOf(all, subjectOf(patient)), [all, patient]);
  const [chosen, setChosen] = useState<string[]>(FIRST_SERIES);
  const [sheet, setSheet] = useSheetAddress();
  const values = newestValues(all);
  const newest = { ...figuresOf(values, subject, all, growth), day: values.data ?? '' };

  if (sheet && all.length > 0)
    return (
      <EvolutionSheet
        patient={patient}
        series={series.filter(({ key }) => chosen.includes(key))}
        newest={newest}
        growth={growth}
        onClose={() => setSheet(false)}
      />
    );
  return (
    <section
      ref={page.list}
      tabIndex={-1}
      aria-label="Medidas"
      className="grid grid-cols-1 gap-5 outline-none"
    >
      {all.length === 0 ? (
        <EmptyState
          icon={Ruler}
          title="Nenhuma avaliação ainda"
          action={<Button onClick={page.openNew}>Registrar primeira avaliação</Button>}
        >
          Peso, altura, circunferências, dobras, pressão e exames, por data.
        </EmptyState>
      ) : (
        <>
          <Card className="grid grid-cols-1 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <CardTitle>Última avaliação: {dayText(newest.day)}</CardTitle>
              <Button icon={Plus} onClick={page.openNew}>
                Nova avaliação
              </Button>
            </div>
            <FigureList label="Valores calculados" {...newest} />
          </Card>
          <EvolutionChart
            {...{ series, chosen, subject, growth }}
            onChoose={setChosen}
            goal={patient.meta_peso_kg}
            onPrint={() => setSheet(true)}
          />
          <MeasurementList {...{ all, subject, growth }} actions={page.actions} />
        </>
      )}
      <MeasurementFormContext value={{ patient, all, id: page.editing.target?.record?.id }}>
        <RecordDialog page={page} />
      </MeasurementFormContext>
      <RecordRemoval page={page} />
    </section>
  );
}

/** Whether the sheet for paper is open: it has an address, so that Back closes it and a reload keeps it. */
function useSheetAddress(): [boolean, (isOpen: boolean) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return [
    params.get('folha') === 'evolucao',
    (isOpen) => {
      const next = new URLSearchParams(params);
      if (isOpen) next.set('folha', 'evolucao');
      else next.delete('folha');
      void navigate(`?${next}`);
    },
  ];
}
