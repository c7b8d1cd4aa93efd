import { contentOf } from './content.ts';
import { type Content, entityNamed } from './entities/index.ts';
import { targetsOnly } from './entities/numbers.ts';

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
