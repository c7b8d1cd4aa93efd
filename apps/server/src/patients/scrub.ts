import {
  Cardapio,
  CardapioTemplate,
  type Identity,
  Paciente,
  personNames,
  type Redactor,
  redactor,
  searchable,
  targetsOnly,
} from '@alecrim/domain';
import type { Row } from '../entities/rows.ts';
import type { Task } from '../platform/tasks.ts';

// A placeholder for the name. The end of the id distinguishes patients.
const ANONYMOUS = 'Paciente anonimizado';
const anonymousName = (patientId: string): string => `${ANONYMOUS} ${patientId.slice(-4)}`;

/** A patient's identity, and the measures that the targets of their plans were calculated with. */
export interface Person {
  id: string;
  identity: Identity;
  measures: readonly string[];
  /** The names, by id, of the other patients who now have plans that were this patient's. */
  laterPatients: Readonly<Record<string, string>>;
}

/** Collects every name and contact from the versions of a patient's record and plans. */
export function personCollector(id: string) {
  const [names, contacts, measures] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const add = (to: Set<string>, row: Row, fields: readonly string[]) => {
    for (const text of fields.map((field) => row[field]))
      if (typeof text === 'string' && text.trim() !== '') to.add(text);
  };
  return {
    patient(content: Row): void {
      add(names, content, ['nome', 'responsavel_nome']);
      add(contacts, content, ['email', 'telefone', 'responsavel_contato']);
    },
    plan(content: Row): void {
      add(names, content, ['paciente_nome']);
      measures.add(measuresIn(content));
    },
    person: (): Omit<Person, 'laterPatients'> => ({
      id,
      identity: {
        names: [...names].filter((name) => !name.startsWith(ANONYMOUS)),
        contacts: [...contacts],
      },
      measures: [...measures],
    }),
  };
}

/** A JSON content and its relation to the patient. */
export interface ScrubItem {
  kind: 'patient' | 'own plan' | 'former plan' | "another's plan" | 'template' | 'mail';
  /** JSON. */
  content: string;
}

// Measured: 400 ms for 1 MB, of texts and of names.
const CHARACTERS_PER_MS = 2_500;

/** The contents without the person, in the same order. */
export const scrubTask: Task<{ person: Person; items: readonly ScrubItem[] }, string[]> = {
  name: 'scrub',
  costMs: ({ person: { identity }, items }) =>
    [...identity.names, ...identity.contacts, ...items.map(({ content }) => content)].reduce(
      (sum, text) => sum + text.length,
      0,
    ) / CHARACTERS_PER_MS,
  run({ person, items }) {
    const { id, identity, measures } = person;
    const redact = redactor(identity);
    const isNamedIn = nameFinder(person, redact);
    const scrubbed = (kind: ScrubItem['kind'], content: Row): Row => {
      if (kind === 'patient') return scrubbedPatient(content, id, redact);
      if (kind === 'own plan') return scrubbedPlan(content, redact);
      // A version of a plan that now belongs to another patient.
      if (kind === 'former plan') return { ...scrubbedPlan(content, redact), paciente_id: null };
      if (kind === 'template') return scrubbedTemplate(content, redact);
      if (kind === 'mail') return withoutPerson(content, redact) as Row;
      // Unlinked, and still under this name: no other patient has a right to it.
      if (isNamedIn(content) && !content.paciente_id) return scrubbedPlan(content, redact);
      const texts = scrubbedTexts(content, redact, new Set(measures));
      return isNamedIn(content) ? { ...texts, paciente_nome: null } : texts;
    };
    return items.map(({ kind, content }) => JSON.stringify(scrubbed(kind, JSON.parse(content) as Row)));
  },
};

/** A patient's record without the person. Consents stay as proof of what was agreed: purpose, dates, channel. */
function scrubbedPatient(content: Row, patientId: string, redact: Redactor): Row {
  const kept = {
    nome: anonymousName(patientId),
    consentimentos: withoutPerson(content.consentimentos, redact),
  };
  const empty = (field: keyof typeof Paciente.fields) =>
    Array.isArray(Paciente.fields[field].blank) ? [] : null;
  return picked(Paciente.fields, content, (field) =>
    field in kept ? kept[field as keyof typeof kept] : empty(field as keyof typeof Paciente.fields),
  );
}

/** A plan without its patient: no name, no link, and no names or contacts in its texts. */
function scrubbedPlan(content: Row, redact: Redactor): Row {
  const gone: Row = { paciente_nome: null, token_publico: null, ativo: false };
  return picked(Cardapio.fields, content, (field) => {
    if (field in gone) return gone[field];
    if (field === 'titulo') return redact.title(String(content.titulo ?? ''));
    if (field === 'meta') return targetsIn(content.meta, redact);
    if (field === 'numeros') return withoutNutrients(content.numeros);
    return field === 'paciente_id' ? content[field] : withoutPerson(content[field], redact);
  });
}

/**
 * Whether a plan that is not linked to the person names the person as its patient. The present patient of a plan may have the
 * same name, or a longer one that contains it.
 */
function nameFinder({ identity, laterPatients }: Person, redact: Redactor): (plan: Row) => boolean {
  const names = new Set(identity.names.map(searchable));
  return ({ paciente_id, paciente_nome }) => {
    if (typeof paciente_nome !== 'string') return false;
    if (paciente_id && laterPatients[String(paciente_id)] === paciente_nome) return false;
    const name = paciente_nome.normalize('NFC');
    return names.has(searchable(name)) || redact.text(name) !== name;
  };
}

/** A plan that was this patient's and is not any more: removes this person's names, and measures if they are the same. */
const scrubbedTexts = (content: Row, redact: Redactor, measures: ReadonlySet<string>): Row =>
  picked(Cardapio.fields, content, (field) => {
    if (field === 'titulo') return redact.title(String(content.titulo ?? ''));
    if (field === 'meta' && measures.has(measuresIn(content))) return targetsIn(content.meta, redact);
    return inOthers.has(field) ? content[field] : withoutPerson(content[field], redact);
  });

// These belong to the plan's current patient and stay. A name of this person is removed by the caller.
const inOthers = new Set(['paciente_id', 'paciente_nome', 'token_publico', 'ativo']);

/** A template may come from another patient's plan, so only full names and contacts go. It holds no measures. */
const scrubbedTemplate = (content: Row, redact: Redactor): Row =>
  picked(CardapioTemplate.fields, content, (field) => withoutPerson(content[field], redact));

/** The measures of the person that the targets of a plan were calculated with, as a text to compare. */
const measuresIn = ({ meta }: Row): string =>
  JSON.stringify(personNames.map((name) => (meta as Row | null | undefined)?.[name] ?? null));

const targetsIn = (meta: unknown, redact: Redactor): unknown =>
  withoutPerson(targetsOnly((meta ?? null) as Row | null), redact);

/**
 * The recommended amounts beside the nutrients tell age, sex and pregnancy, in a plan of several kinds of days for each of them.
 * The next save computes the nutrients without them.
 */
function withoutNutrients(numeros: unknown): unknown {
  if (!numeros) return numeros;
  const { nutrientes: _, ...others } = numeros as Row;
  const days = others.dias;
  const withoutThem = ({ nutrientes: __, ...day }: Row) => day;
  return { ...others, ...(Array.isArray(days) && { dias: days.map((day) => withoutThem(day ?? {})) }) };
}

/** Only fields that the content has: a version of an older program may have fewer. */
function picked(fields: object, content: Row, read: (field: string) => unknown): Row {
  const names = Object.keys(fields).filter((field) => content[field] !== undefined);
  return Object.fromEntries(names.map((field) => [field, read(field)]));
}

function withoutPerson(value: unknown, redact: Redactor): unknown {
  if (typeof value === 'string') return redact.text(value);
  if (Array.isArray(value)) return value.map((item) => withoutPerson(item, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutPerson(item, redact)]));
}
