import { store } from '../storage.ts';
import { READING, THEME } from '../worker-contract.ts';

/** localStorage: attributes of the page, which the script in its head sets again before the next first paint. */
type Choices = Partial<Record<'tamanho' | 'contraste' | 'desenhos', string>>;

/** Applies what was chosen to the page and stores it on this phone. */
export function storeChoices(data: FormData): Choices {
  const { dataset } = document.documentElement;
  const choices: Choices = {};
  for (const name of ['tamanho', 'contraste', 'desenhos'] as const) {
    const value = data.get(name);
    delete dataset[name];
    if (typeof value === 'string' && value) choices[name] = value;
  }
  Object.assign(dataset, choices);
  store(READING, choices);
  storeTheme(String(data.get('aparencia') ?? ''));
  return choices;
}

/** As the app stores it: plain text. */
function storeTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  try {
    if (theme) localStorage.setItem(THEME, theme);
    else localStorage.removeItem(THEME);
  } catch {
    // Without storage the choice ends with the page.
  }
}
