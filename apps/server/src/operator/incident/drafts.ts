import { dataKinds } from '../../patients/data-kinds.ts';
import { counted, momentText, plain, toFill } from '../../patients/markdown.ts';
import type { Facts } from './facts.ts';
import { agesOf, type Controller } from './people.ts';

export interface Setting {
  controllers: readonly Controller[];
  /** The encarregado, as configured. */
  officer?: string;
  now: Date;
}

/** All people who may have to be informed, with or without a trace in the trail. */
export const everyoneIn = ({ affected, withinReach }: Facts) => [...affected, ...withinReach];

export const kindsIn = (facts: Facts): string =>
  [...new Set(everyoneIn(facts).flatMap(({ kinds }) => kinds))].map((kind) => dataKinds[kind]).join('; ') ||
  'nenhum dado de paciente encontrado';

const measures =
  'acesso só do próprio profissional, senhas com argon2id, sessões que se encerram, trilha de auditoria encadeada, backups diários';

/** What the form of the ANPD asks for (Res. CD/ANPD 15/2024 art. 6 §2), as far as it is known here. */
export function draftForAuthority(facts: Facts, { controllers, officer, now }: Setting): string {
  const { scope } = facts;
  const everyone = everyoneIn(facts);
  const { children, adolescents, elderly, unknown } = agesOf(everyone, now);
  const names = controllers.map(({ name, crn, contact }) =>
    [name, crn, contact].filter(Boolean).map(plain).join(', '),
  );
  return [
    `1. **Controlador:** ${names.join(' / ') || toFill('nome, CPF ou CNPJ, endereço')}; ${toFill('CPF ou CNPJ; se é agente de pequeno porte')}`,
    `2. **Encarregado:** ${plain(officer) || toFill('nome e contato')}`,
    `3. **Operador:** ${toFill('quem hospeda o sistema, se for outra pessoa')}`,
    `4. **O que aconteceu e a causa, se conhecida:** ${toFill('descrição em poucas frases')}`,
    `5. **Quando ocorreu:** entre ${momentText(scope.from)} e ${momentText(scope.to)} (horário de Brasília). **Quando se soube:** ${toFill('data e hora')}`,
    `6. **Natureza e categoria dos dados:** ${kindsIn(facts)}. Dados de saúde são dados sensíveis (LGPD art. 5º, II).`,
    `7. **Titulares afetados:** ${facts.affected.length} com rastro e até ${facts.withinReach.length} ao alcance; crianças ${children}, adolescentes ${adolescents}, idosos ${elderly}, idade não informada ${unknown}. **Titulares ao todo:** ${facts.everybody}`,
    `8. **Medidas de segurança antes do incidente:** ${measures}; ${toFill('disco e backups cifrados? outras')}`,
    `9. **Riscos e possíveis impactos aos titulares:** ${toFill('por exemplo exposição de condição de saúde, contatos indesejados, golpes')}`,
    `10. **Medidas tomadas e a tomar:** ${toFill('por exemplo senha trocada, sessões encerradas, links públicos trocados')}`,
    `11. **Motivo da demora, se a comunicação passar do prazo:** ${toFill('ou "não se aplica"')}`,
    `12. **Comunicação aos titulares:** ${toFill('data e forma, ou por que não foi feita')}`,
  ].join('\n');
}

/** In plain words, for each patient (art. 9). */
export function draftForPatients(facts: Facts, { controllers, officer }: Setting): string {
  const [first, ...others] = controllers;
  const sender = first && others.length === 0 ? plain(first.name) : toFill('nome do profissional');
  const contact = plain(officer) || (first && others.length === 0 ? plain(first.contact) : toFill('contato'));
  return [
    `Olá, ${toFill('nome do paciente')}.`,
    `Escrevo para contar que houve um incidente de segurança com dados guardados no meu consultório, entre ${momentText(facts.scope.from)} e ${momentText(facts.scope.to)}. Soube dele em ${toFill('data')}.`,
    `**O que aconteceu:** ${toFill('em palavras simples')}`,
    `**Quais dados seus podem ter sido vistos ou alterados:** ${kindsIn(facts)}.`,
    `**O que isso pode significar para você:** ${toFill('riscos em palavras simples')}`,
    `**O que já foi feito:** ${toFill('medidas')}. O acesso é individual, por senha, e o que é feito com os dados fica registrado.`,
    `**O que você pode fazer:** desconfie de mensagens que peçam dinheiro ou dados em meu nome e fale comigo em caso de dúvida. ${toFill('outras recomendações')}`,
    `Para saber mais ou exercer os seus direitos (LGPD art. 18): ${contact}.`,
    sender,
  ].join('\n\n');
}

export const peopleText = (facts: Facts): string =>
  `${counted(facts.affected.length, 'paciente', 'pacientes')} com rastro, ${facts.withinReach.length} ao alcance`;
