import { Printer, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useElementWidth } from '../../../lib/element-width.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { WideBox } from '../../../ui/wide-box.tsx';
import { type Panel, panelsOf } from './chart-panels.ts';
import { EvolutionTable } from './evolution-table.tsx';
import type { Growth } from './growth-figures.ts';
import type { Subject } from './measured.ts';
import { Legend, PanelChart } from './panel-chart.tsx';
import type { Series } from './series.ts';

interface EvolutionChartProps {
  series: readonly Series[];
  chosen: readonly string[];
  onChoose: (keys: string[]) => void;
  goal: number | null | undefined;
  subject: Subject;
  growth: Growth | undefined;
  onPrint: () => void;
}

/** The evolution over time: the series that are chosen, as lines or as a table. */
export function EvolutionChart(props: EvolutionChartProps) {
  const { series, chosen, onChoose, goal, subject, growth, onPrint } = props;
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const shown = series.filter(({ key }) => chosen.includes(key));
  const panels = panelsOf(shown, { goal, subject, growth });
  return (
    <Card className="grid grid-cols-1 gap-4">
      <section aria-labelledby={titleId} className="contents">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CardTitle id={titleId}>Evolução</CardTitle>
          <div className="flex flex-wrap gap-2">
            <Button
              icon={Table2}
              variant="ghost"
              size="sm"
              aria-pressed={isTable}
              onClick={() => setTable(!isTable)}
            >
              Ver como tabela
            </Button>
            <Button icon={Printer} variant="outline" size="sm" onClick={onPrint}>
              Imprimir evolução
            </Button>
          </div>
        </div>
        <SeriesChoice series={series} chosen={chosen} onChoose={onChoose} />
        {shown.length === 0 && <p className="text-muted">Escolha o que mostrar.</p>}
        {!isTable && <Panels panels={panels} />}
        {shown.length > 0 && (
          // Screen readers have the table in any case.
          <div className={isTable ? undefined : 'sr-only'}>
            <WideBox label="Valores">
              <EvolutionTable series={shown} className={TABLE} />
            </WideBox>
          </div>
        )}
      </section>
    </Card>
  );
}

const TABLE =
  'w-full text-sm tabular-nums [&_td]:border-t [&_td]:border-line [&_td]:px-3 [&_td]:py-2 [&_td]:text-right [&_th]:px-3 [&_th]:py-2 [&_th]:text-right [&_th:first-child]:pl-0 [&_th:first-child]:text-left [&_tbody_th]:border-t [&_tbody_th]:border-line [&_tbody_th]:font-medium';

function Panels({ panels }: { panels: readonly Panel[] }) {
  const [ref, width] = useElementWidth<HTMLDivElement>();
  return (
    <div ref={ref} className="grid grid-cols-1 gap-5">
      {width > 0 &&
        panels.map((panel) => (
          <div key={panel.key} className="grid grid-cols-1 gap-1">
            <Legend panel={panel} />
            {/* Another choice starts without a chosen point. */}
            <PanelChart key={panel.series.map(({ key }) => key).join()} panel={panel} width={width} />
          </div>
        ))}
    </div>
  );
}

interface SeriesChoiceProps {
  series: readonly Series[];
  chosen: readonly string[];
  onChoose: (keys: string[]) => void;
}

function SeriesChoice({ series, chosen, onChoose }: SeriesChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
      <legend className="sr-only">O que mostrar</legend>
      {series.map(({ key, name }) => (
        <Checkbox
          key={key}
          isOn={chosen.includes(key)}
          onChange={(isOn) => onChoose(isOn ? [...chosen, key] : chosen.filter((other) => other !== key))}
          className="gap-2 md:min-h-9"
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
