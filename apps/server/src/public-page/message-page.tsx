import { htmlPage } from './html-page.ts';
import { type Sendable, sendable } from './send-page.ts';
import { sprigPath } from './sprig.ts';

interface Message {
  title: string;
  lines: readonly string[];
  /** The plan behind this link is no more: the phone forgets what it kept of it. */
  isGone?: true;
}

/** The ways in which a link leads to no plan (spec §2, VerCardapio). */
export const messages = {
  noToken: {
    title: 'Link Inválido',
    lines: ['Este link não é válido.', 'Copie o endereço completo que você recebeu e abra de novo.'],
  },
  notFound: {
    title: 'Cardápio não encontrado',
    lines: [
      'O link pode ter expirado ou o cardápio foi removido.',
      'Entre em contato com a nutricionista e peça um novo link.',
    ],
    isGone: true,
  },
  inactive: {
    title: 'Cardápio não encontrado',
    lines: ['Este cardápio foi desativado pela nutricionista.', 'Entre em contato para voltar a vê-lo.'],
    isGone: true,
  },
  tooMany: {
    title: 'Muitas tentativas',
    lines: ['Aguarde um instante: a página tenta de novo sozinha.'],
  },
  failed: {
    title: 'Cardápio não encontrado',
    lines: [
      'Não foi possível carregar o cardápio agora. Aguarde um instante: a página tenta de novo sozinha.',
      'Se continuar assim, o link pode ter expirado ou o cardápio foi removido: entre em contato com a nutricionista e peça um novo link.',
    ],
  },
} satisfies Record<string, Message>;

export type MessageName = keyof typeof messages;

const pages = new Map(Object.entries(messages).map(([name, message]) => [name, sendable(rendered(message))]));

/** Made once: every wrong link gets the same bytes for the same work, and a flood costs nothing to turn away. */
export const messagePage = (name: MessageName): Sendable => pages.get(name) ?? sendable('');

function rendered({ title, lines, isGone }: Message): string {
  return htmlPage({
    head: (
      <>
        <title>{`${title} · Alecrim`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </>
    ),
    body: (
      <main className="page-text page-message">
        <Sprig />
        <h1>{title}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </main>
    ),
    state: isGone && 'gone',
  });
}

function Sprig() {
  return (
    <svg
      className="page-mark"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={sprigPath} />
    </svg>
  );
}
