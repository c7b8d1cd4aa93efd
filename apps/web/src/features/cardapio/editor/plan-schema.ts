import { Cardapio } from '@alecrim/domain';
import { z } from 'zod';
import { contentFields, type PlanContent } from '../../../data/plan-content.ts';

/** The plan's own rules, for the fields that the editor writes. */
export const planSchema = z.object(
  Object.fromEntries(contentFields.map((field) => [field, Cardapio.fields[field].schema])),
) as unknown as z.ZodType<PlanContent, PlanContent>;
