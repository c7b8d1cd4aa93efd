import type { Stored } from '@alecrim/domain';
import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { aNumeros, aSoma } from '@alecrim/domain/testing/numbers';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME, type Replies, SETTINGS } from '../../../testing/fake-server.ts';

/** A stored plan with nothing to check. */
export const aStoredPlan = (over: object = {}): Stored<'Cardapio'> =>
  ({
    ...aCardapio({ paciente_id: 'p1' }),
    ...{ id: 'c1', version: 3, token_publico: 'token-publico-1', avisos_aceitos: [], leituras: [] },
    ...{ created_date: '2026-01-01T00:00:00.000Z', updated_date: '2026-01-02T00:00:00.000Z' },
    ...{ mostrar_numeros: 'nada', numeros: aNumeros({ dia: aSoma() }), meta: null, link_expira_em: null },
    ...over,
  }) as unknown as Stored<'Cardapio'>;

/** A server on a public address. */
export const aSendingServer = (replies: Replies = {}, patient: object = {}) =>
  aFakeServer({
    [SETTINGS]: [
      200,
      { id: 'alecrim', public_settings: 'public_without_login', public_url: 'https://nutri.example' },
    ],
    [ME]: [200, anAccount({ nome_nutricionista: 'Helena Prado', crn: 'CRN-3 12345' })],
    'GET /entities/Alimento': [200, []],
    'GET /entities/Paciente/p1': [
      200,
      { ...aPaciente(), id: 'p1', version: 1, restricoes: [], responsavel_nome: null, ...patient },
    ],
    'POST /functions/pacientesChamados': [200, { nomes: [] }],
    'POST /functions/registrarEnvio': [200, { ok: true }],
    ...replies,
  });
