import type { Sendable } from '../platform/http/responses.ts';
import { textPageStyle } from './browser-files.ts';
import { htmlPage } from './html-page.ts';
import { type PageParts, sendableParts, textOfParts } from './page-parts.ts';
import { sprigPath } from './sprig.ts';

interface Message {
  title: string;
  lines: readonly string[];
  /** A way to look again, where the page cannot do so by itself. */
  retry?: string;
  /** The plan behind this link is no more: the phone forgets what it kept of it. */
  isGone?: true;
}

/** The ways in which a link leads to no plan (P53). */
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
  noList: {
    title: 'Lista de compras não disponível',
    lines: ['A lista de compras não está disponível para este cardápio.'],
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

/** Shown by the service worker, where there is neither a connection nor a saved plan. */
const offline: Message = {
  title: 'Sem conexão',
  lines: ['Este cardápio não está guardado neste aparelho.', 'Conecte-se à internet e tente de novo.'],
  retry: 'Tentar de novo',
};

export type MessageName = keyof typeof messages;

const pages = new Map(
  Object.entries(messages).map(([name, message]) => [name, sendableParts(rendered(message))]),
);

/** Made once: every wrong link gets the same bytes for the same work, and a flood costs nothing to turn away. */
export const messagePage = (name: MessageName): Sendable => pages.get(name) ?? sendableParts([]);

/** Whole in itself, because nothing can be asked for where it is shown. */
export const offlinePage = (): string => textOfParts(rendered(offline, textPageStyle()));

function rendered({ title, lines, retry, isGone }: Message, style?: string): PageParts {
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
        {retry && (
          // biome-ignore lint/a11y/useValidAnchor: the address of this very page, which is whatever was asked for
          <a className="page-button" href="">
            {retry}
          </a>
        )}
      </main>
    ),
    state: isGone && 'gone',
    style,
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
