import {
  Cardapio,
  CardapioTemplate,
  type Identity,
  Paciente,
  personNames,
  targetsOnly,
  withoutIdentity,
  withoutNameParts,
} from '@alecrim/domain';
import type { Row } from '../entities/rows.ts';

// A placeholder for the name; the end of the id tells one card from another.
const ANONYMOUS = 'Paciente anonimizado';
export const anonymousName = (patientId: string): string => `${ANONYMOUS} ${patientId.slice(-4)}`;

/** Every name and contact that the versions of a patient's record, and the plans made for them, ever held. */
export function identityIn(patients: readonly Row[], plans: readonly Row[]): Identity {
  const texts = (rows: readonly Row[], ...fields: string[]) =>
    rows.flatMap((row) => fields.map((field) => row[field])).filter((text) => typeof text === 'string');
  const names = [...texts(patients, 'nome', 'responsavel_nome'), ...texts(plans, 'paciente_nome')];
  return {
    names: unique(names).filter((name) => !name.startsWith(ANONYMOUS)),
    contacts: unique(texts(patients, 'email', 'telefone', 'responsavel_contato')),
  };
}

const unique = (texts: readonly string[]) => [...new Set(texts.filter((text) => text.trim() !== ''))];

/** A patient's record without the person. Consents stay as proof of what was agreed: purpose, dates, channel. */
export function scrubbedPatient(content: Row, patientId: string, identity: Identity): Row {
  const kept = {
    nome: anonymousName(patientId),
    consentimentos: withoutPerson(content.consentimentos, identity),
  };
  return picked(Paciente.fields, content, (field) =>
    field in kept ? kept[field as keyof typeof kept] : null,
  );
}

/** A plan without its patient: no name, no link; names and contacts that were typed into its texts are taken out. */
export function scrubbedPlan(content: Row, identity: Identity): Row {
  const gone: Row = { paciente_nome: null, token_publico: null, ativo: false };
  return picked(Cardapio.fields, content, (field) => {
    if (field in gone) return gone[field];
    if (field === 'titulo') return withoutNameParts(String(content.titulo ?? ''), identity);
    if (field === 'meta') return targetsIn(content.meta, identity);
    return field === 'paciente_id' ? content[field] : withoutPerson(content[field], identity);
  });
}

/**
 * Another patient's plan that grew out of this one's: only the words about this person go, and the measures if the
 * targets were still calculated with this person's.
 */
export const scrubbedTexts = (content: Row, identity: Identity, measures: ReadonlySet<string>): Row =>
  picked(Cardapio.fields, content, (field) => {
    if (field === 'titulo') return withoutNameParts(String(content.titulo ?? ''), identity);
    if (field === 'meta' && measures.has(measuresIn(content))) return targetsIn(content.meta, identity);
    return inOthers.has(field) ? content[field] : withoutPerson(content[field], identity);
  });

// These name the plan's present patient, not the erased one, and stay.
const inOthers = new Set(['paciente_id', 'paciente_nome', 'token_publico', 'ativo']);

/** A template may come from another patient's plan, so only full names and contacts go. It holds no measures. */
export const scrubbedTemplate = (content: Row, identity: Identity): Row =>
  picked(CardapioTemplate.fields, content, (field) => withoutPerson(content[field], identity));

/** The measures of the person that the targets of a plan were calculated with, as a text to compare. */
export const measuresIn = ({ meta }: Row): string =>
  JSON.stringify(personNames.map((name) => (meta as Row | null | undefined)?.[name] ?? null));

const targetsIn = (meta: unknown, identity: Identity): unknown =>
  withoutPerson(targetsOnly((meta ?? null) as Row | null), identity);

/** Only what the content holds: a version kept by an older program may know fewer fields. */
function picked(fields: object, content: Row, read: (field: string) => unknown): Row {
  const names = Object.keys(fields).filter((field) => content[field] !== undefined);
  return Object.fromEntries(names.map((field) => [field, read(field)]));
}

function withoutPerson(value: unknown, identity: Identity): unknown {
  if (typeof value === 'string') return withoutIdentity(value, identity);
  if (Array.isArray(value)) return value.map((item) => withoutPerson(item, identity));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutPerson(item, identity)]));
}
