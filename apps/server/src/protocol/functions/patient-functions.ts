import { type ErasureReason, erasureModes, erasureReasons } from '@alecrim/domain';
import { z } from 'zod';
import { confirmPassword } from '../../accounts/confirm.ts';
import { requireUser } from '../../accounts/viewer.ts';
import { childHeads } from '../../patients/children.ts';
import { erasePatient } from '../../patients/erase-patient.ts';
import { patientReport } from '../../patients/patient-report.ts';
import { keepUntil, ownPatient, planHeads } from '../../patients/patient-rows.ts';
import { patientTrail } from '../../patients/patient-trail.ts';
import { AppError } from '../../platform/errors.ts';
import { limits } from '../../platform/http/limits.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { jsonStream } from '../../platform/http/responses.ts';
import { validated } from '../../platform/http/validate.ts';
import type { ServerFunction } from './server-function.ts';

/** The trail of a patient's data and the end of its retention period, for the patient's nutritionist. */
export const registroDoPaciente: ServerFunction = {
  access: 'user',
  async run({ deps, viewer, body }) {
    const user = requireUser(viewer);
    const id = idIn(body);
    const patient = await ownPatient(deps.db, user, id);
    const [plans, children] = [await planHeads(deps.db, id), await childHeads(deps.db, id)];
    return {
      registro: await patientTrail(deps.db, patient, plans, children),
      guarda_ate: keepUntil([patient, ...plans, ...children]),
      cardapios: plans.length,
    };
  },
};

/** All stored data about one patient as JSON. */
export const exportarPaciente: ServerFunction = {
  access: 'user',
  async run({ deps, reply, viewer, body }) {
    const user = requireUser(viewer);
    await spend(deps, limits.patientReports, user.id);
    const report = await patientReport(deps, user, idIn(body));
    reply.type('application/json; charset=utf-8');
    return jsonStream(report);
  },
};

function idIn({ id }: Record<string, unknown>): string {
  if (typeof id !== 'string') throw new AppError('BAD_REQUEST', { message: 'Informe o id do paciente' });
  return id;
}

const asked = z.object({
  id: z.string().max(64),
  modo: z.enum(erasureModes).default('anonimizar'),
  motivo: z.enum(Object.keys(erasureReasons) as [ErasureReason, ...ErasureReason[]], 'Escolha um motivo'),
  /** The user knows the retention period of 20 years. */
  ciente: z.boolean().default(false),
});

/** Erases a patient's data after a check of the password (LGPD art. 18, VI). */
export const apagarPaciente: ServerFunction = {
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
