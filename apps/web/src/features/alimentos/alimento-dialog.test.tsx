import { Alimento, contentOf, type Entity } from '@alecrim/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { draftsOf } from '../../unsaved/draft-store.ts';
import { AlimentoDialog } from './alimento-dialog.tsx';

function Panel({ onSaved }: { onSaved: (record: object) => void }) {
  const home = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <div ref={home} tabIndex={-1}>
      <AlimentoDialog
        nome="Pão da casa"
        isOpen={isOpen}
        home={home}
        onClose={() => setOpen(false)}
        onReopen={() => setOpen(true)}
        onSaved={(record) => {
          setOpen(false);
          onSaved(record);
        }}
      />
    </div>
  );
}

async function opened() {
  const sent: object[] = [];
  const saved: object[] = [];
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'POST /entities/Alimento': (body) => {
      sent.push(body as object);
      return [201, { ...(body as object), id: 'a1', version: 1 }];
    },
  });
  await renderApp(<Panel onSaved={(record) => saved.push(record)} />, { server, isSignedIn: true });
  const form = await screen.findByRole('dialog', { name: 'Novo Alimento' });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const field = (label: string | RegExp) => within(form).getByLabelText(label);
  return {
    user,
    form,
    sent,
    saved,
    field,
    type: (label: string, text: string) => user.type(field(label), text),
    create: () => user.click(within(form).getByRole('button', { name: 'Criar' })),
  };
}

test('a food starts with the given name, and its figures are typed with a decimal comma', async () => {
  const { form, user, field, type, create, sent, saved } = await opened();
  expect(field('Nome do alimento *')).toHaveValue('Pão da casa');
  await user.selectOptions(field('Valores para'), 'porção');
  await type('Porção (g) *', '50');
  await type('Energia (kcal) *', '121,5');
  await type('Proteína (g)', '5.5');
  expect(field('Energia (kcal) *')).toHaveAccessibleDescription('243 em 100 g');
  expect(field('Proteína (g)')).toHaveAccessibleDescription('11 em 100 g');
  await user.click(within(form).getByRole('button', { name: 'Adicionar medida' }));
  await user.keyboard('fatia');
  await type('Gramas da medida 1', '25,5');
  await create();
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(sent).toEqual([
    {
      ...contentOf(Alimento as unknown as Entity, {}),
      nome: 'Pão da casa',
      base: 'porção',
      porcao_gramas: 50,
      kcal: 121.5,
      proteina: 5.5,
      medidas: [{ nome: 'fatia', gramas: 25.5 }],
    },
  ]);
  expect(saved).toMatchObject([{ id: 'a1', nome: 'Pão da casa' }]);
});

test('impossible figures and text that is no number are refused at their fields, with the reason', async () => {
  const { form, user, field, type, create, sent } = await opened();
  await type('Energia (kcal) *', 'muita');
  await create();
  expect(await within(form).findByText('Informe um número de 0 a 50000')).toBeInTheDocument();
  await user.clear(field('Energia (kcal) *'));
  await type('Energia (kcal) *', '720');
  await type('Proteína (g)', '30');
  await type('Carboidrato (g)', '60');
  await type('Gordura total (g)', '40');
  await create();
  await waitFor(() =>
    expect(field('Carboidrato (g)')).toHaveAccessibleDescription(
      'Proteína, carboidrato e gordura somam 130 g em 100 g de alimento',
    ),
  );
  expect(sent).toEqual([]);
});

test('a closed form can be opened again with its text, kept as a draft and saved', async () => {
  const { form, user, type, sent } = await opened();
  await type('Energia (kcal) *', '250');
  await user.click(within(form).getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Abrir' }));
  const again = await screen.findByRole('dialog', { name: 'Novo Alimento' });
  expect(within(again).getByLabelText('Energia (kcal) *')).toHaveValue('250');
  await user.type(within(again).getByLabelText('Marca'), 'Trigal');
  await waitFor(() => expect(draftsOf('u1')).toMatchObject([{ content: { kcal: 250, marca: 'Trigal' } }]));
  await user.click(within(again).getByRole('button', { name: 'Criar' }));
  await waitFor(() => expect(sent).toMatchObject([{ nome: 'Pão da casa', kcal: 250 }]));
});
