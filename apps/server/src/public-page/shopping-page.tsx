import { ListaDeCompras, shownProfile } from '@alecrim/document';
import {
  brandOf,
  mealName,
  optionName,
  type PublicMenu,
  pdfFileName,
  publicPath,
  type ShoppingNeeds,
  shoppingLimits,
  shoppingList,
  usualShopping,
  withDays,
} from '@alecrim/domain/pure';
import { htmlPage } from './html-page.ts';
import { addresses, withToken } from './plan-addresses.ts';

interface ShoppingPage {
  menu: PublicMenu;
  token: string;
  /** When the plan's text last changed. */
  updatedDate: string;
}

/** The shopping list of a plan. Its script lets the reader choose days, people and options, and stores the ticks. */
export function shoppingPage(
  { menu, token, updatedDate }: ShoppingPage,
  needs: ShoppingNeeds,
  version: string,
): Promise<string> {
  const name = shownProfile(menu.nutricionista).nome;
  const choice = usualShopping(needs);
  return htmlPage({
    head: (
      <>
        <title>{`Lista de compras · ${name}`}</title>
        <meta name="theme-color" content={brandOf(menu.nutricionista).cor_primaria} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </>
    ),
    body: (
      <>
        {/* Filled in by the service worker when there is no connection. */}
        <p id="versao-salva" role="status" hidden />
        <main tabIndex={-1}>
          <ListaDeCompras
            menu={menu}
            list={shoppingList(needs, choice)}
            choice={choice}
            needs={needs}
            hasTicks
            actions={
              <div className="no-print">
                <WayBack token={token} />
              </div>
            }
          >
            <Choices
              menu={menu}
              needs={needs}
              file={{
                address: withToken(addresses.shoppingFile, token),
                name: pdfFileName('Lista de compras', menu.cardapio.paciente_nome, updatedDate),
              }}
            />
          </ListaDeCompras>
        </main>
        <div id="novidades" aria-live="polite" />
        <footer className="page-foot no-print">
          <WayBack token={token} />
        </footer>
      </>
    ),
    state: 'list',
    version,
  });
}

const WayBack = ({ token }: Pick<ShoppingPage, 'token'>) => (
  <a href={publicPath(token)}>← Voltar ao cardápio</a>
);

interface ChoicesProps {
  menu: PublicMenu;
  needs: ShoppingNeeds;
  file: { address: string; name: string };
}

/** Only with the script, which reads what the options need from the form. */
function Choices({ menu, needs, file }: ChoicesProps) {
  const { days, people, options, training } = usualShopping(needs);
  return (
    <form className="list-form no-print" data-needs={JSON.stringify(needs)} autoComplete="off">
      <div className="list-row">
        <NumberBox name="days" label="Dias" value={days} max={shoppingLimits.days} />
        <NumberBox name="people" label="Pessoas" value={people} max={shoppingLimits.people} />
        {training !== undefined && (
          <NumberBox
            name="training"
            label="Dias de treino por semana"
            value={training}
            min={0}
            max={shoppingLimits.training}
          />
        )}
      </div>
      <details>
        <summary>Opções de cada refeição</summary>
        {menu.cardapio.refeicoes.map(({ nome, opcoes, dias = [] }, meal) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: meals have no other name that is theirs alone
          <fieldset key={meal} hidden={opcoes.length === 0}>
            <legend>{withDays(mealName({ nome }, meal + 1), dias)}</legend>
            {opcoes.map(({ descricao, dias: own = [] }, option) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have options
              <label key={option}>
                <input
                  type="checkbox"
                  name={String(meal)}
                  value={option}
                  defaultChecked={options[meal]?.includes(option)}
                />
                {withDays(optionName({ descricao }, option + 1), own)}
              </label>
            ))}
          </fieldset>
        ))}
        <p>{needs.days ? SHARED_BY_DAYS : SHARED}</p>
      </details>
      <div className="list-row">
        <button type="button" className="page-button" id="copiar">
          Copiar
        </button>
        <button type="button" className="page-button" id="compartilhar" hidden>
          Compartilhar
        </button>
        <button type="button" className="page-button" id="imprimir">
          Imprimir
        </button>
        <a id="baixar-pdf" className="page-button" href={file.address} data-name={file.name}>
          Baixar PDF
        </a>
        <button type="button" className="page-button" id="desmarcar">
          Desmarcar tudo
        </button>
      </div>
      <p id="aviso" role="status" />
    </form>
  );
}

const SHARED = 'Com mais de uma opção, os dias são divididos entre elas.';
const SHARED_BY_DAYS =
  'Cada opção conta só nos seus dias. Com mais de uma para os mesmos dias, eles são divididos entre elas.';

interface NumberBoxProps {
  name: string;
  label: string;
  value: number;
  min?: number;
  max: number;
}

const NumberBox = ({ name, label, value, min = 1, max }: NumberBoxProps) => (
  <label>
    {label}
    <input type="number" inputMode="numeric" name={name} min={min} max={max} required defaultValue={value} />
  </label>
);
