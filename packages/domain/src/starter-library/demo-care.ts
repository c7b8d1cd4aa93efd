import type { Creation } from '../entities/index.ts';
import { demoMeasurements } from './demo-measurements.ts';
import { demoNotes } from './demo-notes.ts';
import { type DemoName, demoPacientes } from './demo-people.ts';

interface DemoPatient {
  body: Creation<'Paciente'>;
  measurements: readonly Omit<Creation<'Avaliacao'>, 'paciente_id'>[];
  notes: readonly Omit<Creation<'Consulta'>, 'paciente_id'>[];
}

/** What a patient's record also holds; the next visit is so many days away. */
interface Care extends Pick<Creation<'Paciente'>, 'objetivo' | 'meta_peso_kg' | 'restricoes'> {
  returnsIn?: number;
  /** A child stays a child however late the demonstration is. */
  daysOld?: number;
}

const care: Record<DemoName, Care> = {
  'Marina Alves': { objetivo: 'Chegar a 62 kg sem dieta restritiva', meta_peso_kg: 62, returnsIn: 16 },
  'Beatriz Nogueira': { objetivo: 'Ganho de peso adequado na gestação', returnsIn: 2 },
  'Caio Menezes': {
    objetivo: 'Completar a prova de 10 km',
    restricoes: [{ id: 'restricao-1', tipo: 'lactose', motivo: 'intolerancia' }],
    returnsIn: 5,
  },
  'Luciana Prado': {
    objetivo: 'Variar o cardápio vegetariano da família',
    restricoes: [{ id: 'restricao-1', tipo: 'vegetariano', motivo: 'escolha' }],
  },
  'Antônio Figueiredo': { objetivo: 'Manter a força e o peso', returnsIn: -6 },
  // 10 years and 8 months.
  'Sofia Barreto': { objetivo: 'Lancheira e variedade, sem foco no peso', returnsIn: 40, daysOld: 3_897 },
};

/** The patients with their past and their next visits, counted from the day of the demonstration. */
export function demoPatientsOn(today: Date): DemoPatient[] {
  const day = (days: number) => dayFrom(today, days);
  return demoPacientes.map((patient) => {
    const { returnsIn, daysOld, ...more } = care[patient.nome];
    return {
      body: {
        ...patient,
        ...more,
        ...(returnsIn !== undefined && { retorno_em: day(returnsIn) }),
        ...(daysOld && { data_nascimento: day(-daysOld) }),
      },
      measurements: demoMeasurements[patient.nome].map(({ daysAgo, ...rest }) => ({
        ...rest,
        data: day(-daysAgo),
      })),
      notes: demoNotes[patient.nome].map(({ daysAgo, ...rest }) => ({ ...rest, data: day(-daysAgo) })),
    };
  });
}

/** The calendar day so many days away, where the server is. */
function dayFrom(today: Date, days: number): string {
  const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, 12);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
