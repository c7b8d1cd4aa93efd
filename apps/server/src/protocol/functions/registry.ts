import { aberturasDoCardapio } from './aberturas-do-cardapio.ts';
import { apagarPaciente } from './apagar-paciente.ts';
import { avisoLido, avisos } from './avisos.ts';
import { baixarMeusDados } from './baixar-meus-dados.ts';
import { buscarCardapioPublico } from './buscar-cardapio-publico.ts';
import { carregarExemplos } from './carregar-exemplos.ts';
import { consultorio, salvarConsultorio, testarEmail } from './consultorio.ts';
import { exportarPaciente, registroDoPaciente } from './dados-do-paciente.ts';
import { encerrarConta, reabrirConta } from './encerrar-conta.ts';
import { espacoUsado } from './espaco-usado.ts';
import { excluirDeVez, listarExcluidos } from './excluidos.ts';
import { contarExemplos, removerExemplos, restaurarExemplos } from './remover-exemplos.ts';
import { retirarConvite } from './retirar-convite.ts';
import type { ServerFunction } from './server-function.ts';

/** A line here is all that a new function needs. */
export const functions: readonly ServerFunction[] = [
  aberturasDoCardapio,
  apagarPaciente,
  avisoLido,
  avisos,
  baixarMeusDados,
  buscarCardapioPublico,
  carregarExemplos,
  consultorio,
  contarExemplos,
  encerrarConta,
  espacoUsado,
  excluirDeVez,
  exportarPaciente,
  listarExcluidos,
  reabrirConta,
  registroDoPaciente,
  removerExemplos,
  restaurarExemplos,
  retirarConvite,
  salvarConsultorio,
  testarEmail,
];
