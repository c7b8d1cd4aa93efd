import { BrandBand, chatHref, Email, shownProfile } from '@alecrim/document';
import { brandOf, brandStyle, type PublicNutricionista, publicPath } from '@alecrim/domain/pure';
import type { CSSProperties } from 'react';
import { contentHash, type Sendable, sendable } from '../platform/http/responses.ts';
import { createLruCache } from '../platform/lru-cache.ts';
import { htmlPage, textPageStyle } from './html-page.ts';
import { sprigPath } from './icons.ts';

interface Message {
  title: string;
  lines: readonly string[];
  /** A link: to this page again where it cannot reload by itself, or to what there is instead. */
  next?: { label: string; href: string };
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
  next: { label: 'Tentar de novo', href: '' },
};

export type MessageName = keyof typeof messages;

const pages: Partial<Record<MessageName, Promise<Sendable>>> = {};

/** Rendered once: every wrong link gets the same bytes for the same work, and a flood of them costs little. */
export function messagePage(name: MessageName): Promise<Sendable> {
  pages[name] ??= rendered(messages[name]).then((html) => sendable(html));
  return pages[name];
}

// Some 60 kB each, with their compressed forms.
const MAX_MADE = 50;
const madePages = createLruCache<Promise<Sendable>>(MAX_MADE);

/** The list alone is hidden: the plan of the link is still there. */
export function noListPage(token: string): Promise<Sendable> {
  const key = contentHash(JSON.stringify(['noList', token]));
  const title = 'Lista de compras não disponível';
  const lines = ['A lista de compras não está disponível para este cardápio.'];
  const next = { label: 'Abrir o cardápio', href: publicPath(token) };
  const page = madePages.get(key) ?? rendered({ title, lines, next }).then((html) => sendable(html));
  madePages.set(key, page);
  return page;
}

/** The page of a link that no longer opens, with whom to ask for a new one. It says nothing of the plan. */
export function closedPage(
  name: 'notFound' | 'inactive',
  from: PublicNutricionista,
  onRender: () => void,
): Promise<Sendable> {
  const key = contentHash(JSON.stringify([name, from]));
  const known = madePages.get(key);
  if (known) return known;
  onRender();
  const { logo_url, foto_url } = from;
  const shown = { ...from, logo_url: notSaved(logo_url), foto_url: notSaved(foto_url) };
  const page = rendered(messages[name], { from: shown }).then((html) => sendable(html));
  madePages.set(key, page);
  return page;
}

/** The service worker saves pictures without a query; a phone that must forget the plan saves none again. */
const notSaved = (picture: string | null) => picture && `${picture}?fechado`;

const tooLong = {
  plan: { title: 'Plano longo demais para um PDF', label: 'Abrir o plano' },
  list: { title: 'Lista longa demais para um PDF', label: 'Abrir a lista' },
};

/** Some plan has too many letters for a file. Its page shows all of them, and prints. */
export async function tooLongPage(
  what: keyof typeof tooLong,
  href: string,
  from: PublicNutricionista,
): Promise<Sendable> {
  const { title, label } = tooLong[what];
  const lines = ['O texto não cabe em um arquivo PDF. Na página você lê tudo e pode imprimir.'];
  return sendable(await rendered({ title, lines, next: { label, href } }, { brand: from }));
}

/** Self-contained: it is shown offline. */
export const offlinePage = (): Promise<string> => rendered(offline, { style: textPageStyle() });

interface Around {
  style?: string;
  /** The nutritionist of the plan, with the ways to reach her. */
  from?: PublicNutricionista;
  /** Only her name and colours. */
  brand?: PublicNutricionista;
}

function rendered(
  { title, lines, next, isGone }: Message,
  { style, from, brand = from }: Around = {},
): Promise<string> {
  return htmlPage({
    head: (
      <>
        <title>{`${title} · Alecrim`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </>
    ),
    body: (
      <>
        {brand && (
          <header className="doc" style={brandStyle(brandOf(brand)) as CSSProperties}>
            <BrandBand profile={shownProfile(brand)} />
          </header>
        )}
        <main className="page-text page-message">
          {!brand && <Sprig />}
          <h1>{title}</h1>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {from && <WaysToReach {...from} />}
          {next && (
            <a className="page-button" href={next.href}>
              {next.label}
            </a>
          )}
        </main>
      </>
    ),
    state: isGone && 'gone',
    style,
  });
}

const REQUEST = 'Olá! O link do meu cardápio não abre mais. Você pode me enviar um novo?';

function WaysToReach({ telefone, email_profissional: email }: PublicNutricionista) {
  const chat = chatHref(telefone ?? '', REQUEST);
  return (
    <>
      {chat ? (
        <a className="page-button" href={chat}>
          {`WhatsApp: ${telefone}`}
        </a>
      ) : (
        telefone && <p className="page-phone">{telefone}</p>
      )}
      {email && <Email address={email} />}
    </>
  );
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
