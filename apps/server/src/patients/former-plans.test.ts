import { aPaciente } from '@alecrim/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { aNutritionistWithPassword, aPatientWithPlans, leftIn } from './testing/a-patient.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.aNutritionist({ role: 'admin' });
});
afterAll(() => app.close());

const asked = { motivo: 'pedido', password: PASSWORD };

describe.each(['anonimizar', 'eliminar'] as const)('L07: with modo %s, a plan that was once hers', (modo) => {
  const other = { nome: 'Clara Prado de Souza' };
  const erasedAfter = async (patch: object, isMoved = false) => {
    const ana = await aNutritionistWithPassword(app);
    const { body: next } = await ana.post('/entities/Paciente', aPaciente(other));
    const { paciente, cardapio } = await aPatientWithPlans(ana);
    const path = `/entities/Cardapio/${cardapio.id}`;
    await ana.put(path, { titulo: 'Plano', paciente_id: isMoved ? next.id : null, ...patch });
    // The version after the unlinking has the name too.
    await ana.put(path, { titulo: 'Outro título' });
    await ana.post('/functions/apagarPaciente', { id: paciente.id, ...asked, modo, ciente: true });
    const { body: plan } = await ana.get(path);
    const { body: version } = await ana.get(`${path}/history/3`);
    const found = (await ana.get('/entities/Cardapio?q={"$search":"clara"}')).body.length;
    const link = { token: cardapio.token_publico };
    const { status } = await app.anonymous.post('/functions/buscarCardapioPublico', link);
    return { plan, version, found, isOpen: status === 200, traces: await leftIn(app.database.db, hers) };
  };
  const hers = /clara conceição prado|zezinha|regina/i;

  test.each([{}, { paciente_nome: 'CLARA PRADO' }, { paciente_nome: 'Zezinha Prado' }])(
    'and was unlinked with the name left in it (%j) loses name and link',
    async (patch) => {
      const { plan, version, found, isOpen, traces } = await erasedAfter(patch);
      expect(traces).toEqual([]);
      expect(plan).toMatchObject({ paciente_id: null, paciente_nome: null, ativo: false });
      expect(version).toMatchObject({ paciente_nome: null, ativo: false, token_publico: null });
      expect({ found, isOpen }).toEqual({ found: 0, isOpen: false });
    },
  );

  test('and was moved to another patient without her name loses the name and keeps the link', async () => {
    const { plan, version, found, isOpen, traces } = await erasedAfter({}, true);
    expect(traces).toEqual([]);
    expect(plan).toMatchObject({ paciente_nome: null, ativo: true });
    expect(version.paciente_nome).toBeNull();
    expect({ found, isOpen }).toEqual({ found: 0, isOpen: true });
  });

  test("and now has another patient's name, although it contains hers, keeps it", async () => {
    const { plan, version, isOpen } = await erasedAfter({ paciente_nome: other.nome }, true);
    expect(plan.paciente_nome).toBe(other.nome);
    expect(version.paciente_nome).toBe(other.nome);
    expect(isOpen).toBe(true);
  });

  test('a plan that names nobody, or somebody without a card, keeps its link', async () => {
    for (const paciente_nome of [null, 'Rita Lobo']) {
      const { plan, isOpen } = await erasedAfter({ paciente_nome });
      expect({ paciente_nome: plan.paciente_nome, isOpen }).toEqual({ paciente_nome, isOpen: true });
    }
  });
});
