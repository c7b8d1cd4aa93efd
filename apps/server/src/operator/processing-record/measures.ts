import type { Config } from '../../platform/config.ts';

/** What protects the data in every installation. */
export const measures = [
  'cada profissional só alcança os próprios pacientes; a regra está em cada consulta ao banco de dados',
  'senhas guardadas com argon2id, sessões e links por e-mail guardados só como resumo (SHA-256)',
  'verificação em duas etapas para cada conta, que o administrador pode exigir de todas',
  'limites de tentativas por conta, por endereço e por link',
  'trilha de auditoria encadeada, que mostra qualquer alteração; tentativas recusadas ficam anotadas',
  'todas as versões de cadastros e cardápios, lixeira e backups diários conferidos por soma de verificação',
  'links públicos com segredo longo, que podem ser trocados, desativados e ter validade',
  'nada é carregado de outros sites; não há anúncios nem rastreamento',
  'arquivos e backups legíveis só pela conta do sistema que os grava (0600)',
];

/** What this installation still lacks, as far as its configuration tells. */
export function openPoints({ privacyContact, backupPassphraseFile, publicUrl, llm }: Config): string[] {
  return [
    ...(privacyContact ? [] : ['Nomear o encarregado ou canal de contato (PRIVACY_CONTACT).']),
    ...(backupPassphraseFile ? [] : ['Cifrar os backups (BACKUP_PASSPHRASE_FILE).']),
    ...(publicUrl?.startsWith('https:')
      ? []
      : ['Se o sistema é aberto fora deste computador: HTTPS (PUBLIC_URL com https).']),
    ...(llm
      ? [
          'Contrato com o provedor do assistente de escrita; conferir o país (transferência internacional, art. 33).',
        ]
      : []),
    'Conferir que o disco do servidor está cifrado.',
    'Guardar cópias dos backups em outro lugar e ensaiar uma restauração.',
  ];
}
