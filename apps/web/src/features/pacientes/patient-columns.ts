import { type Draft, searchable } from '@alecrim/domain';

/** The fields that an import may fill. Consents are not imported: a person records each one. */
export type PatientField = Exclude<keyof Draft<'Paciente'>, 'consentimentos'>;

/** The names of our fields in spreadsheets and other systems. */
const known: Record<PatientField, RegExp> = {
  nome: /^(nome( completo| do paciente| paciente)?|paciente|cliente|name)$/,
  email: /^e-?mail( do paciente)?$/,
  telefone: /^(telefone|celular|fone|tel|whats ?app|contato|phone)( \d| celular| do paciente)?$/,
  data_nascimento:
    /^(data (de )?)?(nascimento|nasc\.?|aniversario)$|^dt\.? ?(de )?nasc(imento)?\.?$|^birth ?(day|date)$/,
  observacoes: /^(observac(oes|ao)|obs\.?|anotac(oes|ao)|notas?|notes|comentarios?)$/,
  responsavel_nome: /^(nome (do )?)?responsavel( nome| legal)?$/,
  responsavel_contato: /^((contato|telefone|celular|e-?mail) (do )?responsavel|responsavel contato)$/,
  melhor_interesse: /^melhor interesse( do menor)?$/,
  peso_kg: /^peso( atual| corporal)?( \(?kg\)?)?$/,
  altura_cm: /^(altura|estatura)( \(?c?m\)?)?$/,
  medidas_em: /^(medid[ao]s? em|data (da |das )?(medidas?|medicao|pesagem|afericao))$/,
  sexo: /^(sexo( biologico)?|genero|sex|gender)$/,
  atividade: /^nivel de atividade( fisica)?$|^atividade$/,
};

/** Which of our fields each column of a file holds; each field is taken by the first column that fits. */
export function columnsOf(header: readonly string[]): (PatientField | null)[] {
  const taken = new Set<PatientField>();
  return header.map((title) => {
    const name = searchable(title.replaceAll('_', ' '));
    const field = (Object.keys(known) as PatientField[]).find(
      (candidate) => !taken.has(candidate) && known[candidate].test(name),
    );
    if (field) taken.add(field);
    return field ?? null;
  });
}
