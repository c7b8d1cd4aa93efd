import type { z } from 'zod';
import { contentOf } from './content.ts';
import { type Content, type Draft, type EntityName, entityNamed } from './entities/index.ts';
import { targetsOnly } from './entities/numbers.ts';

/** A copy to be created: same content, ' (Cópia)' on the title, no id, dates, owner or public link. */
export function duplicateOf<N extends EntityName>(name: N, record: Draft<N>): Draft<N> {
  const { fields, blank } = entityNamed(name);
  const source = record as Record<string, unknown>;
  const copy = Object.fromEntries(
    Object.keys(fields).map((key) => [key, source[key] === undefined ? blank[key] : source[key]]),
  );
  // The link and its end date belong to the original: a new copy must not be expired. An accepted warning was accepted for
  // one patient, and a copy mostly goes to another.
  for (const key of ['token_publico', 'link_expira_em', 'avisos_aceitos'])
    if (key in copy) copy[key] = blank[key] ?? null;
  return withTitleOfCopy(name, copy) as Draft<N>;
}

/** The patient who gets a copy of a plan. */
interface NewPatient {
  id: string;
  nome: string;
}

/** A copy of a plan for another patient: with the targets of the plan, and without what was measured of the former patient. */
export function duplicateFor(plan: Draft<'Cardapio'>, { id, nome }: NewPatient): Draft<'Cardapio'> {
  const copy = duplicateOf('Cardapio', plan);
  if (plan.paciente_id === id) return copy;
  // The title tells it from no other plan of this patient.
  const { titulo } = plan;
  return { ...copy, titulo, paciente_id: id, paciente_nome: nome, meta: targetsOnly(copy.meta ?? null) };
}

/** The same with ' (Cópia)' on its title. */
export function withTitleOfCopy<T extends object>(name: EntityName, source: T): T {
  const { fields, titleField } = entityNamed(name);
  const title = String(source[titleField as keyof T] ?? '');
  return { ...source, [titleField]: titleOfCopy(title, fields[titleField]?.schema as z.ZodString) };
}

const SUFFIX = ' (Cópia)';

/** A title at its limit is cut for the suffix, or the copy would be refused. */
function titleOfCopy(title: string, { maxLength }: z.ZodString): string {
  const room = (maxLength ?? Number.POSITIVE_INFINITY) - SUFFIX.length;
  // The cut may fall inside an emoji.
  const kept = title.length > room ? title.slice(0, room).replace(/[\uD800-\uDBFF]$/, '') : title;
  return `${kept}${SUFFIX}`;
}

/** A plan as a template of this name, without its patient and the patient's measures. */
export function templateOf(plan: Content<'Cardapio'>, nome: string): Content<'CardapioTemplate'> {
  const content = contentOf(entityNamed('CardapioTemplate'), plan) as Content<'CardapioTemplate'>;
  return { ...content, nome, meta: targetsOnly(content.meta) };
}

/** The content that a new plan starts with. The patient is chosen in the plan. */
export function planOf(template: Content<'CardapioTemplate'>): Content<'Cardapio'> {
  const content = contentOf(entityNamed('Cardapio'), template) as Content<'Cardapio'>;
  return { ...content, titulo: template.nome };
}
