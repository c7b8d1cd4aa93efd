import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { CriarCardapio } from './criar-cardapio.tsx';

beforeEach(() => sessionStorage.clear());

const PLAN = `Plano da Ana

Almoço - 12h
Arroz
Feijão
OU
Omelete

Orientações
Beber água

Até a próxima!`;

const created = vi.fn();

async function criar(at = '/CriarCardapio?colar=1') {
  created.mockClear();
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'POST /entities/Cardapio': (body) => {
      created(body);
      return [200, { ...(body as object), id: 'c1', version: 1 }];
    },
  });
  return renderApp(<CriarCardapio />, { server, isSignedIn: true, at });
}

const dialog = () => screen.findByRole('dialog', { name: 'Colar um cardápio' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const write = async (text: string) =>
  fireEvent.change(within(await dialog()).getByLabelText('Texto do cardápio'), { target: { value: text } });
const pick = async (file: File) =>
  fireEvent.change((await dialog()).querySelector('input[type="file"]') as HTMLInputElement, {
    target: { files: [file] },
  });
const title = () => screen.findByLabelText('Título do Cardápio *');

async function addARecipeToCorrect() {
  await title();
  const recipes = within(screen.getByRole('region', { name: 'Receitas' }));
  await userEvent.click(recipes.getAllByRole('button', { name: 'Criar Nova' })[0] as HTMLElement);
  fireEvent.change(screen.getByLabelText(/^Rende/), { target: { value: '4 porções' } });
}

/** A file that the browser reads only when it is told to. */
function aSlowFile(text: string) {
  let read = (_bytes: ArrayBuffer) => {};
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    read = resolve;
  });
  const file = Object.assign(new File([text], 'x.txt'), { arrayBuffer: () => bytes });
  const arrive = () => act(async () => read(await new Blob([text]).arrayBuffer()));
  return { file, arrive };
}

async function saved() {
  await press('Salvar Cardápio');
  await waitFor(() => expect(created).toHaveBeenCalledOnce());
  return created.mock.calls[0]?.[0];
}

test('a pasted plan is shown in parts, taken into the plan and saved with it', async () => {
  await criar();
  await write(PLAN);
  await press('Ver as partes');
  const parts = await screen.findByRole('list', { name: 'Partes do texto' });
  expect(within(parts).getByLabelText('Nome da refeição')).toHaveValue('Almoço');
  expect(screen.getByText('1 refeição · 1 orientação')).toBeInTheDocument();
  await press('Usar no cardápio');
  expect(await title()).toHaveValue('Plano da Ana');
  expect(await title()).toHaveFocus();
  expect(await saved()).toMatchObject({
    titulo: 'Plano da Ana',
    refeicoes: [
      { nome: 'Almoço', horario: '12h', opcoes: [{ itens: ['Arroz', 'Feijão'] }, { itens: ['Omelete'] }] },
    ],
    orientacoes: [{ titulo: 'Orientações', itens: ['Beber água', 'Até a próxima!'] }],
  });
});

test('parts can be corrected before they are taken', async () => {
  await criar();
  await write(PLAN);
  await press('Ver as partes');
  await press('Mover ou separar: Até a próxima!');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Começar aqui: observações finais' }));
  const option = await screen.findByRole('listitem', { name: 'Opção' });
  await userEvent.click(within(option).getByRole('button', { name: 'Juntar à anterior' }));
  await userEvent.selectOptions(
    within(screen.getByRole('listitem', { name: 'Orientação: Orientações' })).getByLabelText('Tipo da parte'),
    'Deixar de fora',
  );
  await press('Usar no cardápio');
  expect(await saved()).toMatchObject({
    refeicoes: [{ opcoes: [{ itens: ['Arroz', 'Feijão', 'Omelete'] }] }],
    orientacoes: [],
    observacoes_finais: 'Até a próxima!',
  });
});

test('the text and its corrections stay when the dialog is closed or the text is shown again', async () => {
  await criar();
  await write(PLAN);
  await press('Ver as partes');
  const [join] = await screen.findAllByRole('button', { name: 'Juntar à anterior' });
  await userEvent.click(join as HTMLElement);
  const joined = await screen.findAllByRole('listitem', { name: /^(Título|Refeição|Opção|Orientação)/ });
  await press('Voltar ao texto');
  await press('Ver as partes');
  expect(screen.getAllByRole('listitem', { name: /^(Título|Refeição|Opção|Orientação)/ })).toHaveLength(
    joined.length,
  );
  await press('Fechar');
  await press('Colar um cardápio');
  expect(within(await dialog()).getByLabelText('Texto do cardápio')).toHaveValue(PLAN);
  await press('Ver as partes');
  expect(screen.getAllByRole('listitem', { name: /^(Título|Refeição|Opção|Orientação)/ })).toHaveLength(
    joined.length,
  );
});

test('a plan with text keeps it, and one undo takes the pasted parts away', async () => {
  await criar('/CriarCardapio');
  await userEvent.type(await title(), 'Meu plano');
  await press('Colar um cardápio');
  await write(PLAN);
  await press('Ver as partes');
  await press('Usar no cardápio');
  expect(await title()).toHaveValue('Meu plano');
  expect(screen.getByLabelText('Observações finais')).toHaveValue('Plano da Ana');
  const notices = within(screen.getByRole('region', { name: 'Avisos' }));
  await userEvent.click(await notices.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(screen.getByLabelText('Observações finais')).toHaveValue(''));
  expect(screen.getByText(/Ainda não há refeições/)).toBeInTheDocument();
  expect(await title()).toHaveValue('Meu plano');
});

test('the notice takes only the pasted parts away, and what was written since stays', async () => {
  await criar('/CriarCardapio');
  await userEvent.type(await title(), 'Meu plano');
  await press('Colar um cardápio');
  await write(PLAN);
  await press('Ver as partes');
  await press('Usar no cardápio');
  await userEvent.type(await title(), '!');
  await press('Mais uma refeição');
  await userEvent.type(screen.getByLabelText('Nome da Refeição'), 'Ceia');
  const notices = within(screen.getByRole('region', { name: 'Avisos' }));
  await userEvent.click(await notices.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(screen.getByLabelText('Observações finais')).toHaveValue(''));
  expect(await title()).toHaveValue('Meu plano!');
  expect(await saved()).toMatchObject({ refeicoes: [{ nome: 'Ceia' }], orientacoes: [] });
});

test('a plan is pasted although another field has to be corrected', async () => {
  await criar('/CriarCardapio');
  await addARecipeToCorrect();
  await press('Colar um cardápio');
  await write(PLAN);
  await press('Ver as partes');
  await press('Usar no cardápio');
  expect(await title()).toHaveValue('Plano da Ana');
});

test('a pasted plan that the form has no place for is refused, also beside a field to be corrected', async () => {
  await criar('/CriarCardapio');
  await addARecipeToCorrect();
  fireEvent.change(screen.getByLabelText('Observações finais'), { target: { value: 'a'.repeat(9_995) } });
  fireEvent.change(await title(), { target: { value: 'Meu plano' } });
  await press('Colar um cardápio');
  await write(PLAN);
  await press('Ver as partes');
  await press('Usar no cardápio');
  expect(await screen.findByText(/ficaria grande demais/)).toBeInTheDocument();
  expect(screen.getByLabelText('Observações finais', { selector: 'textarea' })).toHaveValue(
    'a'.repeat(9_995),
  );
});

test('a text that is too long is refused with a sentence', async () => {
  await criar();
  await write('a\n'.repeat(2_100));
  expect(await screen.findByText(/longo demais/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ver as partes' })).toBeDisabled();
});

test('a file that cannot be read says why, and the text stays', async () => {
  await criar();
  await write('Almoço');
  await pick(new File([new Uint8Array([1, 0, 2])], 'x.bin'));
  expect(await screen.findByText(/tipo de arquivo/)).toBeInTheDocument();
  expect(screen.getByLabelText('Texto do cardápio')).toHaveValue('Almoço');
  await pick(new File(['Jantar\nSopa'], 'x.txt'));
  await waitFor(() => expect(screen.getByLabelText('Texto do cardápio')).toHaveDisplayValue(/Sopa/));
  expect(screen.queryByText(/tipo de arquivo/)).not.toBeInTheDocument();
});

test('the text of a file is added below the text that is there', async () => {
  await criar();
  await pick(new File(['Almoço\nArroz'], 'x.txt'));
  await waitFor(() => expect(screen.getByLabelText('Texto do cardápio')).toHaveValue('Almoço\nArroz'));
  await write('Almoço\nArroz e feijão\n');
  await pick(new File(['Jantar\nSopa'], 'y.txt'));
  await waitFor(() =>
    expect(screen.getByLabelText('Texto do cardápio')).toHaveValue('Almoço\nArroz e feijão\n\nJantar\nSopa'),
  );
});

test('while a file is read its parts cannot be asked for, and it writes nothing into a closed dialog', async () => {
  await criar();
  await write('Almoço');
  const { file, arrive } = aSlowFile('Jantar\nSopa');
  await pick(file);
  expect(screen.getByRole('button', { name: 'Ver as partes' })).toBeDisabled();
  await press('Fechar');
  await arrive();
  await press('Colar um cardápio');
  expect(within(await dialog()).getByLabelText('Texto do cardápio')).toHaveValue('Almoço');
  expect(screen.getByRole('button', { name: 'Ver as partes' })).toBeEnabled();
});

test('a copied document is pasted with its headings and lists', async () => {
  await criar();
  const area = within(await dialog()).getByLabelText('Texto do cardápio');
  const data: Record<string, string> = {
    'text/html': '<h2>Almoço</h2><ul><li>Arroz</li></ul>',
    'text/plain': 'Almoço Arroz',
  };
  fireEvent.paste(area, { clipboardData: { getData: (type: string) => data[type] ?? '' } });
  await waitFor(() => expect(area).toHaveValue('## Almoço\n\n• Arroz\n'));
});
