import type { Paciente } from '@alecrim/domain';
import type { AnyRecord } from '../entities/rows.ts';

/** The kinds of personal data that laws and reports distinguish. */
export const dataKinds = {
  identificacao: 'identificação (nome, nascimento, responsável, consentimentos)',
  contato: 'contato (e-mail, telefone)',
  saude: 'saúde (observações, restrições, medidas, anotações e exames, cardápios)',
} as const;

export type DataKind = keyof typeof dataKinds;

/** A field that is added to a patient has to be given its kind here. */
const kindOf: Record<keyof typeof Paciente.fields, DataKind> = {
  nome: 'identificacao',
  data_nascimento: 'identificacao',
  responsavel_nome: 'identificacao',
  consentimentos: 'identificacao',
  email: 'contato',
  telefone: 'contato',
  responsavel_contato: 'contato',
  observacoes: 'saude',
  objetivo: 'saude',
  restricoes: 'saude',
  retorno_em: 'saude',
  meta_peso_kg: 'saude',
  melhor_interesse: 'saude',
  peso_kg: 'saude',
  altura_cm: 'saude',
  medidas_em: 'saude',
  sexo: 'saude',
  atividade: 'saude',
};

/** What a plan shows of a patient: the name, and what they are to eat. */
export const kindsOfPlan: readonly DataKind[] = ['identificacao', 'saude'];

/** The records of a patient, such as measurements and notes, hold no name. Their texts may tell who it is. */
export const kindsOfChild: readonly DataKind[] = ['identificacao', 'saude'];

/** The kinds of data that are stored about a patient. An empty field does not count. */
export const kindsOfPatient = (patient: AnyRecord): DataKind[] =>
  Object.entries(kindOf)
    .filter(([field]) => isFilled(patient[field]))
    .map(([, kind]) => kind);

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
