import { check, checkFails, eventually } from '../check.ts';
import type { Scenario } from '../world.ts';

// A PNG of one transparent pixel.
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const picture = () =>
  new File([Uint8Array.from(atob(PNG), (char) => char.charCodeAt(0))], 'logo.png', { type: 'image/png' });

export const platformScenarios: Scenario[] = [
  {
    name: 'uploads a picture that every visitor can open',
    async run({ newPerson }) {
      const { client } = await newPerson();
      const { file_url } = await client.integrations.Core.UploadFile({ file: picture() });
      const response = await fetch(file_url);
      check([response.status, response.headers.get('content-type')], [200, 'image/webp']);
      check(await client.auth.updateMe({ logo_url: file_url }), { logo_url: file_url });
      await checkFails(() => client.integrations.Core.UploadFile({ file: new File(['<svg/>'], 'a.png') }), {
        status: 415,
      });
    },
  },
  {
    name: 'opens a private file by a signed address only',
    async run({ newPerson }) {
      const { client } = await newPerson();
      const { Core } = client.integrations;
      const { file_uri } = await Core.UploadPrivateFile({ file: new File(['segredo'], 'nota.txt') });
      const { signed_url } = await Core.CreateFileSignedUrl({ file_uri });
      check(await (await fetch(signed_url)).text(), 'segredo');
    },
  },
  {
    name: 'sends a mail, asks the model, and gets a clear error for a missing integration',
    async run({ newPerson }) {
      const { client } = await newPerson();
      const { Core } = client.integrations;
      await Core.SendEmail({ to: 'paciente@example.com', subject: 'Olá', body: 'Seu plano está pronto.' });
      const schema = { type: 'object', properties: { titulo: { type: 'string' } }, required: ['titulo'] };
      check(await Core.InvokeLLM({ prompt: 'Um título', response_json_schema: schema }), { titulo: /./ });
      check(await Core.InvokeLLM({ prompt: 'Oi' }), /./);
      await checkFails(() => client.integrations.Slack.Post({ a: 1 }), { status: 404 });
      await checkFails(async () => Core.SendEmail('texto'), { message: /./ });
    },
  },
  {
    name: 'opens a public plan without signing in, and gets the reason when it is closed',
    async run({ newPerson, connect }) {
      const { client } = await newPerson();
      await client.auth.updateMe({ nome_nutricionista: 'Dra. Eva' });
      const plan = await client.entities.Cardapio.create({
        titulo: 'Plano',
        paciente_nome: 'Rui Sá',
        refeicoes: [{ nome: 'Almoço', opcoes: [{ itens: ['Arroz'] }] }],
      });
      const ask = (token: unknown) =>
        connect({ token: 'velho' }).functions.invoke('buscarCardapioPublico', { token });
      const { data, status } = await ask(plan.token_publico);
      check(status, 200);
      check(data, {
        cardapio: { titulo: 'Plano', paciente_nome: 'Rui Sá', refeicoes: [{ nome: 'Almoço' }] },
        nutricionista: { nome_nutricionista: 'Dra. Eva' },
      });
      check(Object.keys(data.cardapio).sort(), [
        'observacoes_finais',
        'orientacoes',
        'paciente_nome',
        'receitas',
        'refeicoes',
        'titulo',
      ]);
      await checkFails(() => ask(''), { response: { status: 400, data: { error: 'Token não fornecido' } } });
      await checkFails(() => ask('nao-existe-este'), {
        response: { status: 404, data: { error: 'Cardápio não encontrado' } },
      });
      await client.entities.Cardapio.update(plan.id, { ativo: false });
      await checkFails(() => ask(plan.token_publico), {
        response: { status: 403, data: { error: 'Cardápio desativado' } },
      });
      await checkFails(() => client.functions.invoke('naoExiste', {}), {
        response: { status: 404, data: { error: 'Function not found' } },
      });
    },
  },
  {
    name: 'sends a message to the assistant and gets the answer',
    async run({ newPerson }) {
      const [{ client }, other] = [await newPerson(), await newPerson()];
      const { agents } = client;
      const conversation = await agents.createConversation({
        agent_name: 'assistente',
        metadata: { tema: 'água' },
      });
      const heard: { role: string; content: string }[][] = [];
      const leave = agents.subscribeToConversation(conversation.id, (update: any) =>
        heard.push(update.messages),
      );
      const isAnswer = ({ role, content }: { role: string; content: string }) =>
        role === 'assistant' && content === 'Beba água.';
      // Joining the room takes a moment: send messages until an answer arrives.
      await eventually(async () => {
        await agents.addMessage(conversation, { role: 'user', content: 'Escreva sobre água' });
        return heard.flat().some(isAnswer);
      });
      check((await agents.getConversation(conversation.id)).messages.some(isAnswer), true);
      leave();
      check(await agents.listConversations({ q: { agent_name: 'assistente' }, limit: 5 }), [
        { id: conversation.id, metadata: { tema: 'água' } },
      ]);
      await checkFails(() => other.client.agents.getConversation(conversation.id), { status: 404 });
      check(agents.getWhatsAppConnectURL('assistente'), /\/api\/apps\/alecrim\/agents\/assistente\/whatsapp/);
    },
  },
  {
    name: 'logs page visits that only the service role reads',
    async run({ newPerson, connect, serviceToken }) {
      const { client, id } = await newPerson();
      await client.appLogs.logUserInApp('Dashboard');
      await checkFails(() => client.appLogs.fetchLogs(), { status: 403 });
      const service = connect({ serviceToken }).asServiceRole;
      check(await service.appLogs.fetchLogs({ user_id: id }), [{ page_name: 'Dashboard' }]);
      check(typeof (await service.appLogs.getStats()), 'object');
    },
  },
];
