import { plain, toFill } from '../../patients/markdown.ts';
import type { Config } from '../../platform/config.ts';

/** Who else gets to hold or carry data, as this server is configured. Hosts only: an address may carry a password. */
export function processorsIn({ databaseUrl, smtpUrl, llm }: Config): string[][] {
  return [
    ['hospedagem do servidor', toFill('provedor e país, ou "equipamento próprio"'), 'todos'],
    [
      'banco de dados',
      databaseUrl ? `PostgreSQL, ${placeOf(databaseUrl)}` : 'SQLite, este servidor',
      'todos',
    ],
    [
      'envio de e-mails',
      smtpUrl ? placeOf(smtpUrl) : 'nenhum (os e-mails ficam em uma pasta deste servidor)',
      'nome e e-mail de quem recebe, e o texto da mensagem',
    ],
    [
      'assistente de escrita',
      llm ? `${placeOf(llm.url)}, modelo ${plain(llm.model)}` : 'nenhum',
      llm ? 'o que o profissional escreve ao assistente' : '–',
    ],
  ];
}

function placeOf(address: string): string {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  const isHere = ['', 'localhost', '127.0.0.1', '[::1]'].includes(host);
  return isHere ? 'este servidor' : plain(host);
}
