import { check, checkFails, eventually } from '../check.ts';
import type { Scenario } from '../world.ts';

export const entityScenarios: Scenario[] = [
  {
    name: 'creates every kind of record',
    async run({ newPerson }) {
      const { client, email } = await newPerson();
      const { Cardapio, Paciente, Categoria, ReceitaTemplate, RefeicaoTemplate, OrientacaoTemplate } =
        client.entities;
      const categoria = await Categoria.create({ nome: 'Lanches', tipo: 'receita', cor: '#10b981' });
      check(
        await ReceitaTemplate.create({
          nome: 'Bolo',
          ingredientes: ['2 ovos'],
          modo_preparo: 'Asse.',
          categoria_id: categoria.id,
        }),
        { created_by: email, categoria_id: categoria.id },
      );
      check(
        await RefeicaoTemplate.create({
          nome: 'Almoço',
          horario: '12:00hrs',
          categoria_id: null,
          opcoes: [{ id: '1', numero: 1, descricao: '', itens: ['Arroz'] }],
        }),
        { opcoes: [{ itens: ['Arroz'] }] },
      );
      check(await OrientacaoTemplate.create({ titulo: 'Água', itens: ['Beba água'] }), {
        categoria: 'geral',
      });
      const paciente = await Paciente.create({
        nome: 'Rui',
        email: 'rui@example.com',
        data_nascimento: '1990-02-03',
      });
      check(await Cardapio.create({ titulo: 'Plano', paciente_id: paciente.id, paciente_nome: 'Rui' }), {
        ativo: true,
        refeicoes: [],
        token_publico: /^[0-9a-z]{30,}$/,
        created_by: email,
      });
    },
  },
  {
    name: 'lists, filters, reads, updates and deletes',
    async run({ newPerson }) {
      const { client } = await newPerson();
      const { Cardapio } = client.entities;
      const plan = await Cardapio.create({ titulo: 'Plano do Rui', refeicoes: [{ nome: 'Almoço' }] });
      check(await Cardapio.list('-created_date'), [{ id: plan.id }]);
      check(
        await Cardapio.filter(
          { titulo: { $regex: 'RUI', $options: 'i' }, ativo: true },
          '-created_date',
          10,
          0,
          ['titulo'],
        ),
        [{ id: plan.id, titulo: 'Plano do Rui', ativo: undefined }],
      );
      check(await Cardapio.filter({ 'refeicoes.nome': 'Almoço' }), [{ id: plan.id }]);
      check(await Cardapio.filter({ 'refeicoes.nome': 'Jantar' }), []);
      check(await Cardapio.get(plan.id), { titulo: 'Plano do Rui' });
      check(await Cardapio.update(plan.id, { ativo: false }), { ativo: false, titulo: 'Plano do Rui' });
      check(await Cardapio.delete(plan.id), { success: true });
      await checkFails(() => Cardapio.get(plan.id), { status: 404, code: 'NOT_FOUND' });
      check(await Cardapio.list(), []);
    },
  },
  {
    name: 'creates, imports and deletes many records',
    async run({ newPerson }) {
      const { client } = await newPerson();
      const { Paciente } = client.entities;
      check(await Paciente.bulkCreate([{ nome: 'A' }, { nome: 'B' }]), [{ nome: 'A' }, { nome: 'B' }]);
      check(await Paciente.deleteMany({ nome: { $in: ['A', 'B'] } }), { success: true, deleted: 2 });
      check(await Paciente.importEntities(new File(['nome;email\nCaio;caio@example.com\n'], 'p.csv')), {
        status: 'success',
        output: [{ nome: 'Caio' }],
      });
      check(await Paciente.importEntities(new File(['nome;email\nCaio;não é\n'], 'p.csv')), {
        status: 'error',
        details: /Linha 2, coluna email/,
      });
    },
  },
  {
    name: "never reaches another's record",
    async run({ newPerson, connect }) {
      const [ana, bia] = [await newPerson(), await newPerson()];
      const patient = await ana.client.entities.Paciente.create({ nome: 'Rui' });
      check(await bia.client.entities.Paciente.list(), []);
      for (const call of ['get', 'update', 'delete'] as const)
        await checkFails(() => bia.client.entities.Paciente[call](patient.id, {}), { status: 404 });
      await checkFails(() => connect().entities.Paciente.list(), { status: 401 });
    },
  },
  {
    name: 'counts, pages, upserts, aggregates and changes many records',
    isLater: true,
    async run({ newPerson }) {
      const { client } = await newPerson();
      const { Paciente } = client.entities;
      const [a] = await Paciente.bulkCreate([
        { nome: 'A', email: 'a@x.co' },
        { nome: 'B', email: 'b@x.co' },
      ]);
      check(await Paciente.count({ nome: 'A' }), 1);
      check(await Paciente.bulkUpdate([{ id: a.id, telefone: '1' }]), [{ telefone: '1', nome: 'A' }]);
      check(await Paciente.updateMany({ nome: 'B' }, { $set: { telefone: '2' } }), {
        success: true,
        updated: 1,
        has_more: false,
      });
      check(
        await Paciente.upsert(
          [
            { email: 'a@x.co', nome: 'A2' },
            { email: 'c@x.co', nome: 'C' },
          ],
          { key: 'email' },
        ),
        { created: 1, updated: 1 },
      );
      check((await Paciente.aggregate({ groupBy: 'telefone' })).rows, [
        { telefone: null, count: 1 },
        { telefone: '1', count: 1 },
        { telefone: '2', count: 1 },
      ]);
    },
  },
  {
    name: 'gets events for its own changes only',
    isLater: true,
    async run({ newPerson }) {
      const [ana, bia] = [await newPerson(), await newPerson()];
      const heard: { type: string; data: { nome: string } }[] = [];
      const overheard: unknown[] = [];
      const leave = ana.client.entities.Paciente.subscribe((event: any) => heard.push(event));
      const leaveToo = bia.client.entities.Paciente.subscribe((event: any) => overheard.push(event));
      // Joining the room takes a moment: create records until an event arrives.
      await eventually(async () => {
        await ana.client.entities.Paciente.create({ nome: 'Rui' });
        return heard.length > 0;
      });
      check(heard[0], { type: 'create', data: { nome: 'Rui' } });
      check(overheard, []);
      leave();
      leaveToo();
    },
  },
];
