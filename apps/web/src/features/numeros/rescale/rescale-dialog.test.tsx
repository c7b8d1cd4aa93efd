import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { callWorker } from '../worker/worker-client.ts';
import { createHandlers } from '../worker/worker-handlers.ts';
import { RescaleDialog } from './rescale-dialog.tsx';

// Files share their modules: one that another file has loaded would call the real worker.
vi.hoisted(() => vi.resetModules());
vi.mock('../worker/worker-client.ts', () => ({ callWorker: vi.fn() }));
const worker = vi.mocked(callWorker);
const handlers = createHandlers() as unknown as Record<string, (input: unknown) => unknown>;
const answer = (async (name: string, input: unknown) => handlers[name]?.(input)) as typeof callWorker;

const eggs = ['3 ovos cozidos', '100 g de arroz branco', 'Mastigue devagar'];

function show(itens: string[], meta: object | null = null) {
  const onApply = vi.fn();
  function Editor() {
    const values = { refeicoes: [{ nome: 'Almoço', opcoes: [{ itens }] }], receitas: [], meta };
    const form = useForm({ defaultValues: values });
    return (
      <FormProvider {...form}>
        <RescaleDialog onApply={onApply} onClose={() => {}} />
      </FormProvider>
    );
  }
  render(<Editor />);
  return onApply;
}
const kcal = () => screen.getByLabelText('Energia do dia (kcal)');
const applies = () => screen.getByRole('button', { name: 'Aplicar' });

test('without a goal nothing is calculated and nothing can be applied', async () => {
  worker.mockClear().mockImplementation(answer);
  show(eggs);
  expect(applies()).toBeDisabled();
  await userEvent.type(kcal(), 'muito');
  expect(await screen.findByText('Informe um número de 300 a 10.000')).toBeInTheDocument();
  expect(worker).not.toHaveBeenCalled();
});

test('the changed lines are applied, and no others', async () => {
  worker.mockImplementation(answer);
  const onApply = show(eggs, { kcal: 385 });
  const meal = await screen.findByRole('region', { name: 'Almoço' });
  expect(within(meal).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(applies());
  const [lines] = onApply.mock.calls[0] ?? [];
  expect(lines).toMatchObject([{ before: '100 g de arroz branco', after: '130 g de arroz branco' }]);
});

test('a failure is shown, and a second try shows the preview', async () => {
  worker.mockRejectedValueOnce(new Error('offline')).mockImplementation(answer);
  show(eggs, { kcal: 400 });
  expect(await screen.findByText('Não foi possível calcular agora.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('region', { name: 'Almoço' })).toBeInTheDocument();
  expect(screen.queryByText('Não foi possível calcular agora.')).toBeNull();
});

test('a line without number shows no energy and needs no lock', async () => {
  worker.mockImplementation(answer);
  show(['1 porção de mingau da vovó', ...eggs], { kcal: 400 });
  const [porridge, boiled] = await screen.findAllByRole('listitem');
  expect(porridge).toHaveTextContent('não muda: não calculado');
  expect(porridge).not.toHaveTextContent('kcal');
  expect(within(porridge!).getByRole('checkbox')).toBeDisabled();
  expect(boiled).toHaveTextContent('não muda: não precisa mudar219 kcal');
});

test('a plan without food says so', async () => {
  worker.mockImplementation(answer);
  show(['Mastigue devagar'], { kcal: 400 });
  expect(await screen.findByText('Ainda não há itens com alimentos para ajustar.')).toBeInTheDocument();
});

test('all targets are followed, each beside what the day had and gets, with percentages', async () => {
  worker.mockClear().mockImplementation(answer);
  const day = ['150 g de arroz branco', '150 g de peito de frango grelhado', '20 g de azeite'];
  show(day, { kcal: 600, proteina: { valor: 48, unidade: 'g' }, gordura: { valor: 24, unidade: 'g' } });
  expect(screen.getByLabelText('Ajustar o dia para')).toHaveDisplayValue(
    'As metas: 600 kcal · P 48 g · G 24 g',
  );
  expect(screen.queryByLabelText(/Manter proteína/)).toBeNull();
  const sums = await screen.findByRole('table', { name: 'Dia antes e depois' });
  const row = (name: RegExp) => within(sums).getByRole('row', { name }).textContent;
  expect(row(/Proteína/)).toMatch(/^Proteína52 g \(\d+ %\)\d+ g \(\d+ %\)48 g \(32 %\), alcançada$/);
  expect(row(/Gordura/)).toMatch(/24 g \(36 %\), (não )?alcançada$/);
  expect(worker.mock.lastCall?.[1]).toMatchObject({
    goal: { targets: { energy: 600, protein: 48, fat: 24 } },
  });
});

test('before and after, the shares of the macronutrients add up to 100', async () => {
  worker.mockImplementation(answer);
  show(['150 g de feijão carioca cozido', '150 g de peito de frango grelhado'], { kcal: 400 });
  const sums = await screen.findByRole('table', { name: 'Dia antes e depois' });
  const cells = within(sums).getAllByRole('cell');
  const shares = (column: number) =>
    cells.filter((_, at) => at % 3 === column).map((cell) => /\((\d+) %\)/.exec(cell.textContent)?.[1] ?? '');
  for (const column of [0, 1])
    expect(shares(column).reduce((sum, share) => sum + Number(share), 0)).toBe(100);
});

test('the protein is kept unless she says otherwise, and the reason of a lock is explained', async () => {
  worker.mockClear().mockImplementation(answer);
  show(eggs, { kcal: 320 });
  expect(screen.getByLabelText(/^Manter proteína/)).toBeChecked();
  await screen.findByRole('region', { name: 'Almoço' });
  expect(worker.mock.lastCall?.[1]).toMatchObject({ keepProtein: true });
  expect(screen.getByText(/o item marcado fica como está, e os outros mudam mais/)).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText(/^Manter proteína/));
  await waitFor(() => expect(worker.mock.lastCall?.[1]).toMatchObject({ keepProtein: false }));
});

test('a goal that cannot be reached is said plainly', async () => {
  worker.mockImplementation(answer);
  show(['100 g de arroz branco'], { kcal: 2_000 });
  expect(await screen.findByText('Nem todas as metas são alcançadas')).toBeInTheDocument();
  expect(screen.getByText(/porque cada um muda no máximo 35 %/)).toBeInTheDocument();
});
