import { type EntityName, entityNamed, type PatientReport } from '@alecrim/domain';
import { counted } from '@alecrim/domain/pure';
import { decimalText } from '../../../fields/decimal-text.ts';
import { longDate } from '../../../lib/dates.ts';

type ChildRecord = Readonly<Record<string, unknown>> & {
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

/** Every field of a record that has a value. */
export function ReportRecord({ name, record }: { name: EntityName; record: ChildRecord }) {
  const { titleField, words } = entityNamed(name);
  const facts = factsOf(name, record);
  return (
    <section className="grid grid-cols-1 gap-1 break-inside-avoid">
      <h3 className="font-semibold">
        {valueText(record[titleField]) || valueText(record.data) || longDate(record.created_date)}
      </h3>
      <p className="text-sm text-muted">
        {[
          `Criad${words.gender} em ${longDate(record.created_date)}`,
          `alterad${words.gender} em ${longDate(record.updated_date)}`,
          counted(record.versoes.length, 'versão anterior', 'versões anteriores'),
        ].join(' · ')}
      </p>
      <ul className="grid list-disc grid-cols-1 gap-1 pl-5">
        {facts.map(([label, text]) => (
          <li key={label} className="whitespace-pre-line">
            <span className="font-medium">{label}</span>
            <span className="text-muted">: {text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function factsOf(name: EntityName, record: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(entityNamed(name).fields)
    .filter(([, { refersTo }]) => !refersTo)
    .map(([field]): [string, string] => [fieldLabel(field), valueText(record[field])])
    .filter(([, text]) => text !== '');
}

/** Numbers with a comma, days as people write them, one line for each item of a list. */
function valueText(value: unknown): string {
  if (typeof value === 'number') return decimalText(value);
  if (typeof value === 'boolean') return value ? 'sim' : '';
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\d$/.test(value) ? value.split('-').reverse().join('/') : value;
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  // The address of a file opens nothing by itself and says nothing to a reader.
  const { arquivo, id, ...told } = value as Record<string, unknown>;
  return Object.values(told).map(valueText).filter(Boolean).join(' · ');
}

// Names of fields have no accents.
const accented: Record<string, string> = {
  abdomen: 'abdômen',
  antebraco: 'antebraço',
  biceps: 'bíceps',
  braco: 'braço',
  cabeca: 'cabeça',
  diastolica: 'diastólica',
  gestacao: 'gestação',
  media: 'média',
  metodo: 'método',
  observacao: 'observação',
  pescoco: 'pescoço',
  pre: 'pré',
  pressao: 'pressão',
  sistolica: 'sistólica',
  suprailiaca: 'suprailíaca',
  titulo: 'título',
  torax: 'tórax',
  triceps: 'tríceps',
};
const units = ['kg', 'cm', 'mm'];

/** "dobra_triceps_mm" as "Dobra tríceps (mm)". */
function fieldLabel(field: string): string {
  const words = field.split('_');
  const unit = units.includes(words.at(-1) ?? '') ? ` (${words.pop()})` : '';
  return capital(words.map((word) => accented[word] ?? word).join(' ')) + unit;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
