import type { Creation, EntityName, Patch, PublicMenu, Stored } from '@alecrim/domain';
import { expect, expectTypeOf, test } from 'vitest';
import { type Client, createClient, type Page, type Query } from './index.ts';

// The compiler checks this file; at run time every call returns an empty object.
const { entities, users, auth, integrations, functions } = createClient(
  { appId: 'demo' },
  { fetch: async () => new Response('{}') },
);
const { Cardapio, Categoria } = entities;

test('a creation takes the fields of its definition', async () => {
  const plan = await Cardapio.create({ titulo: 'Plano', refeicoes: [{ nome: 'Almoço', opcoes: [] }] });
  expectTypeOf(plan.titulo).toEqualTypeOf<string>();
  expectTypeOf(plan.version).toEqualTypeOf<number>();
  // @ts-expect-error a title is text
  await Cardapio.create({ titulo: 1 });
  // @ts-expect-error a title is required
  await Cardapio.create({});
  // @ts-expect-error no such field
  await Cardapio.create({ titulo: 'Plano', titulos: 'x' });
  // @ts-expect-error the type is one of three
  await Categoria.create({ nome: 'Lanches', tipo: 'lanche' });
  // @ts-expect-error accounts come from register and invite
  expect(users.create).toBeUndefined();
  // @ts-expect-error no such entity
  expect(entities.Dieta).toBeDefined();
});

test('a patch names any fields of the record, and no others', async () => {
  await Cardapio.update('1', { ativo: false });
  await users.update('1', { role: 'admin' });
  // @ts-expect-error a flag is true or false
  await Cardapio.update('1', { ativo: 'sim' });
  // @ts-expect-error no such field
  await Cardapio.update('1', { ativos: true });
  // @ts-expect-error which record?
  await Cardapio.bulkUpdate([{ titulo: 'Plano' }]);
});

test('a query is typed on field names', async () => {
  await Cardapio.filter({
    titulo: 'Plano',
    paciente_id: null,
    ativo: [true],
    created_date: { $gte: '2025' },
  });
  await Cardapio.filter({ $or: [{ titulo: { $regex: '^A', $options: 'i' } }, { 'refeicoes.nome': 'Ceia' }] });
  await Cardapio.filter({ refeicoes: { $elemMatch: { nome: 'Ceia' } }, $search: 'joao' });
  await Cardapio.count({ titulo: { $not: { $in: ['A', 'B'] } }, receitas: { $size: 2 } });
  await Cardapio.updateMany({ ativo: true }, { $set: { ativo: false }, $unset: { paciente_id: '' } });
  // @ts-expect-error no such field
  await Cardapio.filter({ titulos: 'Plano' });
  // @ts-expect-error no such field, however deep
  await Cardapio.filter({ $and: [{ $or: [{ titulos: 'Plano' }] }] });
  // @ts-expect-error a title is text
  await Cardapio.filter({ titulo: { $gt: 1 } });
  // @ts-expect-error no such operator
  await Cardapio.filter({ titulo: { $like: 'A' } });
  // @ts-expect-error no such field to sort by
  await Cardapio.list('-titulos');
});

test('a list of chosen fields has those and the id', async () => {
  const check = async () => {
    const [row] = await Cardapio.list('-created_date', 10, 0, ['titulo']);
    expectTypeOf(row).toEqualTypeOf<{ id: string; titulo: string } | undefined>();
    const page = await Cardapio.page({ fields: ['ativo'] });
    expectTypeOf(page.items).toEqualTypeOf<{ id: string; ativo: boolean }[]>();
    expectTypeOf(page.next_cursor).toEqualTypeOf<string | null>();
  };
  expect(check).toBeTypeOf('function');
});

test('generic code over all entities needs no cast', () => {
  function everyEntity<N extends EntityName>(client: Client, name: N) {
    const area = client.entities[name];
    return {
      list: (): Promise<Stored<N>[]> => area.list('-created_date', 20),
      count: (): Promise<number> => area.count({ $search: 'joao' }),
      page: (): Promise<Page<Stored<N>>> =>
        area.page({ q: { $search: 'joao' }, sort: '-created_date', limit: 24, cursor: null }),
      filter: (query: Query<N>): Promise<Stored<N>[]> => area.filter(query, 'created_date'),
      get: (id: string): Promise<Stored<N>> => area.get(id),
      create: (creation: Creation<N>): Promise<Stored<N>> => area.create(creation),
      update: (id: string, patch: Patch<N>): Promise<Stored<N>> => area.update(id, patch, { version: 1 }),
      leave: area.subscribe(({ id, data }) => [id, data.updated_date]),
    };
  }
  expect(everyEntity).toBeTypeOf('function');
});

test('a change carries the record of its entity', () => {
  const listen = () => Categoria.subscribe(({ data }) => expectTypeOf(data.nome).toEqualTypeOf<string>());
  expect(listen).toBeTypeOf('function');
});

test('profile, integrations and functions are typed', async () => {
  const account = await auth.updateMe({ cor_primaria: '#112233' });
  expectTypeOf(account.role).toEqualTypeOf<'user' | 'admin'>();
  // @ts-expect-error not part of a profile
  await auth.updateMe({ senha: 'x' });
  // @ts-expect-error an upload needs its file
  await integrations.Core.UploadFile({});
  const { data } = await functions.invoke('buscarCardapioPublico', { token: 'x' });
  expectTypeOf(data).toEqualTypeOf<PublicMenu>();
  // @ts-expect-error named parameters only
  await expect(functions.invoke('f', 'texto')).rejects.toThrow(TypeError);
});
