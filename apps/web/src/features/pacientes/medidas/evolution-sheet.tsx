import '@alecrim/document/document.css';
import '@alecrim/document/evolution.css';
import '@alecrim/document/header.css';
import '@alecrim/document/print.css';
import { BrandedSheet } from '@alecrim/document';
import { printFromTop } from '@alecrim/document/print-from-top';
import type { Stored } from '@alecrim/domain';
import { publicMenuOf } from '@alecrim/domain/pure';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useUser } from '../../../data/context.ts';
import { dayText } from '../../../fields/day-input.tsx';
import { usePageTitle } from '../../../lib/branding.ts';
import { Button } from '../../../ui/button.tsx';
import { WideBox } from '../../../ui/wide-box.tsx';
import { PdfButton } from '../../records/pdf-button.tsx';
import { panelsOf } from './chart-panels.ts';
import { aboutLines, figureText, shownEvolution } from './evolution-paper.ts';
import { EvolutionTable } from './evolution-table.tsx';
import type { Figures } from './figures.ts';
import type { Growth } from './growth-figures.ts';
import { Legend } from './legend.tsx';
import { subjectOf } from './measured.ts';
import { PanelChart } from './panel-chart.tsx';
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
  usePageTitle(`Evolução de ${patient.nome}`);
  useEffect(() => printFromTop(window), []);
  const subject = subjectOf(patient);
  const panels = panelsOf(series, { goal: patient.meta_peso_kg, subject, growth });
  return (
    <div className="grid grid-cols-1 gap-5">
      <nav aria-label="Evolução" className="flex flex-wrap justify-between gap-3 print:hidden">
        <Button icon={ArrowLeft} look="outline" onClick={onClose}>
          Medidas
        </Button>
        <span className="flex flex-wrap gap-3">
          <PdfButton
            load={(files) => files.evolution(patient.id, shownEvolution({ patient, series, newest, panels }))}
          />
          <Button icon={Printer} onClick={() => window.print()}>
            Imprimir ou salvar como PDF
          </Button>
        </span>
      </nav>
      <div className="-mx-4 sm:mx-0 [&>.doc]:shadow-card [&>.doc]:ring-1 [&>.doc]:ring-line">
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
      </div>
    </div>
  );
}
