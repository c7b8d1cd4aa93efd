import { type Sendable, sendable } from '../platform/http/responses.ts';
import { htmlPage, textPageStyle } from './html-page.ts';
import { sprigPath } from './icons.ts';

interface Message {
  title: string;
  lines: readonly string[];
  /** The label of a link that loads the page again, where it cannot reload by itself. */
  retry?: string;
  /** The plan was deleted or closed: the phone removes its copy. */
  isGone?: true;
}

/** The ways in which a link leads to no plan (P53). */
const messages = {
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
  unavailable: {
    title: 'Temporariamente indisponível',
    lines: [
      'Não foi possível carregar o cardápio agora. Aguarde um instante: a página tenta de novo sozinha.',
      'Seu cardápio continua guardado e o link continua o mesmo.',
    ],
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

const pages: Partial<Record<MessageName, Promise<Sendable>>> = {};

/** Rendered once: every wrong link gets the same bytes for the same work, and a flood of them costs little. */
export function messagePage(name: MessageName): Promise<Sendable> {
  pages[name] ??= rendered(messages[name]).then((html) => sendable(html));
  return pages[name];
}

/** Self-contained: it is shown offline. */
export const offlinePage = (): Promise<string> => rendered(offline, textPageStyle());

function rendered({ title, lines, retry, isGone }: Message, style?: string): Promise<string> {
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
