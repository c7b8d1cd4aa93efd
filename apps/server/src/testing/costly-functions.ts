import type { Choice, Known } from './costly-requests.ts';

const call =
  (body: (known: Known) => object, isLast = false): Choice =>
  (known) => [{ body: body(known), isLast }];

/** The functions, by their names. */
export const ofFunctions: Record<string, Choice> = {
  registroDoPaciente: call(({ patient }) => ({ id: patient })),
  exportarPaciente: call(({ patient }) => ({ id: patient })),
  enviosDoCardapio: call(({ ids }) => ({ ids })),
  registrarEnvio: call(({ ids }) => ({ id: ids[0], via: 'copiado' })),
  aberturasDoCardapio: call(({ ids }) => ({ ids })),
  buscarCardapioPublico: call(({ token }) => ({ token })),
  carregarExemplos: call(() => ({})),
  contarExemplos: call(() => ({})),
  espacoUsado: call(() => ({})),
  listarExcluidos: call(() => ({ busca: 'a b c d e f g', limite: 100 })),
  pacientesChamados: call(() => ({ nomes: Array.from({ length: 20 }, (_, i) => `Ana${i}`) })),
  paraAcompanhar: call(() => ({ hoje: '2026-01-05' })),
  procurarNosCardapios: call(() => ({ busca: 'a e i o u r s zz' })),
  excluirDeVez: call(({ patient }) => ({ tipo: 'Paciente', id: patient })),
  removerExemplos: call(() => ({})),
  restaurarExemplos: call(() => ({ removidos_em: new Date(0).toISOString() })),
  restaurarVarios: call(({ ids }) => ({ tipo: 'Cardapio', ids: ids.slice(0, 200) })),
  retirarConvite: call(({ userId }) => ({ id: userId })),
  baixarMeusDados: call(({ password }) => ({ password })),
  apagarPaciente: call(
    ({ patient, password }) => ({ id: patient, password, modo: 'anonimizar', motivo: 'pedido' }),
    true,
  ),
  consultorio: call(() => ({})),
  salvarConsultorio: call(({ password }) => ({ password, endereco: '' })),
  testarEmail: call(({ password }) => ({ password })),
  avisos: call(() => ({})),
  avisoLido: call(() => ({ em: '2026-01-01T00:00:00.000Z' })),
  encerrarConta: call(({ password }) => ({ password }), true),
  reabrirConta: call(() => ({}), true),
};
