import { dayText, numberText } from '@alecrim/domain/pure';
import { Pencil, Trash2 } from 'lucide-react';
import { cn } from '../../../lib/cn.ts';
import { useElementWidth } from '../../../lib/element-width.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import type { RecordActions } from '../../records/record-page.tsx';
import { bmiFor, fatOf } from './composition.ts';
import { figuresOf } from './figures.ts';
import type { Growth } from './growth-figures.ts';
import { type Measurement, numberIn, type Subject } from './measured.ts';

interface MeasurementListProps {
  all: readonly Measurement[];
  subject: Subject;
  growth: Growth | undefined;
  actions: Pick<RecordActions<'Avaliacao'>, 'edit' | 'remove'>;
}

const columns = ['Peso', 'IMC', 'Cintura', 'Gordura', 'Pressão', 'Outros'] as const;
const isLong = (column: string) => column === 'IMC' || column === 'Outros';
type Cells = Record<(typeof columns)[number], string>;

const TABLE_WIDTH = 560;

/** The measurements, the newest first: a table where it has room, else cards. */
export function MeasurementList({ all, subject, growth, actions }: MeasurementListProps) {
  const [ref, width] = useElementWidth<HTMLDivElement>();
  const rows = all.map((record) => ({ record, cells: cellsOf(record, subject, all, growth) }));
  const used = columns.filter((column) => rows.some(({ cells }) => cells[column]));
  return (
    <Card className="grid grid-cols-1 gap-4">
      <CardTitle>Avaliações</CardTitle>
      <div ref={ref}>
        {width < TABLE_WIDTH ? (
          <ul className="grid grid-cols-1 gap-4">
            {rows.map(({ record, cells }) => (
              <li key={record.id} className="grid gap-2 border-t border-line pt-3">
                <div className="flex items-center justify-between gap-3">
                  <h3 className="font-semibold">{dayText(record.data)}</h3>
                  <RowActions record={record} actions={actions} />
                </div>
                <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
                  {used
                    .filter((column) => cells[column])
                    .map((column) => (
                      <div key={column} className="min-w-0">
                        <dt className="text-muted">{column}</dt>
                        <dd className="font-medium">{cells[column]}</dd>
                      </div>
                    ))}
                </dl>
                {record.observacao && <p className="text-sm text-muted">{record.observacao}</p>}
              </li>
            ))}
          </ul>
        ) : (
          <div className="overflow-x-auto">
            <table className="w-full text-left text-sm tabular-nums">
              <thead className="text-muted">
                <tr>
                  <th scope="col" className="py-2 pr-4 font-medium">
                    Data
                  </th>
                  {used.map((column) => (
                    <th key={column} scope="col" className="px-4 py-2 font-medium">
                      {column}
                    </th>
                  ))}
                  <th scope="col" className="py-2 pl-4">
                    <span className="sr-only">Ações</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ record, cells }) => (
                  <tr key={record.id} className="border-t border-line align-top">
                    <th scope="row" className="py-3 pr-4 font-semibold">
                      {dayText(record.data)}
                    </th>
                    {used.map((column) => (
                      <td key={column} className={cn('px-4 py-3', !isLong(column) && 'whitespace-nowrap')}>
                        {cells[column] || '–'}
                      </td>
                    ))}
                    <td className="py-1 pl-4">
                      <RowActions record={record} actions={actions} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Card>
  );
}

function RowActions({ record, actions }: Pick<MeasurementListProps, 'actions'> & { record: Measurement }) {
  const day = dayText(record.data);
  return (
    <span className="flex justify-end gap-1">
      <Button
        icon={Pencil}
        variant="ghost"
        size="icon"
        aria-label={`Editar avaliação de ${day}`}
        onClick={() => actions.edit(record)}
      />
      <Button
        icon={Trash2}
        variant="ghost"
        size="icon"
        className="hover:bg-danger-soft hover:text-danger"
        aria-label={`Excluir avaliação de ${day}`}
        onClick={() => actions.remove(record)}
      />
    </span>
  );
}

function cellsOf(
  record: Measurement,
  subject: Subject,
  all: readonly Measurement[],
  growth: Growth | undefined,
): Cells {
  const { figures } = figuresOf(record, subject, all, growth);
  const meaningOf = (key: string) => figures.find((figure) => figure.key === key)?.meaning;
  const bmi = bmiFor(record, subject, all);
  const weight = numberIn(record, 'peso_kg');
  const waist = numberIn(record, 'cintura_cm');
  const { fat } = fatOf(record, subject);
  const [high, low] = [record.pressao_sistolica, record.pressao_diastolica];
  const named = [...record.exames, ...record.outras_medidas].filter(({ nome }) => nome);
  return {
    Peso: weight === undefined ? '' : `${numberText(weight, 2)} kg`,
    IMC: [bmi === undefined ? '' : numberText(bmi), meaningOf('bmi') ?? meaningOf('imc')]
      .filter(Boolean)
      .join(': '),
    Cintura: waist === undefined ? '' : `${numberText(waist)} cm`,
    Gordura: fat ? `${numberText(fat.percent)} %` : '',
    Pressão: high && low ? `${high}/${low} mmHg` : '',
    Outros: named
      .map(({ nome, valor, unidade }) =>
        [nome, valor === null ? '' : numberText(valor ?? 0, 2), unidade].join(' ').trim(),
      )
      .join('; '),
  };
}
