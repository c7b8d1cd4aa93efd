import { type EntityName, entityNamed } from '../entities/index.ts';
import { avaliacaoLabels, metodoLabels } from '../measurement-labels.ts';
import type { PatientReport } from '../patient-report.ts';
import { counted } from '../plural.ts';
import { dayText, decimalText } from '../shown-values.ts';
import type { ReportDates } from './dates.ts';
import type { ReportEntry, ReportLine } from './parts.ts';

export type ChildRecord = Readonly<Record<string, unknown>> & {
  id: string;
  created_date: string;
  updated_date: string;
  versoes: readonly unknown[];
};

/** The records about a patient by entity, with the heading of each. An entity that is added appears without a change here. */
export const recordsIn = ({ registros }: PatientReport): [string, EntityName, ChildRecord[]][] =>
  (Object.entries(registros) as unknown as [EntityName, ChildRecord[]][]).map(([name, records]) => [
    capital(entityNamed(name).words.plural),
    name,
    records,
  ]);

export function recordEntry(name: EntityName, record: ChildRecord, { day }: ReportDates): ReportEntry {
  const { titleField, words } = entityNamed(name);
  const { id, created_date, updated_date, versoes } = record;
  return {
    id,
    title: valueText(record[titleField]) || valueText(record.data) || day(created_date),
    text: '',
    note: [
      `Criad${words.gender} em ${day(created_date)}`,
      `alterad${words.gender} em ${day(updated_date)}`,
      counted(versoes.length, 'versão anterior', 'versões anteriores'),
    ].join(' · '),
    lines: recordLines(name, record),
  };
}

/** Every field of a record that has a value. */
export const recordLines = (name: EntityName, record: Readonly<Record<string, unknown>>): ReportLine[] =>
  Object.entries(entityNamed(name).fields)
    .filter(([, { refersTo }]) => !refersTo)
    .map(([field]) => ({
      name: labels[name]?.[field] ?? fieldLabel(field),
      text: fieldText(field, record[field]),
    }))
    .filter(({ text }) => text !== '');

// An entity without labels of its own is told by the names of its fields.
const labels: { [N in EntityName]?: Readonly<Record<string, string>> } = { Avaliacao: avaliacaoLabels };

const fieldText = (field: string, value: unknown): string =>
  field === 'metodo_gordura' ? (methods.get(String(value)) ?? valueText(value)) : valueText(value);

const methods = new Map<string, string>(Object.entries(metodoLabels));

/** Numbers with a comma, days as people write them, one line for each item of a list. */
function valueText(value: unknown): string {
  if (typeof value === 'number') return decimalText(value);
  if (typeof value === 'boolean') return value ? 'sim' : '';
  if (typeof value === 'string') return dayText(value);
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  // The address of a file opens nothing by itself and says nothing to a reader.
  const { arquivo, id, ...told } = value as Record<string, unknown>;
  if ('nome' in told && 'valor' in told)
    return `${valueText(told.nome)}: ${valueText(told.valor)} ${valueText(told.unidade)}`.trim();
  return Object.values(told).map(valueText).filter(Boolean).join(' · ');
}

// Names of fields have no accents.
const accented: Record<string, string> = { media: 'média', observacao: 'observação', titulo: 'título' };
const units = ['kg', 'cm', 'mm'];

/** "altura_media_cm" as "Altura média (cm)". */
function fieldLabel(field: string): string {
  const words = field.split('_');
  const unit = units.includes(words.at(-1) ?? '') ? ` (${words.pop()})` : '';
  return capital(words.map((word) => accented[word] ?? word).join(' ')) + unit;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
