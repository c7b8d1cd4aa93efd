/** Care itself needs no consent (LGPD art. 11, II, f); these purposes do, one by one (art. 8 §4). */
export const consentPurposes = {
  imagem: {
    label: 'Fotos de evolução',
    text: 'Autorizo que fotos minhas sejam feitas e guardadas para acompanhar a minha evolução.',
  },
  divulgacao: {
    label: 'Divulgação de resultados',
    text: 'Autorizo a divulgação de fotos e resultados meus, com ou sem o meu nome, em redes sociais e materiais.',
  },
  comunicacao: {
    label: 'Novidades e ofertas',
    text: 'Autorizo o envio de novidades, materiais e ofertas pelos meus contatos.',
  },
  pesquisa: {
    label: 'Pesquisa ou ensino',
    text: 'Autorizo o uso dos meus dados, sem o meu nome, em pesquisa ou ensino.',
  },
  outra: {
    label: 'Outra finalidade',
    text: 'Autorizo o uso dos meus dados para a finalidade descrita nas observações do meu cadastro.',
  },
} as const;

export type ConsentPurpose = keyof typeof consentPurposes;

/** Changes with every change of the texts above, because a consent names the version that was agreed to. */
export const CONSENT_TEXT_VERSION = '2026-1';

export const consentChannels = {
  presencial: 'Pessoalmente',
  papel: 'Assinatura em papel',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  telefone: 'Telefone',
} as const;

export type ConsentChannel = keyof typeof consentChannels;

export const purposeLabel = (finalidade: string | null | undefined): string =>
  Object.hasOwn(consentPurposes, finalidade ?? '')
    ? consentPurposes[finalidade as ConsentPurpose].label
    : finalidade || consentPurposes.outra.label;

export const channelLabel = (canal: string | null | undefined): string =>
  Object.hasOwn(consentChannels, canal ?? '') ? consentChannels[canal as ConsentChannel] : canal || '';

interface ConsentFacts {
  concedido_em?: string | null;
  canal?: string | null;
  registrado_por?: string | null;
  revogado_em?: string | null;
  versao?: string | null;
}

/** "Dado em 3 de março de 2026 · WhatsApp · registrado por Ana · revogado em …" */
export const consentFacts = (
  { concedido_em, canal, registrado_por, revogado_em, versao }: ConsentFacts,
  day: (moment: string) => string,
): string =>
  [
    concedido_em && `Dado em ${day(concedido_em)}`,
    channelLabel(canal),
    registrado_por && `registrado por ${registrado_por}`,
    versao && `texto ${versao}`,
    revogado_em && `revogado em ${day(revogado_em)}`,
  ]
    .filter(Boolean)
    .join(' · ');
