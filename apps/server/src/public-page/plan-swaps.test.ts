import { aCardapio, aPaciente, aProfile } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function aPlan(over: object = {}) {
  const ana = await app.aNutritionist();
  await ana.put('/entities/User/me', aProfile());
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio({ permitir_trocas: true, ...over }));
  const url = `/VerCardapio?token=${plan.token_publico}`;
  const sent = (encoding: string) =>
    app.app.inject({ url, headers: { host: 'localhost', 'accept-encoding': encoding } });
  return {
    plan,
    change: (patch: object) => ana.put(`/entities/Cardapio/${plan.id}`, patch),
    json: async () =>
      (await app.anonymous.post('/functions/buscarCardapioPublico', { token: plan.token_publico })).body
        .cardapio,
    page: async () => (await sent('identity')).body,
    size: async () => (await sent('gzip')).rawPayload.length,
  };
}

const count = (html: string, part: string) => html.split(part).length - 1;

describe('the page of a plan with swaps', () => {
  test('lists the equivalents of each line, with one script and one style more', async () => {
    const { plan, page, json } = await aPlan();
    const html = await page();
    expect(plan.trocas.length).toBeGreaterThan(20);
    expect((await json()).trocas).toEqual(plan.trocas);
    expect(count(html, '<details class="doc-swap">')).toBeGreaterThanOrEqual(plan.trocas.length);
    for (const words of plan.trocas[0].por)
      expect(html).toContain(words.replaceAll(/ (?=g\b|ml\b)/g, '\u00a0'));
    expect([count(html, '<script'), count(html, '<style>')]).toEqual([3, 2]);
  });

  test('has nothing of them once the nutritionist takes the permission back', async () => {
    const { plan, change, page, json } = await aPlan();
    await change({ permitir_trocas: false });
    const html = await page();
    expect(html).not.toContain('doc-swap"');
    expect([count(html, '<script'), count(html, '<style>')]).toEqual([2, 1]);
    expect(await json()).not.toHaveProperty('trocas');
    expect(plan.trocas).not.toEqual([]);
  });

  test('shows no nutrients, whatever the plan shows', async () => {
    const { json } = await aPlan({ mostrar_numeros: 'nada' });
    expect(JSON.stringify((await json()).trocas)).not.toMatch(/kcal|prote[ií]na|carboidrato|%/i);
  });

  test('offers nothing that the patient avoids: at a save, when the restrictions change, and while swaps wait to be made', async () => {
    const ana = await app.aNutritionist();
    const { body: patient } = await ana.post('/entities/Paciente', aPaciente());
    const { body: plan } = await ana.post(
      '/entities/Cardapio',
      aCardapio({ permitir_trocas: true, paciente_id: patient.id }),
    );
    const shown = async (): Promise<string> => {
      const { body } = await app.anonymous.post('/functions/buscarCardapioPublico', {
        token: plan.token_publico,
      });
      const { body: html } = await app.app.inject({
        url: `/VerCardapio?token=${plan.token_publico}`,
        headers: { host: 'localhost', 'accept-encoding': 'identity' },
      });
      const offers = (body.cardapio.trocas ?? []).flatMap(({ por }: { por: string[] }) => por);
      if (offers.length === 0) expect(html).not.toContain('doc-swap"');
      return offers.join('\n');
    };
    const avoid = (...palavras: string[]) =>
      palavras.map((word, i) => ({ id: `r${i}`, palavras: word, motivo: 'alergia' }));
    expect(await shown()).toMatch(/mamão/i);
    const { body: saved } = await ana.put(`/entities/Paciente/${patient.id}`, { restricoes: avoid('mamão') });
    expect(saved.restricoes).toHaveLength(1);
    const safe = await shown();
    expect(safe).not.toBe('');
    expect(safe).not.toMatch(/mamão/i);
    // A save of the plan keeps to them; the plan's version and dates did not move by the renewal.
    const { body: now } = await ana.get(`/entities/Cardapio/${plan.id}`);
    expect(now).toMatchObject({ version: plan.version, updated_date: plan.updated_date });
    await ana.put(`/entities/Cardapio/${plan.id}`, { titulo: 'Outro' });
    expect(await shown()).toBe(safe);
    // Written by something that makes no swaps: none are shown.
    await sql`update pacientes set restricoes = ${JSON.stringify(avoid('mamão', 'banana'))}
      where id = ${patient.id}`.execute(app.deps.db);
    expect(await shown()).toBe('');
    await ana.put(`/entities/Paciente/${patient.id}`, { restricoes: [] });
    expect(await shown()).toMatch(/mamão/i);
  });

  test('stays within 20 KB for a usual plan', async () => {
    const { size } = await aPlan();
    // Tighter than the promise, so that growth is noticed early.
    expect(await size()).toBeLessThan(18_200);
  });
});
