import { requireUser } from '../../accounts/viewer.ts';
import { ownPatient } from '../../patients/own-patient.ts';
import { patientReport } from '../../patients/patient-report.ts';
import { planHeads } from '../../patients/patient-rows.ts';
import { patientTrail } from '../../patients/patient-trail.ts';
import { keepUntil } from '../../patients/retention.ts';
import { AppError } from '../../platform/errors.ts';
import { limits } from '../../platform/http/limits.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { jsonStream } from '../../platform/http/responses.ts';
import type { ServerFunction } from './server-function.ts';

/** What happened to a patient's data, and until when the law wants it kept: for the patient's nutritionist. */
export const registroDoPaciente: ServerFunction = {
  name: 'registroDoPaciente',
  access: 'user',
  async run({ deps, viewer, body }) {
    const user = requireUser(viewer);
    const id = idIn(body);
    const patient = await ownPatient(deps.db, user, id);
    const plans = await planHeads(deps.db, id);
    return {
      registro: await patientTrail(deps.db, patient, plans),
      guarda_ate: keepUntil([patient, ...plans]),
      cardapios: plans.length,
    };
  },
};

/** All that is kept about one patient, as JSON: to read, to print, to hand over. */
export const exportarPaciente: ServerFunction = {
  name: 'exportarPaciente',
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
