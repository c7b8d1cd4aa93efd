import { type EntityName, entityNamed, type Profile, patientField, type Stored } from './entities/index.ts';
import { searchable } from './fold.ts';
import { isNamePart } from './redact.ts';
import type { Envio } from './sendings.ts';
import type { TrailLine } from './trail.ts';

type Told<T> = Omit<T, 'token_publico' | 'created_by' | 'created_by_id' | 'is_sample'>;
type Version<T> = Partial<T> & { version: number; saved_date: string };

/** All that is kept about one patient, as the patient may have it. The names are those of the file. */
export interface PatientReport {
  formato: 'alecrim-paciente';
  versao: 1;
  gerado_em: string;
  /** The nutritionist, who answers for the data. */
  controlador: Pick<Profile, 'nome_nutricionista' | 'crn' | 'email_profissional' | 'telefone' | 'endereco'>;
  /** Until when the law wants the record kept. */
  guarda_ate: string;
  paciente: Told<Stored<'Paciente'>>;
  versoes_do_cadastro: Version<Told<Stored<'Paciente'>>>[];
  cardapios: (Told<Stored<'Cardapio'>> & {
    aberturas_do_link: { total: number; ultima: string | null };
    /** What was sent, how and when; absent in a report of an earlier version. */
    envios?: Envio[];
    versoes: Version<Told<Stored<'Cardapio'>>>[];
  })[];
  /** Everything else about the patient, by the name of its entity: measurements, notes. */
  registros: { [N in EntityName]?: (Told<Stored<N>> & { versoes: Version<Told<Stored<N>>>[] })[] };
  registro: TrailLine[];
}

/** Whose health a record is about: the patient's own id, or the one that the record points to. */
export function patientOf(name: EntityName, record: Readonly<Record<string, unknown>>): string | null {
  if (name === 'Paciente') return String(record.id);
  const reference = patientField(entityNamed(name));
  const id = reference && record[reference];
  return typeof id === 'string' ? id : null;
}

/**
 * The texts that hold a part of a person's name. A part counts where it begins with a capital letter: "Clara, beba água"
 * names a patient, "1 clara de ovo" does not.
 */
export function nameMentions(value: unknown, name: string): string[] {
  const parts = new Set(name.split(/\s+/).filter(isNamePart).map(searchable));
  const names = (word: string) => /^\p{Lu}/u.test(word) && parts.has(searchable(word));
  return textsIn(value).filter((text) => text.match(/[\p{L}\p{M}]+/gu)?.some(names));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
