import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const path = (token: string) => `/VerCardapio?token=${encodeURIComponent(token)}`;
const open = (token: string, headers: Record<string, string> = {}) =>
  app.send({ method: 'GET', url: path(token), headers });

async function aPlan(ana: Nutritionist, over: Parameters<typeof aCardapio>[0] = {}) {
  return (await ana.post('/entities/Cardapio', aCardapio(over))).body;
}

async function helena() {
  const ana = await app.aNutritionist();
  await ana.put('/entities/User/me', aProfile());
  return ana;
}

const headOf = (html: string) => html.slice(0, html.indexOf('</head>')).replace(/<style>.*<\/style>/s, '');
const hashes = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

describe('a patient with a link', () => {
  test('reads the whole plan in the HTML of the page', async () => {
    const plan = await aPlan(await helena());
    const { status, body } = await open(plan.token_publico);
    expect(status).toBe(200);
    expect(body).toMatch(/^<!doctype html><html lang="pt-BR">/);
    const { refeicoes, receitas, orientacoes } = plan;
    for (const text of [
      plan.titulo,
      `Para: ${plan.paciente_nome}`,
      ...refeicoes.flatMap(({ nome, horario }: { nome: string; horario: string }) => [nome, horario]),
      refeicoes[0].opcoes[0].itens[0].replace('50 g', '50\u00a0g'),
      ...receitas.map(({ nome }: { nome: string }) => nome),
      ...['Ingredientes', 'Modo de preparo', 'Orientações Importantes', 'Observações', 'Imprimir Cardápio'],
      ...orientacoes.map(({ titulo }: { titulo: string }) => titulo),
      ...['Helena Duarte', 'CRN-3 00000', 'Nutrição clínica', 'helena.duarte@example.com'],
      'Cardápio elaborado por Helena Duarte',
      'Aviso de privacidade',
    ])
      expect(body).toContain(text);
    expect(body.match(/<details class="[^"]*" open=""/g)).toHaveLength(18);
  });

  test('T33 sees no ids, no account e-mail and no contact data or notes of the patient', async () => {
    const ana = await helena();
    const contact = { nome: 'Marina Alves', email: 'marina@example.com', telefone: '(11) 98888-7777' };
    const { body: patient } = await ana.post('/entities/Paciente', { ...contact, observacoes: 'Segredo' });
    const plan = await aPlan(ana, { paciente_id: patient.id });
    const { body } = await open(plan.token_publico);
    for (const secret of [ana.id, ana.email, plan.id, patient.id, contact.email, contact.telefone, 'Segredo'])
      expect(body).not.toContain(secret);
  });

  test('may be greeted by the first name only', async () => {
    const plan = await aPlan(await helena(), { so_primeiro_nome: true });
    const { body } = await open(plan.token_publico);
    expect(body).toContain('Para: Marina<');
    expect(body).not.toContain('Marina Alves');
  });

  test('reads the plan of a nutritionist with an empty profile', async () => {
    const plan = await aPlan(await app.aNutritionist());
    const { status, body } = await open(plan.token_publico);
    expect(status).toBe(200);
    expect(body).toContain('Cardápio elaborado por Ana Lima');
    expect(body).not.toContain('<img');
  });

  test('is redirected from the page name in small letters', async () => {
    const { status, headers } = await app.send({ method: 'GET', url: '/vercardapio?token=abc&x=1' });
    expect({ status, location: headers.location }).toEqual({
      status: 301,
      location: '/VerCardapio?token=abc&x=1',
    });
  });

  test('finds the plan also at the address with a slash and by HEAD', async () => {
    const { token_publico: token } = await aPlan(await helena());
    expect((await app.send({ method: 'GET', url: `/VerCardapio/?token=${token}` })).status).toBe(200);
    const head = await app.send({ method: 'HEAD', url: path(token) });
    const { headers } = await open(token);
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers).toMatchObject({
      etag: headers.etag,
      'content-security-policy': headers['content-security-policy'],
    });
  });

  test('sees the plan with any session token', async () => {
    const [ana, bia] = [await helena(), await app.aNutritionist()];
    const { token_publico: token } = await aPlan(ana);
    for (const authorization of ['Bearer stale', `Bearer ${bia.token}`, `Bearer ${ana.token}`])
      expect((await open(token, { authorization })).status).toBe(200);
  });
});

describe('a link without a plan', () => {
  const page = (answer: { body: string }) =>
    [...answer.body.slice(answer.body.indexOf('<main')).matchAll(/<(?:h1|p)>([^<]*)</g)].map(
      ([, text]) => text,
    );

  test.each(['/VerCardapio', '/VerCardapio?token=', '/VerCardapio?outro=1', '/VerCardapio/'])(
    'without a token gets 400: %s',
    async (url) => {
      const answer = await app.send({ method: 'GET', url });
      expect(answer.status).toBe(400);
      expect(page(answer)).toEqual([
        'Link Inválido',
        'Este link não é válido.',
        'Copie o endereço completo que você recebeu e abra de novo.',
      ]);
    },
  );

  test('T32 with an unknown, deleted, renewed or malformed token gets the same bytes', async () => {
    const ana = await helena();
    const gone = await aPlan(ana);
    await ana.delete(`/entities/Cardapio/${gone.id}`);
    const renewed = await aPlan(ana);
    await ana.put(`/entities/Cardapio/${renewed.id}`, { token_publico: null });
    const unknown = await open('mwhb3i3f2cnbshdav81zvmqf3s2wtwd37vv');
    expect(unknown.status).toBe(404);
    expect(page(unknown)).toEqual([
      'Cardápio não encontrado',
      'O link pode ter expirado ou o cardápio foi removido.',
      'Entre em contato com a nutricionista e peça um novo link.',
    ]);
    for (const url of [
      path(gone.token_publico),
      path(renewed.token_publico),
      path('x'.repeat(4_000)),
      path("' or 1=1 --"),
      path('\u0000'),
      path('ção🍃'),
      '/VerCardapio?token=%E0%A4%A',
      '/VerCardapio?token=a&token=b',
    ]) {
      const answer = await app.send({ method: 'GET', url });
      const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
      const { date: _other, 'x-request-id': _otherId, ...expected } = unknown.headers;
      expect({ ...answer, headers }, url).toEqual({ ...unknown, headers: expected });
    }
  });

  test('T33 to a deactivated plan says so without content, and works again when the plan is activated', async () => {
    const ana = await helena();
    const plan = await aPlan(ana, { titulo: 'Plano secreto' });
    await ana.put(`/entities/Cardapio/${plan.id}`, { ativo: false });
    const closed = await open(plan.token_publico);
    expect(closed.status).toBe(403);
    expect(page(closed)).toEqual([
      'Cardápio não encontrado',
      'Este cardápio foi desativado pela nutricionista.',
      'Entre em contato para voltar a vê-lo.',
    ]);
    for (const secret of ['Plano secreto', 'Marina', plan.id, ana.id, ana.email])
      expect(closed.body).not.toContain(secret);
    await ana.put(`/entities/Cardapio/${plan.id}`, { ativo: true });
    expect((await open(plan.token_publico)).status).toBe(200);
  });

  test('that has expired gets 410', async () => {
    const past = new Date(Date.now() - 1000).toISOString();
    const plan = await aPlan(await helena(), { link_expira_em: past, titulo: 'Plano secreto' });
    const answer = await open(plan.token_publico);
    expect(answer.status).toBe(410);
    expect(page(answer)).toContain('O link pode ter expirado ou o cardápio foi removido.');
    expect(answer.body).not.toContain('Plano secreto');
  });
});

test('T32 wrong links do not close right links behind the same address', async () => {
  const strict = await startTestApp({ config: { rateLimitScale: 1 } });
  try {
    const ana = await strict.aNutritionist();
    const { token_publico: token } = (await ana.post('/entities/Cardapio', aCardapio())).body;
    const from = (url: string) => strict.send({ method: 'GET', url, remoteAddress: '203.0.113.5' });
    for (let i = 0; i < 100; i++) expect((await from(path(`guess-${i}`))).status).toBe(404);
    expect((await from(path(token))).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test('T46: an address may have six pages rendered here; cached pages, 304 and HEAD are not counted', async () => {
  const strict = await startTestApp({ config: { rateLimitScale: 0.01 } });
  try {
    const plans: string[] = [];
    for (let i = 0; i < 7; i++) {
      const ana = await strict.aNutritionist();
      plans.push((await ana.post('/entities/Cardapio', aCardapio())).body.token_publico);
    }
    const [first = '', ...others] = plans.map(path);
    const from = (url: string, over: object = {}) =>
      strict.send({ method: 'GET', url, remoteAddress: '203.0.113.5', ...over });
    const { headers } = await from(first);
    for (const url of others.slice(0, 5)) expect((await from(url)).status).toBe(200);
    const refused = await from(others[5] ?? '');
    expect(refused.status).toBe(429);
    expect(refused.body).toContain('Muitas tentativas');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers.refresh).toBe(refused.headers['retry-after']);
    expect((await from(first)).status).toBe(200);
    expect((await from(first, { method: 'HEAD' })).status).toBe(200);
    expect((await from(first, { headers: { 'if-none-match': headers.etag } })).status).toBe(304);
    expect((await from(others[5] ?? '', { remoteAddress: '203.0.113.6' })).status).toBe(200);
  } finally {
    await strict.close();
  }
});

describe('the public page', () => {
  test('S16: has the headers of a private page, and allows only its own inline code', async () => {
    const { token_publico: token } = await aPlan(await helena());
    for (const answer of [
      await open(token),
      await open('unknown'),
      await app.send({ url: '/privacidade' }),
    ]) {
      const { 'content-security-policy': policy, ...headers } = answer.headers;
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/(script-src|style-src) [^;]*unsafe/);
      expect(hashes(answer.body, 'style')).toHaveLength(1);
      for (const hash of [...hashes(answer.body, 'style'), ...hashes(answer.body, 'script')])
        expect(policy).toContain(hash);
    }
  });

  test('names the product and the nutritionist in link previews, never the patient or the diet', async () => {
    const plan = await aPlan(await helena(), { titulo: 'Dieta para diabetes' });
    const head = headOf((await open(plan.token_publico)).body);
    expect(head).toContain('<title>Cardápio · Helena Duarte</title>');
    expect(head).toContain('<meta property="og:site_name" content="Alecrim"/>');
    expect(head).toContain('<meta property="og:title" content="Cardápio · Helena Duarte"/>');
    expect(head).toMatch(/<meta property="og:image" content="http:\/\/localhost\/VerCardapio\/icone-512.png/);
    expect(head).toContain('<meta name="robots" content="noindex">');
    for (const secret of ['Marina', 'diabetes']) expect(head).not.toContain(secret);
  });

  test('L14 loads nothing from other hosts, also when the profile names one', async () => {
    const ana = await helena();
    const foreign = { logo_url: 'https://evil.example/logo.webp', foto_url: 'http://evil.example/foto.png' };
    await ana.put('/entities/User/me', foreign);
    const { body } = await open((await aPlan(ana)).token_publico);
    expect(body).not.toContain('evil.example');
    for (const [, address = ''] of body.matchAll(/ (?:src|href)="([^"]*)"/g))
      expect(address).toMatch(/^(#|\/(?!\/)|tel:|mailto:|http:\/\/localhost\/#\/VerCardapio\?token=)/);
  });

  test('T36 shows hostile text as text', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)></style>{{7*7}}';
    const ana = await app.aNutritionist();
    await ana.put('/entities/User/me', { nome_nutricionista: evil, crn: '<script>', especialidade: evil });
    const plan = await aPlan(ana, {
      titulo: evil,
      paciente_nome: evil,
      observacoes_finais: evil,
      refeicoes: [{ nome: evil, horario: evil, opcoes: [{ descricao: evil, itens: [evil, 'b'] }] }],
    });
    const { body } = await open(plan.token_publico);
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body.match(/<style>/g)).toHaveLength(1);
    expect(body).not.toMatch(/<img|onerror=alert\(1\)>/);
  });

  test('is sent compressed, within 20 KB', async () => {
    const { token_publico: token } = await aPlan(await helena());
    const get = (encoding: string) =>
      app.app.inject({ url: path(token), headers: { host: 'localhost', 'accept-encoding': encoding } });
    const plain = await get('identity');
    const brotli = await get('gzip, deflate, br, zstd');
    const gzip = await get('br;q=0, gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    // Tighter than the promise, so that growth is noticed early.
    expect(brotli.rawPayload.length).toBeLessThan(14_400);
  });

  test('has a privacy notice for patients', async () => {
    const { status, body } = await app.send({ url: '/privacidade' });
    expect(status).toBe(200);
    for (const text of ['na LGPD, controlador', 'Lei 13.709/2018', 'ANPD', 'sem internet', 'rastreamento'])
      expect(body).toContain(text);
    expect(body).not.toContain('<script');
  });

  test('L16: has a privacy notice that names the controller of the plan and her contacts, and no patient', async () => {
    const ana = await app.aNutritionist();
    await ana.put('/entities/User/me', aProfile({ nome_nutricionista: 'Rita <b>Sá</b>' }));
    const { body: plan } = await ana.post('/entities/Cardapio', aCardapio());
    const at = (token: string) => app.send({ url: `/privacidade?token=${token}` });
    const { status, body, headers } = await at(plan.token_publico);
    expect(status).toBe(200);
    for (const text of ['Rita &lt;b&gt;Sá&lt;/b&gt;', 'CRN-3 00000', aProfile().email_profissional ?? '?'])
      expect(body).toContain(text);
    expect(body).not.toContain('Marina');
    const { telefone, email_profissional } = aProfile();
    expect(body).toContain(`<a href="tel:+55${telefone?.replace(/\D/g, '')}">${telefone}</a>`);
    expect(body).toContain(`<a href="mailto:${email_profissional}">`);
    expect(body).toContain(`<a href="${path(plan.token_publico)}">← Voltar ao cardápio</a>`);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const general = (await app.send({ url: '/privacidade' })).body;
    expect(general).toContain('no alto do cardápio');
    expect(general).not.toContain('Voltar');
    await ana.put(`/entities/Cardapio/${plan.id}`, { ativo: false });
    const closed = (await at(plan.token_publico)).body;
    expect(closed).toContain('não abre mais nenhum cardápio');
    expect(closed).not.toMatch(/Voltar|no alto do cardápio|Rita/);
    expect((await at('a-token-that-is-nobodys')).body).toBe(closed);
  });
});
