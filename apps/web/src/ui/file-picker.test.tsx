import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FilePicker } from './file-picker.tsx';

const photo = new File(['x'], 'foto.png', { type: 'image/png' });

test('the same file can be picked twice', async () => {
  const onPick = vi.fn();
  render(<FilePicker label="Enviar foto" accept="image/*" onPick={onPick} />);
  await userEvent.upload(screen.getByLabelText('Enviar foto'), photo);
  await userEvent.upload(screen.getByLabelText('Enviar foto'), photo);
  expect(onPick).toHaveBeenCalledTimes(2);
});

test('during an upload the progress shows and no other file can be picked', () => {
  render(<FilePicker label="Enviar foto" accept="image/*" onPick={() => {}} progress={0.426} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43');
  expect(screen.getByLabelText('Enviar foto')).toBeDisabled();
});
