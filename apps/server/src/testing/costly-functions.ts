import type { Choice, Fixtures } from './costly-requests.ts';

const call =
  (body: (known: Fixtures) => object, last = 0): Choice =>
  (known) => [{ body: body(known), last }];
const counting =
  (counts: string, choice: Choice): Choice =>
  (known) =>
    choice(known).map((request) => ({ ...request, counts }));
const plansOf = ({ records }: Fixtures) => records.Cardapio.ids;

/** The functions, by their names. */
export const ofFunctions: Record<string, Choice> = {
  registroDoPaciente: call(({ patient }) => ({ id: patient })),
  exportarPaciente: call(({ patient }) => ({ id: patient })),
  enviosDoCardapio: call((known) => ({ id: plansOf(known)[0] })),
  registrarEnvio: call((known) => ({ id: plansOf(known)[0], via: 'copiado' })),
  aberturasDoCardapio: call((known) => ({ id: plansOf(known)[0] })),
  buscarCardapioPublico: call(({ token }) => ({ token })),
  carregarExemplos: counting(
    'criados',
    call(() => ({})),
  ),
  contarExemplos: call(() => ({})),
  espacoUsado: call(() => ({})),
  listarExcluidos: call(() => ({ busca: 'a b c d e f g', limite: 100 })),
  pacientesChamados: call(() => ({ nomes: Array.from({ length: 20 }, (_, i) => `Ana${i}`) })),
  paraAcompanhar: call(() => ({ hoje: '2026-01-05' })),
  procurarNosCardapios: call(() => ({ busca: 'a e i o u r s zz' })),
  excluirDeVez: call(({ records }) => ({ tipo: 'Cardapio', id: records.Cardapio.binned[1] })),
  removerExemplos: counting(
    'removidos',
    call(() => ({})),
  ),
  restaurarExemplos: counting(
    'restaurados',
    call(({ examplesRemoved }) => ({ removidos_em: examplesRemoved })),
  ),
  restaurarVarios: counting(
    'restaurados',
    call(({ records }) => ({ tipo: 'Cardapio', ids: records.Cardapio.binned.slice(2, 202) })),
  ),
  retirarConvite: call(({ invited }) => ({ id: invited })),
  baixarMeusDados: call(({ password }) => ({ password })),
  apagarPaciente: call(
    ({ patient, password }) => ({ id: patient, password, modo: 'anonimizar', motivo: 'pedido' }),
    2,
  ),
  consultorio: call(() => ({})),
  salvarConsultorio: call(({ password }) => ({ password, endereco: '' })),
  testarEmail: call(({ password }) => ({ password })),
  avisos: call(() => ({})),
  avisoLido: call(() => ({ em: '2026-01-01T00:00:00.000Z' })),
  encerrarConta: call(({ password }) => ({ password })),
  reabrirConta: call(() => ({})),
};
