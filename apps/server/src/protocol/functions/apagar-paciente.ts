import { type ErasureReason, erasureModes, erasureReasons } from '@alecrim/domain';
import { z } from 'zod';
import { confirmPassword } from '../../accounts/confirm.ts';
import { requireUser } from '../../accounts/viewer.ts';
import { erasePatient } from '../../patients/erase-patient.ts';
import { validated } from '../../platform/http/validate.ts';
import type { ServerFunction } from './server-function.ts';

const asked = z.object({
  id: z.string().max(64),
  modo: z.enum(erasureModes).default('anonimizar'),
  motivo: z.enum(Object.keys(erasureReasons) as [ErasureReason, ...ErasureReason[]], 'Escolha um motivo'),
  /** "I know that the law wants 20 years." */
  ciente: z.boolean().default(false),
});

/** Takes a patient's data away for good, after the password (LGPD art. 18, VI). */
export const apagarPaciente: ServerFunction = {
  name: 'apagarPaciente',
  access: 'user',
  async run({ deps, viewer, body }) {
    const user = requireUser(viewer);
    const { id, modo, motivo, ciente } = validated(asked, body);
    await confirmPassword(deps, user, body.password);
    const cardapios = await erasePatient(deps, user, {
      id,
      mode: modo,
      reason: motivo,
      knowsTheRule: ciente,
    });
    return { modo, cardapios };
  },
};
