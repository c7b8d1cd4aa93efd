import { counted, nutrienteLabels, nutrienteText } from '@alecrim/domain/pure';
import type { DriPerson } from '@alecrim/nutrition/intake';
import { inWhole } from '../amount-words.ts';
import type { DayNutrients, NutrientRow } from '../worker/worker-client.ts';

/** "9,2 mg", or "≥ 9,2 mg" where a part of the day has no figure. */
export function amountWords({ name, intake: { chosen, share } }: NutrientRow, isWhole: boolean): string {
  // Where nothing has a figure, nothing is known: zero would be a lie.
  if (share === 0) return 'sem dado';
  return `${share < 1 || !isWhole ? '≥ ' : ''}${nutrienteText(name, chosen)}`;
}

/** "de 7 a 12 mg" where options differ. */
export function rangeWords({ name, intake: { least, most, share } }: NutrientRow): string {
  const { unidade } = nutrienteLabels[name];
  const [low, high] = [nutrienteText(name, least), nutrienteText(name, most)];
  return low === high || share === 0
    ? ''
    : `de ${low.replace(`\u00a0${unidade}`, '')} a ${high} conforme a opção`;
}

/** "82 % da energia com dado" */
export const shareWords = ({ intake: { share } }: NutrientRow): string =>
  share >= 1 ? '' : `${inWhole(Math.floor(share * 100))} % da energia com dado`;

/** "RDA 18 mg · EAR 8,1 mg · UL 45 mg" */
export function referenceWords({ name, reference, limit }: NutrientRow): string {
  const { ear, rda, ai } = reference ?? {};
  const say = (label: string, value: number | undefined) =>
    value === undefined ? '' : `${label} ${nutrienteText(name, value)}`;
  const most = name === 'gordura_saturada' ? 'até 10 % da energia:' : name === 'sodio' ? 'limite' : 'UL';
  return [say('RDA', rda), say('EAR', ear), say('AI', ai), say(most, limit)].filter(Boolean).join(' · ');
}

export const statusWords: Record<NutrientRow['status'], string> = {
  meets: 'Alcança a recomendação',
  between: 'Entre a EAR e a RDA',
  below: 'Abaixo da recomendação',
  above: 'Acima do limite',
  within: 'Dentro do limite',
  open: 'Faltam dados para dizer',
  none: '',
};

/** "90 % da recomendação" */
export const partOfTarget = ({ target, intake: { chosen } }: NutrientRow): string =>
  target === undefined || chosen === 0 ? '' : `${inWhole((100 * chosen) / target)} % da recomendação`;

/** "mulher, 30 anos, gestante" */
export function personWords({ sex, years, stage }: DriPerson): string {
  const age =
    years < 1 ? counted(Math.round(years * 12), 'mês', 'meses') : counted(Math.floor(years), 'ano', 'anos');
  const who =
    years < 14 ? (sex === 'feminino' ? 'menina' : 'menino') : sex === 'feminino' ? 'mulher' : 'homem';
  return [who, age, stage].filter(Boolean).join(', ');
}

/** Lists the items that no sum includes, so that nobody takes a low number for a lack. */
export function CoverageWords({ day: { energy, openEnergy, unread } }: { day: DayNutrients }) {
  const open = [
    openEnergy > 0 && `≈ ${inWhole(openEnergy)} kcal de itens a conferir não entram na soma`,
    unread > 0 && `${counted(unread, 'item não calculado', 'itens não calculados')}`,
  ].filter(Boolean);
  return (
    <p className="text-sm text-muted tabular-nums">
      {[`Dia com ≈ ${inWhole(energy)} kcal`, ...open].join(' · ')}. O sal do preparo só entra se estiver
      escrito.
    </p>
  );
}
