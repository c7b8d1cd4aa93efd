import { onlineManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog, DialogContent } from './dialog.tsx';
import { lazyDialog, lazyPart } from './lazy-dialog.tsx';

afterEach(() => onlineManager.setOnline(true));

interface Props {
  onClose: () => void;
}

const Library = ({ onClose }: Props) => (
  <Dialog open onOpenChange={onClose}>
    <DialogContent title="Biblioteca" />
  </Dialog>
);

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A form whose button opens a dialog of another file. */
function editor(load: () => Promise<ComponentType<Props>>) {
  const Lazy = lazyDialog(load);
  function Editor() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Título" />
        <button type="button" onClick={() => setOpen(true)}>
          Da Biblioteca
        </button>
        {isOpen && <Lazy onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Editor />);
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

const press = (name: string) => screen.findByRole('button', { name });

test('a dialog whose script does not load leaves the page and its text, and opens at another try', async () => {
  const load = vi.fn<() => Promise<ComponentType<Props>>>().mockImplementationOnce(missing);
  load.mockResolvedValue(Library);
  const user = editor(load);
  await user.type(screen.getByLabelText('Título'), 'Plano');
  await user.click(await press('Da Biblioteca'));
  expect(await screen.findByRole('alertdialog', { name: 'Não foi possível abrir' })).toBeInTheDocument();
  expect(screen.getByLabelText('Título')).toHaveValue('Plano');
  await user.click(await press('Tentar de novo'));
  expect(await screen.findByRole('dialog', { name: 'Biblioteca' })).toBeInTheDocument();
});

test('the notice can be closed, and the next press tries again', async () => {
  const load = vi.fn<() => Promise<ComponentType<Props>>>().mockImplementationOnce(missing);
  load.mockResolvedValue(Library);
  const user = editor(load);
  await user.click(await press('Da Biblioteca'));
  await user.click(await press('Fechar'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(await press('Da Biblioteca'));
  expect(await screen.findByRole('dialog', { name: 'Biblioteca' })).toBeInTheDocument();
});

test('without a network it opens by itself when the network is back', async () => {
  onlineManager.setOnline(false);
  const load = vi.fn<() => Promise<ComponentType<Props>>>().mockImplementationOnce(missing);
  load.mockResolvedValue(Library);
  const user = editor(load);
  await user.click(await press('Da Biblioteca'));
  expect(await screen.findByText(/Você está sem conexão/)).toBeInTheDocument();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole('dialog', { name: 'Biblioteca' })).toBeInTheDocument();
});

test('after an upgrade, when the old files are gone, the notice offers to load the page again', async () => {
  const user = editor(missing);
  await user.click(await press('Da Biblioteca'));
  await user.click(await press('Tentar de novo'));
  expect(await press('Recarregar')).toBeInTheDocument();
  expect(screen.getByText(/fica guardado como rascunho/)).toBeInTheDocument();
});

test('an error inside a dialog does not take the page away either', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const user = editor(async () => () => {
    throw new Error('broken');
  });
  await user.click(await press('Da Biblioteca'));
  expect(await screen.findByRole('alertdialog', { name: 'Não foi possível abrir' })).toBeInTheDocument();
  expect(screen.getByLabelText('Título')).toBeInTheDocument();
  vi.restoreAllMocks();
});

test('a part of a page says that it is missing, and comes at another try', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockImplementationOnce(missing);
  load.mockResolvedValue(() => <p>Calorias</p>);
  const Part = lazyPart(load);
  render(<Part />);
  await userEvent.click(await press('Tentar de novo'));
  expect(await screen.findByText('Calorias')).toBeInTheDocument();
});
