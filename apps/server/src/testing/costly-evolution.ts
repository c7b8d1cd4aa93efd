const times = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

/** An evolution of many values, as the app sends it. */
export const longEvolution = () => ({
  about: ['Paciente: Ana'],
  newest: { title: 'Em 12/03/2026', figures: [{ name: 'IMC', text: '26,6 kg/m²' }] },
  charts: times(5, {
    legend: [{ place: 0, text: 'Peso (kg)' }],
    note: '',
    across: [{ at: 0.5, text: 'mar 26' }],
    up: [{ at: 0.5, text: '70' }],
    lines: [{ place: 0, points: times(200, [0.5, 0.5]) }],
    curves: [],
    goal: null,
  }),
  table: { head: times(6, 'Peso'), rows: times(200, times(6, '72,5')) },
});
