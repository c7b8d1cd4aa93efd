import {
  CardapioDocument,
  Estimativa,
  Nutrientes,
  type QrCode,
  qrPath,
  shownProfile,
  updatedOn,
} from '@alecrim/document';
import { brandOf, type PublicMenu, pdfFileName, planDays } from '@alecrim/domain/pure';
import { createLruCache } from '../platform/lru-cache.ts';
import { htmlPage } from './html-page.ts';
import { addresses, withToken } from './plan-addresses.ts';

interface PlanPage {
  menu: PublicMenu;
  updatedDate: string;
  token: string;
  /** The address of the current plan, printed on the paper. */
  link: string;
  /** Other sites make the link previews, which need absolute addresses. */
  origin: string;
  /** Whether the page leads to the shopping list. */
  hasShopping: boolean;
}

/** The page that a patient opens. */
export function planPage(page: PlanPage, version: string): Promise<string> {
  const hasSwaps = page.menu.cardapio.trocas !== undefined;
  const hasDays = planDays(page.menu.cardapio.refeicoes).length > 0;
  const parts = { head: <Head {...page} />, body: <Body {...page} /> };
  return htmlPage({ ...parts, state: 'plan', version, hasSwaps, hasDays });
}

/** The preview of a shared link is seen by others: it names the nutritionist, never the patient or the diet. */
function Head({ menu, token, origin }: PlanPage) {
  const name = shownProfile(menu.nutricionista).nome;
  const title = `Cardápio · ${name}`;
  const description = `Cardápio elaborado por ${name}.`;
  const previews = {
    'og:type': 'website',
    'og:site_name': 'Alecrim',
    'og:locale': 'pt_BR',
    'og:title': title,
    'og:description': description,
    'og:image': `${origin}${withToken(addresses.icon(512), token)}`,
  };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={brandOf(menu.nutricionista).cor_primaria} />
      <meta name="apple-mobile-web-app-title" content={name} />
      <link rel="manifest" href={withToken(addresses.manifest, token)} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withToken(addresses.icon(192), token)} />
      {Object.entries(previews).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
    </>
  );
}

function Body({ menu, updatedDate, link, token, hasShopping }: PlanPage) {
  const nameOfFile = pdfFileName('Plano alimentar', menu.cardapio.paciente_nome, updatedDate);
  return (
    <>
      {/* Filled in by the service worker when there is no connection. */}
      <p id="versao-salva" role="status" hidden />
      <main tabIndex={-1}>
        <CardapioDocument
          menu={menu}
          Numbers={Estimativa}
          Nutrients={Nutrientes}
          date={updatedOn(updatedDate)}
          link={{ url: link }}
          qr={cachedQr(link)}
          actions={
            <>
              <div className="page-ways">
                {hasShopping && <a href={withToken(addresses.shopping, token)}>Lista de compras</a>}
                <button type="button" id="abrir-leitura" className="page-button" aria-expanded="false">
                  Aa Leitura
                </button>
              </div>
              <Actions file={withToken(addresses.file, token)} name={nameOfFile} />
            </>
          }
        />
      </main>
      {/* Empty at first: screen readers announce what the script adds to it. */}
      <div id="novidades" aria-live="polite" />
      <footer className="page-foot">
        <button type="button" id="instalar" className="page-button" hidden>
          Adicionar à tela inicial
        </button>
        <a href={withToken(addresses.privacy, token)}>Aviso de privacidade</a>
      </footer>
    </>
  );
}

function Actions({ file, name }: { file: string; name: string }) {
  return (
    <div className="page-actions">
      <button type="button" id="imprimir" className="page-button">
        Imprimir Cardápio
      </button>
      <a id="baixar-pdf" className="page-button" href={file} data-name={name}>
        Baixar PDF
      </a>
      <label>
        <input type="checkbox" id="economizar" autoComplete="off" />
        Menos tinta
      </label>
      <label>
        <input type="checkbox" id="letra-grande" autoComplete="off" />
        Letra grande
      </label>
    </div>
  );
}

// Some 3 kB each.
const qrCodes = createLruCache<QrCode>(500);

/** Drawing the QR code takes a quarter of a page's time, and a plan keeps its link through every change. */
export function cachedQr(link: string): QrCode {
  const code = qrCodes.get(link) ?? qrPath(link);
  qrCodes.set(link, code);
  return code;
}
