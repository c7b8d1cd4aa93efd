import { mealName } from '../part-names.ts';
import type { WrittenPlan } from '../plan-lines.ts';
import { counted } from '../plural.ts';
import type { LinkReach } from '../public-link.ts';
import { uncalculatedOf } from '../public-numbers.ts';
import { firstName } from '../whatsapp.ts';
import { brandsIn } from './brands.ts';
import { distantTargets } from './distant-targets.ts';
import type { Finding, FindingCode, FindingPassage, FindingPlace } from './finding.ts';
import { type PlanPassage, passagesOf, whereIn } from './passages.ts';
import { otherPatientsIn, personsIn } from './person-names.ts';

type Text = string | null | undefined;

export interface CheckedRecord extends WrittenPlan {
  titulo?: Text;
  paciente_nome?: Text;
  ativo?: boolean | null;
  link_expira_em?: Text;
  content_date?: Text;
  updated_date?: Text;
  mostrar_numeros: string;
  numeros: unknown;
  meta: unknown;
}

/** Something that the patient avoids, which she has not accepted. */
export interface OpenWarning extends FindingPassage {
  /** "Contém", "Pode conter". */
  certainty: string;
  isSure: boolean;
  /** "lactose" */
  avoided: string;
  word: string;
  onde: string;
}

/** All that the check knows. */
export interface PlanFacts {
  plan: CheckedRecord;
  nutritionist: { nome_nutricionista?: Text; full_name?: Text; crn?: Text };
  /** Null for a plan without a patient of the list. */
  patient: { id: string; nome?: Text; responsavel_nome?: Text; isMinor: boolean } | null;
  warnings: readonly OpenWarning[];
  /** Names of patients that begin with a first name of `firstNamesIn`. */
  patients: readonly string[];
  reach: LinkReach;
  /** What could not be checked now, as a sentence. */
  unchecked?: readonly string[];
  now: Date;
}

/** What a prescription should carry and does not, and what looks wrong; what may harm comes first. */
export function findingsOf(facts: PlanFacts): Finding[] {
  const passages = passagesOf(facts.plan);
  return [
    ...restrictions(facts.warnings),
    ...otherPatients(facts, passages),
    ...identity(facts),
    ...emptyParts(facts.plan),
    ...uncalculated(facts.plan),
    ...brands(passages),
    ...targets(facts.plan),
    ...link(facts),
    ...(facts.unchecked ?? []).map((text) => finding('nao_conferido', text, inEditor('refeicoes.0'))),
  ].sort((one, other) => Number(other.isHarm) - Number(one.isHarm));
}

/** The first names to look for among the patients: those that surely name a person first. */
export function firstNamesIn(
  { plan, patient, nutritionist }: Omit<PlanFacts, 'patients'>,
  most: number,
): string[] {
  const persons = personsIn(passagesOf(plan), knownNames({ plan, patient, nutritionist }));
  const ordered = [...persons].sort((one, other) => rankOf(one) - rankOf(other));
  return [...new Set(ordered.map(({ first }) => first))].slice(0, most);
}

const rankOf = ({ isPerson, rest }: { isPerson: boolean; rest: readonly string[] }) =>
  isPerson ? 0 : rest.length > 0 ? 1 : 2;

const knownNames = ({ plan, patient, nutritionist }: Pick<PlanFacts, 'plan' | 'patient' | 'nutritionist'>) =>
  [
    plan.paciente_nome,
    patient?.nome,
    patient?.responsavel_nome,
    nutritionist.nome_nutricionista,
    nutritionist.full_name,
  ].flatMap((name) => name ?? []);

const finding = (code: FindingCode, text: string, place: FindingPlace, isHarm = false): Finding => ({
  code,
  text,
  isHarm,
  place,
});
const inEditor = (path: string, passage?: FindingPassage): FindingPlace => ({
  page: 'editor',
  path,
  ...(passage && { passage }),
});
const at = ({ path, text, from, to }: FindingPassage): FindingPlace =>
  inEditor(path, { path, text, from, to });

/** One finding for everything that the patient avoids, however many items hold it. */
function restrictions(warnings: readonly OpenWarning[]): Finding[] {
  const groups = new Map<string, [OpenWarning, ...OpenWarning[]]>();
  for (const warning of warnings) {
    const key = `${warning.certainty} ${warning.avoided}`;
    const group = groups.get(key);
    if (group) group.push(warning);
    else groups.set(key, [warning]);
  }
  return [...groups].map(([words, group]) => {
    const [first, ...others] = group;
    const where = `“${short(first.text)}” (${first.onde})`;
    const text =
      others.length > 0
        ? `${words} em ${counted(group.length, 'item', 'itens')}, como ${where}`
        : `${words}: ${first.word}, em ${where}`;
    return finding('restricao', text, at(first), first.isSure);
  });
}

function otherPatients(
  { plan, patient, nutritionist, patients }: PlanFacts,
  passages: PlanPassage[],
): Finding[] {
  const known = knownNames({ plan, patient, nutritionist });
  return otherPatientsIn(personsIn(passages, known), patients).map((other) => {
    const where = `em “${short(other.text)}” (${other.onde})`;
    return other.isSure
      ? finding('outro_paciente', `Cita outro paciente, ${other.nome}, ${where}`, at(other), true)
      : finding('citado_outro', `Cita ${firstName(other.nome)}, nome de outro paciente, ${where}`, at(other));
  });
}

function identity({ plan, nutritionist, patient }: PlanFacts): Finding[] {
  const found: Finding[] = [];
  if (!nutritionist.nome_nutricionista?.trim() && !nutritionist.full_name?.trim())
    found.push(finding('sem_nome', 'Falta o seu nome no documento', profile('nome_nutricionista')));
  if (!nutritionist.crn?.trim())
    found.push(finding('sem_crn', 'Falta o seu CRN no documento', profile('crn')));
  if (Number.isNaN(Date.parse(plan.content_date ?? plan.updated_date ?? '')))
    found.push(finding('sem_data', 'Falta a data no documento: salve o cardápio', inEditor('titulo')));
  if (!plan.paciente_nome?.trim())
    found.push(finding('sem_paciente', 'Falta o nome do paciente', inEditor('paciente_nome')));
  if (patient?.isMinor && !patient.responsavel_nome?.trim())
    found.push(
      finding('sem_responsavel', 'O paciente é menor de idade e está sem responsável no cadastro', {
        page: 'patient',
        id: patient.id,
        field: 'responsavel_nome',
      }),
    );
  return found;
}

const profile = (field: 'nome_nutricionista' | 'crn'): FindingPlace => ({ page: 'profile', field });

/** A meal or an option that the patient would see without anything to eat. */
function emptyParts(plan: CheckedRecord): Finding[] {
  const meals = plan.refeicoes ?? [];
  if (meals.length === 0)
    return [finding('sem_itens', 'O cardápio não tem refeições', inEditor('refeicoes'))];
  return meals.flatMap(({ nome, opcoes }, i) => {
    const options = opcoes ?? [];
    const empty = options.flatMap(({ descricao, itens }, j) =>
      descricao?.trim() || itens?.some((item) => item.trim()) ? [] : [j],
    );
    if (options.length === empty.length)
      return [finding('sem_itens', `${mealName({ nome }, i + 1)} não tem itens`, inEditor(`refeicoes.${i}`))];
    return empty.map((j) =>
      finding('sem_itens', `${whereIn(plan, i, j)}: sem itens`, inEditor(`refeicoes.${i}.opcoes.${j}.itens`)),
    );
  });
}

function uncalculated(plan: CheckedRecord): Finding[] {
  const left = uncalculatedOf(plan);
  if (!left) return [];
  const words =
    left.itens > 0
      ? `${counted(left.itens, 'item não calculado', 'itens não calculados')} nos totais que o paciente vê`
      : 'Falta o valor de algum alimento nos totais que o paciente vê';
  return [finding('nao_calculado', words, inEditor('refeicoes.0'))];
}

const brands = (passages: PlanPassage[]): Finding[] =>
  brandsIn(passages).map((mention) =>
    finding(
      'marca',
      `Cita a marca ${mention.brand}, em “${short(mention.text)}” (${mention.onde})`,
      at(mention),
    ),
  );

const targets = ({ numeros, meta }: CheckedRecord): Finding[] => {
  const distant = distantTargets(numeros, meta);
  return distant.length === 0
    ? []
    : [finding('meta_distante', `Longe da meta: ${distant.join('; ')}`, { page: 'targets' })];
};

const reaches = { computer: 'neste computador', network: 'na rede deste computador' };

function link({ plan, reach, now }: PlanFacts): Finding[] {
  // A private plan has no link to send.
  if (!plan.ativo) return [];
  const found: Finding[] = [];
  if (plan.link_expira_em && plan.link_expira_em <= now.toISOString())
    found.push(finding('link_vencido', 'A validade do link acabou: ele não abre mais', { page: 'link' }));
  if (reach !== 'everywhere')
    found.push(finding('link_local', `O link só abre ${reaches[reach]}`, { page: 'practice' }));
  return found;
}

const LONGEST = 80;
const short = (text: string) => {
  const line = text.trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
};
