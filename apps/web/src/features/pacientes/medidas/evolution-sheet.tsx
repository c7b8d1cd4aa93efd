import '@alecrim/document/evolution.css';
import { BrandedSheet } from '@alecrim/document';
import type { Stored } from '@alecrim/domain';
import { dayText, publicMenuOf } from '@alecrim/domain/pure';
import { ArrowLeft } from 'lucide-react';
import { useUser } from '../../../data/context.ts';
import { Button } from '../../../ui/button.tsx';
import { WideBox } from '../../../ui/wide-box.tsx';
import { Paper, PaperPage } from '../../records/paper-page.tsx';
import { PdfButton } from '../../records/pdf-button.tsx';
import { panelsOf } from './chart-panels.ts';
import { aboutLines, figureText, shownEvolution } from './evolution-paper.ts';
import { EvolutionTable } from './evolution-table.tsx';
import type { Figures } from './figures.ts';
import type { Growth } from './growth-figures.ts';
import { subjectOf } from './measured.ts';
import { Legend, PanelChart } from './panel-chart.tsx';
import type { Series } from './series.ts';

interface EvolutionSheetProps {
  patient: Stored<'Paciente'>;
  series: readonly Series[];
  newest: Figures & { day: string };
  growth: Growth | undefined;
  onClose: () => void;
}

// The width of an A4 page without its margins, in CSS pixels; the head and three panels fit the first page.
const PAPER_WIDTH = 672;
const PANEL_HEIGHT = 150;

/** The evolution on paper, with the head of the nutritionist's documents. */
export function EvolutionSheet({ patient, series, newest, growth, onClose }: EvolutionSheetProps) {
  const subject = subjectOf(patient);
  const panels = panelsOf(series, { goal: patient.meta_peso_kg, subject, growth });
  return (
    <PaperPage
      title={`Evolução de ${patient.nome}`}
      label="Evolução"
      back={
        <Button icon={ArrowLeft} variant="outline" onClick={onClose}>
          Medidas
        </Button>
      }
      tools={
        <PdfButton
          load={(files) => files.evolution(patient.id, shownEvolution({ patient, series, newest, panels }))}
        />
      }
    >
      <Paper>
        <BrandedSheet
          nutricionista={publicMenuOf({}, useUser()).nutricionista}
          titulo="Evolução"
          about={aboutLines(patient)}
          made="Evolução elaborada"
        >
          {newest.figures.length > 0 && (
            <section className="doc-section" aria-labelledby="evolucao-hoje">
              <div className="doc-block">
                <h2 id="evolucao-hoje">Em {dayText(newest.day)}</h2>
                <dl className="doc-figures">
                  {newest.figures.map(({ key, name, text, meaning }) => (
                    <div key={key}>
                      <dt>{name}</dt>
                      <dd>{figureText({ text, meaning })}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </section>
          )}
          <section className="doc-section" aria-label="Gráficos">
            {panels.map((panel) => (
              <div key={panel.key} className="doc-chart">
                <Legend panel={panel} />
                <PanelChart panel={panel} width={PAPER_WIDTH} height={PANEL_HEIGHT} isStatic />
              </div>
            ))}
          </section>
          <section className="doc-section" aria-labelledby="evolucao-medidas">
            <h2 id="evolucao-medidas">Medidas</h2>
            <WideBox label="Valores">
              <EvolutionTable series={series} />
            </WideBox>
          </section>
        </BrandedSheet>
      </Paper>
    </PaperPage>
  );
}
