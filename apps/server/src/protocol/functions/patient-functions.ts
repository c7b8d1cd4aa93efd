import { type ErasureReason, erasureModes, erasureReasons } from '@alecrim/domain';
import { z } from 'zod';
import { confirmPassword } from '../../accounts/confirm.ts';
import { inTurn } from '../../entities/write-turns.ts';
import { erasePatient } from '../../patients/erase-patient.ts';
import { followUpOf } from '../../patients/follow-up.ts';
import { MOST_NAMES, patientsNamed } from '../../patients/named-patients.ts';
import { patientReport } from '../../patients/patient-report.ts';
import { keepUntil, ownPatient, relatedHeads } from '../../patients/patient-rows.ts';
import { patientTrail } from '../../patients/patient-trail.ts';
import { AppError } from '../../platform/errors.ts';
import { limits } from '../../platform/http/limits.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { jsonStream } from '../../platform/http/responses.ts';
import { validated } from '../../platform/http/validate.ts';
import { forUser, type ServerFunctions } from './server-function.ts';

const erasure = z.object({
  id: z.string().max(64),
  modo: z.enum(erasureModes).default('anonimizar'),
  motivo: z.enum(Object.keys(erasureReasons) as [ErasureReason, ...ErasureReason[]], 'Escolha um motivo'),
  /** The user knows the retention period of 20 years. */
  ciente: z.boolean().default(false),
});
/** `hoje` is the day where the nutritionist is; the server may be in another time zone. */
const day = z.object({ hoje: z.iso.date() });
const names = z.object({ nomes: z.array(z.string().max(60)).max(MOST_NAMES) });

export const patientFunctions = {
  /** The trail of a patient's data and the end of its retention period, for the patient's nutritionist. */
  registroDoPaciente: forUser(async ({ deps, user, body }) => {
    const id = idIn(body);
    const patient = await ownPatient(deps.db, user, id);
    const related = await relatedHeads(deps.db, id);
    return {
      registro: await patientTrail(deps.db, patient, related),
      guarda_ate: keepUntil([patient, ...related]),
      cardapios: related.filter(({ entity }) => entity === 'Cardapio').length,
    };
  }),

  /** All stored data about one patient as JSON. */
  exportarPaciente: forUser(async ({ deps, reply, user, body }) => {
    await spend(deps, limits.patientReports, user.id);
    const report = await patientReport(deps, user, idIn(body));
    reply.type('application/json; charset=utf-8');
    return jsonStream(report);
  }),

  /** Erases a patient's data after a check of the password (LGPD art. 18, VI). */
  apagarPaciente: forUser(async ({ deps, user, body }) => {
    const { id, modo: mode, motivo: reason, ciente: knowsTheRule } = validated(erasure, body);
    await confirmPassword(deps, user, body.password);
    const request = { id, mode, reason, knowsTheRule };
    const cardapios = await inTurn(deps.db, user.id, () => erasePatient(deps, user, request));
    return { modo: mode, cardapios };
  }),

  /** Who is due, which links were never opened or end, and what happened last. */
  paraAcompanhar: forUser(({ deps, user, body }) => followUpOf(deps, user, validated(day, body).hoje)),

  /** The patients who have one of these first names, so that a plan does not name another patient than its own. */
  pacientesChamados: forUser(async ({ deps, user, body }) => {
    const { nomes } = validated(names, body);
    return { nomes: await patientsNamed(deps.db, user, nomes) };
  }),
} satisfies ServerFunctions;

function idIn({ id }: Record<string, unknown>): string {
  if (typeof id !== 'string') throw new AppError('BAD_REQUEST', { message: 'Informe o id do paciente' });
  return id;
}
