import { Cardapio, type Entity, readableContent } from '@alecrim/domain';
import type { PlanContent } from '../../../data/plan-content.ts';

/** Whether a new plan holds more than its title and its patient, which stay when a template is taken. */
export function hasWrittenText(plan: PlanContent): boolean {
  const entity = Cardapio as unknown as Entity;
  const rest = { ...plan, titulo: '', paciente_id: null, paciente_nome: '' };
  return readableContent(entity, rest) !== readableContent(entity, {});
}
