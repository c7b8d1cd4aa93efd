import type { PatientReport } from './patient-report.ts';
import { aCardapio, aConsulta, anAvaliacao, aPaciente, aProfile } from './testing.ts';

const moments = {
  created_date: '2026-03-01T12:00:00.000Z',
  updated_date: '2026-03-12T02:30:00.000Z',
  version: 3,
};
const noted = { versao: '2026-1', canal: 'whatsapp', registrado_por: 'Ana Lima' };

/** The report of a patient with a consent, a plan with all its parts, a measurement and a note. */
export function aPatientReport(over: Partial<Record<keyof PatientReport, unknown>> = {}): PatientReport {
  const { nome_nutricionista, crn, email_profissional, telefone, endereco } = aProfile();
  return {
    formato: 'alecrim-paciente',
    versao: 1,
    gerado_em: '2026-11-18T12:34:00.000Z',
    controlador: { nome_nutricionista, crn, email_profissional, telefone, endereco },
    guarda_ate: '2046-03-12T02:30:00.000Z',
    paciente: {
      ...aPaciente({
        retorno_em: '2026-12-01',
        peso_kg: 72.5,
        sexo: 'feminino',
        atividade: 'leve',
        restricoes: [{ tipo: 'lactose' }, { palavras: 'coentro' }],
      }),
      id: 'paciente-1',
      consentimentos: [
        {
          id: 'c1',
          finalidade: 'imagem',
          texto: 'Autorizo fotos.',
          concedido_em: moments.created_date,
          ...noted,
        },
        { id: 'c2', finalidade: 'pesquisa', concedido_em: moments.created_date, revogado_em: null, ...noted },
      ],
      ...moments,
    },
    versoes_do_cadastro: [{ version: 1, saved_date: moments.created_date }],
    cardapios: [
      {
        id: 'plano-1',
        ...aCardapio({
          meta: { kcal: 1_800, proteina: { valor: 1.5, unidade: 'g/kg' }, peso_kg: 72.5, sexo: 'feminino' },
        }),
        ...moments,
        aberturas_do_link: { total: 2, ultima: '2026-03-13T12:00:00.000Z' },
        envios: [{ via: 'whatsapp', em: '2026-03-12T12:00:00.000Z', versao: 3 }],
        versoes: [{ version: 1 }, { version: 2 }],
      },
    ],
    registros: {
      Avaliacao: [{ id: 'a1', ...anAvaliacao(), ...moments, versoes: [] }],
      Consulta: [{ id: 'n1', ...aConsulta(), anexos: [], ...moments, versoes: [{ version: 1 }] }],
    },
    registro: [
      {
        em: '2026-11-18T12:34:00.000Z',
        acao: 'patient_exported',
        quem: 'Ana Lima',
        registro: 'Paciente',
        titulo: null,
        detalhe: null,
      },
      {
        em: moments.created_date,
        acao: 'created',
        quem: null,
        registro: 'Paciente',
        titulo: null,
        detalhe: null,
      },
    ],
    ...over,
  } as unknown as PatientReport;
}
