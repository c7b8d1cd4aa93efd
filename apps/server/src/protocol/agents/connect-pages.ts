import { access } from '../../accounts/access.ts';
import type { App } from '../../platform/http/app-type.ts';

const networks = { whatsapp: 'WhatsApp', telegram: 'Telegram' };

/** Where clients send people to continue a conversation elsewhere. A page for a person, not an answer for a program. */
export function connectPages(app: App, path: string): void {
  for (const [address, network] of Object.entries(networks)) {
    app.get(
      `${path}/:name/${address}`,
      { ...access('absent'), schema: { hide: true } },
      async (_request, reply) => reply.status(404).type('text/html; charset=utf-8').send(pageFor(network)),
    );
  }
}

const pageFor = (network: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${network} não está disponível · Alecrim</title>
</head>
<body>
<main>
<h1>A conversa pelo ${network} não está disponível</h1>
<p>Continue a conversa dentro do Alecrim.</p>
<p><a href="/">Voltar ao Alecrim</a></p>
</main>
</body>
</html>
`;
