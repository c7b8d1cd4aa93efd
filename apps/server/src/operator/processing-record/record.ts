import { type ConsentPurpose, consentPurposes } from '@alecrim/domain';
import { dataKinds } from '../../patients/data-kinds.ts';
import { counted, dayText, plain, table, toFill } from '../../patients/markdown.ts';
import type { Config } from '../../platform/config.ts';
import { version } from '../../platform/version.ts';
import { measures, openPoints } from './measures.ts';
import type { Practice } from './practice.ts';
import { processorsIn } from './processors.ts';
import { retentionPeriods } from './retention-periods.ts';
import { risks } from './risks.ts';

/** The record of processing operations (LGPD art. 37) and a short impact report (art. 38), to be completed and signed. */
export function processingRecordText(practice: Practice, config: Config, now: Date): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return [
    '# Registro das operações de tratamento e relatório de impacto',
    `Feito em ${dayText(now)} pelo Alecrim ${version}, a partir da configuração e dos registros. Não é parecer jurídico: confira, complete o que está marcado, date e assine.`,
    '## 1. Quem trata os dados',
    table(['controlador', 'registro', 'contato'], controllers(practice)),
    `Encarregado (art. 41): ${plain(config.privacyContact) || toFill('nome e contato, ou dispensa da Res. CD/ANPD 2/2022')}`,
    '## 2. De quem, e quais dados',
    `${figures(practice)} Dados de saúde são sensíveis (art. 5º, II).`,
    list(Object.values(dataKinds)),
    '## 3. Para quê, e com que base legal',
    table(['finalidade', 'dados', 'base legal'], purposes(practice)),
    '## 4. Por quanto tempo',
    table(['o quê', 'prazo'], retentionPeriods),
    '## 5. Com quem são compartilhados',
    table(['serviço', 'quem', 'dados'], processorsIn(config)),
    'O paciente, e quem ele quiser, abre o próprio cardápio por um link público. Não há venda nem uso para publicidade (art. 11 §4º).',
    '## 6. Medidas de segurança (art. 46)',
    list([
      ...measures,
      config.backupPassphraseFile
        ? 'backups cifrados (formato age, ChaCha20-Poly1305)'
        : 'backups sem cifra própria',
    ]),
    '## 7. Relatório de impacto (art. 38)',
    `**Necessidade e proporção:** o atendimento nutricional pede identificação, contato e o que se come e por quê; nenhum outro campo é obrigatório além do nome. ${toFill('observações do profissional')}`,
    table(['risco', 'probabilidade', 'impacto', 'o que o reduz'], risks),
    `**Conclusão:** ${toFill('o risco que resta é aceitável? o que será feito e até quando?')}`,
    '## 8. Pendências',
    list(openPoints(config)),
    `${toFill('local, data e assinatura')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

const controllers = ({ people }: Practice): string[][] =>
  people.length === 0
    ? [[toFill('nome'), toFill('CRN'), toFill('contato')]]
    : people.map(({ nome_nutricionista, full_name, email, crn, email_profissional, telefone, endereco }) => [
        plain(nome_nutricionista || full_name || email),
        plain(crn) || toFill('CRN, CPF ou CNPJ'),
        [email_profissional || email, telefone, endereco].filter(Boolean).map(plain).join(', '),
      ]);

function figures({ patients, ages, plans, openLinks }: Practice): string {
  const { children, adolescents, elderly, unknown } = ages;
  return `${counted(patients, 'paciente', 'pacientes')} (crianças ${children}, adolescentes ${adolescents}, idosos ${elderly}, idade não informada ${unknown}), ${counted(plans, 'cardápio', 'cardápios')}, ${counted(openLinks, 'link público ativo', 'links públicos ativos')}.`;
}

const purposes = ({ consents }: Practice): string[][] => [
  [
    'atendimento nutricional',
    'identificação, contato, saúde',
    'tutela da saúde (art. 11, II, f); de menores, no seu melhor interesse (art. 14)',
  ],
  [
    'guarda do prontuário',
    'identificação, saúde',
    'obrigação legal (art. 11, II, a): Lei 13.787/2018, CFN Res. 594/2017',
  ],
  ...Object.entries(consentPurposes).map(([purpose, { label }]) => [
    label.toLowerCase(),
    'conforme o texto aceito',
    `consentimento (art. 11, I): ${counted(consents[purpose as ConsentPurpose], 'em vigor', 'em vigor')}`,
  ]),
  ['contas dos profissionais', 'nome, e-mail, registro profissional', 'execução de contrato (art. 7º, V)'],
  [
    'segurança e prova do que foi feito',
    'códigos de contas e registros, momentos',
    'obrigação legal (arts. 37 e 46)',
  ],
];
