import type { Stored } from '@alecrim/domain';
import { type Finding, findingsOf, firstNamesIn, type OpenWarning } from '@alecrim/domain/plan-check';
import { type LinkReach, restricaoText } from '@alecrim/domain/pure';
import { decisionsOf } from '@alecrim/nutrition/decisions';
import type { QueryClient } from '@tanstack/react-query';
import type { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { ownFoodsQuery } from '../../../data/food-knowledge.ts';
import { isMinor } from '../../../fields/age.ts';
import type { Restrictions } from '../../numeros/worker/worker-client.ts';
import { checkedPlan } from '../../restricoes/patient-restrictions.ts';
import {
  certaintyLabels,
  isOpenWarning,
  pathOf,
  type Warning,
  warningsOf,
  whereOf,
} from '../../restricoes/warnings.ts';

export interface Asked {
  client: ReturnType<typeof useClient>;
  queries: QueryClient;
  plan: Stored<'Cardapio'>;
  /** The request for the plan's patient has failed. */
  isPatientUnread: boolean;
  nutritionist: { nome_nutricionista: string | null; full_name: string | null; crn: string | null };
  reach: LinkReach;
}

// The server takes no more.
const MOST_NAMES = 20;

/** Collects what the check needs. A part that cannot be known now does not hide the others. */
export async function gatherFindings(asked: Asked): Promise<readonly Finding[]> {
  const { plan, nutritionist, reach } = asked;
  const unchecked: string[] = [];
  const orTell = <T>(words: string, work: Promise<readonly T[]>): Promise<readonly T[]> =>
    work.catch(() => {
      if (!unchecked.includes(words)) unchecked.push(words);
      return [];
    });
  const noRestrictions = 'Não foi possível conferir as restrições agora';
  const [patient = null] = await orTell(noRestrictions, patientOf(asked));
  const known = {
    plan,
    nutritionist,
    patient: patient && {
      ...patient,
      isMinor: Boolean(patient.data_nascimento && isMinor(patient.data_nascimento)),
    },
    reach,
    now: new Date(),
    warnings: [],
  };
  const [warnings, patients] = await Promise.all([
    orTell(noRestrictions, openWarnings(asked, patient?.restricoes ?? [])),
    orTell(
      'Não foi possível conferir agora se o texto cita outro paciente',
      namesakes(asked, firstNamesIn(known, MOST_NAMES)),
    ),
  ]);
  return findingsOf({ ...known, warnings, patients, unchecked });
}

/** The plan's patient as a list: empty without one. */
async function patientOf({ client, queries, plan, isPatientUnread }: Asked): Promise<Stored<'Paciente'>[]> {
  if (!plan.paciente_id) return [];
  if (isPatientUnread) throw new Error('The patient could not be read');
  const patient = await queries.ensureQueryData(recordQuery(client, 'Paciente', plan.paciente_id));
  return patient ? [patient] : [];
}

/** What the patient avoids. A plan whose patient avoids nothing does not start the worker. */
async function openWarnings(
  { client, queries, plan }: Asked,
  restrictions: Restrictions,
): Promise<OpenWarning[]> {
  if (restrictions.length === 0) return [];
  const ownFoods = await queries.fetchQuery(ownFoodsQuery(client));
  const checked = await checkedPlan(plan, restrictions, { decisions: decisionsOf(plan.leituras), ownFoods });
  return checked ? warningsOf(checked, plan.avisos_aceitos).filter(isOpenWarning).map(asOpen) : [];
}

const asOpen = ({ place, text, word, from, to, certainty, findings }: Warning): OpenWarning => ({
  path: pathOf(place),
  onde: whereOf(place),
  ...{ text, word, from, to },
  certainty: certaintyLabels[certainty],
  isSure: certainty === 'contem',
  avoided: [...new Set(findings.map(({ restriction }) => restricaoText(restriction).toLowerCase()))].join(
    ', ',
  ),
});

/** The patients whose first name is in the text. A text without such words asks nothing. */
async function namesakes({ client }: Asked, nomes: readonly string[]): Promise<string[]> {
  if (nomes.length === 0) return [];
  return (await client.functions.invoke<{ nomes: string[] }>('pacientesChamados', { nomes })).data.nomes;
}
