import type { CreationOf, DraftOf, Entity, PatchOf, RecordOf } from '../entity.ts';
import { Alimento } from './alimento.ts';
import { Avaliacao } from './avaliacao.ts';
import { Cardapio } from './cardapio.ts';
import { CardapioTemplate } from './cardapio-template.ts';
import { Categoria } from './categoria.ts';
import { Consulta } from './consulta.ts';
import { Leitura } from './leitura.ts';
import { OrientacaoTemplate } from './orientacao-template.ts';
import { Paciente } from './paciente.ts';
import { ReceitaTemplate } from './receita-template.ts';
import { RefeicaoTemplate } from './refeicao-template.ts';
import { User } from './user.ts';

/** The registry: a line here gives an entity its routes, its rows, its client and its documentation. */
export const entities = {
  Cardapio,
  Paciente,
  RefeicaoTemplate,
  ReceitaTemplate,
  OrientacaoTemplate,
  CardapioTemplate,
  Categoria,
  Alimento,
  Leitura,
  Avaliacao,
  Consulta,
} as const;

export type EntityName = keyof typeof entities;
type FieldsOf<N extends EntityName> = (typeof entities)[N]['fields'];

export type Draft<N extends EntityName> = DraftOf<FieldsOf<N>>;
export type Creation<N extends EntityName> = CreationOf<FieldsOf<N>>;
export type Patch<N extends EntityName> = PatchOf<FieldsOf<N>>;
export type Stored<N extends EntityName> = RecordOf<FieldsOf<N>>;

/** What the form of a record holds and saves. */
export type Content<N extends EntityName> = Omit<Draft<N>, (typeof entities)[N]['besideForm'][number]>;

export type Profile = DraftOf<typeof User.fields>;
export type Role = 'user' | 'admin';

/** The signed-in person, as `auth.me()` gives it. */
export interface Account extends Profile {
  id: string;
  created_date: string;
  updated_date: string;
  email: string;
  full_name: string | null;
  role: Role;
  disabled: boolean | null;
  is_verified: boolean;
  is_service: false;
  app_id: string;
  /** When the account ends, if its owner has asked for it. */
  encerra_em: string | null;
}

/** Generic code gets its definition here, with one shape instead of the field types. */
export function entityNamed(name: EntityName): Entity {
  return entities[name] as unknown as Entity;
}

export const entityNames = Object.keys(entities) as EntityName[];

/** The records that belong to one patient and go with the patient's record. */
export const childrenOfPatient: readonly EntityName[] = entityNames.filter(
  (name) => entityNamed(name).childOf === 'Paciente',
);

/** The field that names the patient a record is about. */
export const patientField = ({ fields }: Entity): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.refersTo === 'Paciente');

export {
  Alimento,
  Avaliacao,
  Cardapio,
  CardapioTemplate,
  Categoria,
  Consulta,
  Leitura,
  OrientacaoTemplate,
  Paciente,
  ReceitaTemplate,
  RefeicaoTemplate,
  User,
};
