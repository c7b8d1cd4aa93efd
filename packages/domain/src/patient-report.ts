import type { Profile, Stored } from './entities/index.ts';
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
    versoes: Version<Told<Stored<'Cardapio'>>>[];
  })[];
  registro: TrailLine[];
}
