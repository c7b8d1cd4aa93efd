import { counted, type FollowedPlan, type FollowUp, type Listed } from '@alecrim/domain/pure';
import { dayOf, daysAway, onMoment } from '../../../../lib/dates.ts';
import type { Row } from './row-list.tsx';
import { PlanRow, ReturnRow } from './rows.tsx';

interface Group {
  key: string;
  name: string;
  /** What waits; what happened is not counted. */
  total?: number;
  rows: Row[];
}

/** The lists that are not empty. */
export function followUpGroups(
  { atrasados, retornos, nao_abertos, links, aberturas, alteracoes }: FollowUp,
  dismissed: ReadonlySet<string>,
  dismiss: (reminder: string) => void,
): Group[] {
  const returns = (list: FollowUp['retornos']) =>
    list.itens.map((due) => ({ key: due.id, content: <ReturnRow due={due} /> }));

  const plans = (key: string, list: Listed<FollowedPlan>, say: (plan: FollowedPlan) => string) => {
    const reminderOf = ({ id, data }: FollowedPlan) => `${key}:${id}:${data}`;
    const shown = list.itens.filter((plan) => !dismissed.has(reminderOf(plan)));
    return {
      key,
      total: list.total - (list.itens.length - shown.length),
      rows: shown.map((plan) => ({
        key: plan.id,
        content: <PlanRow plan={plan} text={say(plan)} onDismiss={() => dismiss(reminderOf(plan))} />,
      })),
    };
  };

  const happened = <P extends FollowedPlan>(list: readonly P[], say: (plan: P) => string) =>
    list.map((plan) => ({ key: plan.id, content: <PlanRow plan={plan} text={say(plan)} /> }));

  const groups: Group[] = [
    { key: 'atrasados', name: 'Retornos atrasados', total: atrasados.total, rows: returns(atrasados) },
    { key: 'retornos', name: 'Próximos retornos', total: retornos.total, rows: returns(retornos) },
    {
      name: 'Não abertos',
      ...plans('nao_abertos', nao_abertos, ({ data }) => `Criado ${away(data)}, ainda não foi aberto`),
    },
    { name: 'Links', ...plans('links', links, ({ data }) => linkEnd(data)) },
    {
      key: 'aberturas',
      name: 'Abertos há pouco',
      rows: happened(aberturas, ({ vezes, data }) =>
        vezes > 1
          ? `Aberto ${counted(vezes, 'vez', 'vezes')}, a última ${onMoment(data)}`
          : `Aberto ${onMoment(data)}`,
      ),
    },
    {
      key: 'alteracoes',
      name: 'Alterados há pouco',
      rows: happened(alteracoes, ({ data }) => `Alterado ${onMoment(data)}`),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const away = (moment: string) => daysAway(dayOf(moment));

const linkEnd = (end: string) =>
  new Date(end) <= new Date() ? `O link venceu ${away(end)}` : `O link vence ${away(end)}`;
