import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { aFakeServer, type Replies } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { BesidePanel, PanelButton } from './panel-frame.tsx';

const maria = {
  id: 'maria',
  nome: 'Maria Alves',
  restricoes: [{ tipo: 'lactose', motivo: 'intolerancia' }],
  objetivo: 'Ganhar massa',
  observacoes: 'Treina de manhã.',
  peso_kg: 72.5,
  altura_cm: 165,
  medidas_em: '2026-03-02',
};
const measured = {
  id: 'a',
  paciente_id: 'maria',
  data: '2026-03-02',
  peso_kg: 72.5,
  altura_cm: 165,
  cintura_cm: 84,
};
const note = {
  id: 'c',
  paciente_id: 'maria',
  data: '2026-03-02',
  titulo: 'Retorno',
  texto: 'Dorme mal.',
  respostas: [{ pergunta: 'Usa remédio?', resposta: 'Não.' }],
  anexos: [],
};
const answers: Replies = {
  'GET /entities/Paciente/maria': [200, maria],
  'GET /entities/Avaliacao': [200, [measured]],
  'GET /entities/Consulta': [200, [note]],
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function aPanel(patient: string | null, replies = answers, isWide = true) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isWide && media.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  function Editor() {
    return (
      <FormProvider {...useForm({ defaultValues: { paciente_id: patient } })}>
        <BesidePanel>
          <PanelButton />
        </BesidePanel>
      </FormProvider>
    );
  }
  return renderApp(<Editor />, { server: aFakeServer(replies) });
}

test('the panel has the restrictions, the goal, the newest measurements and the notes of the patient', async () => {
  await aPanel('maria');
  expect(await screen.findByText(/lactose/i)).toBeInTheDocument();
  for (const text of [
    'Maria Alves',
    'Ganhar massa',
    'Treina de manhã.',
    '72,5 kg',
    'Retorno',
    'Dorme mal.',
    'Não.',
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(await screen.findByText('84 cm')).toBeInTheDocument();
});

test('without a patient the panel says how to choose one', async () => {
  await aPanel(null);
  expect(await screen.findByText(/Escolha um paciente da sua lista/)).toBeInTheDocument();
});

test('what could not be loaded is said, and the rest of the panel stays', async () => {
  await aPanel('maria', {
    ...answers,
    'GET /entities/Consulta': [403, { code: 'FORBIDDEN', message: 'Recusado.' }],
  });
  expect(await screen.findByText('Treina de manhã.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Tentar/ })).toBeInTheDocument();
});

test('a patient with nothing written has a sentence in each place', async () => {
  await aPanel('maria', {
    'GET /entities/Paciente/maria': [200, { id: 'maria', nome: 'Maria', restricoes: [] }],
    'GET /entities/Avaliacao': [200, []],
    'GET /entities/Consulta': [200, []],
  });
  for (const text of [/Nenhuma restrição/, /Nenhuma medida/, /Nenhuma observação/, /Nenhuma anotação/])
    expect(await screen.findByText(text)).toBeInTheDocument();
});

test('the panel stays folded on this device, and a button brings it back', async () => {
  await aPanel('maria');
  await userEvent.click(await screen.findByRole('button', { name: 'Recolher dados do paciente' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(localStorage.length).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Dados do paciente' }));
  expect(await screen.findByRole('complementary', { name: 'Paciente do cardápio' })).toBeInTheDocument();
});

test('on a smaller screen the panel is a sheet', async () => {
  await aPanel('maria', answers, false);
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dados do paciente' }));
  expect(await screen.findByRole('dialog', { name: 'Paciente do cardápio' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
