import { expect, test } from 'vitest';
import { recordWords } from './record-words.ts';

test('sentences agree with the gender and number of the entity', () => {
  const paciente = recordWords('Paciente');
  expect(paciente.saved).toBe('Paciente salvo');
  expect(paciente.noneFound).toBe('Nenhum paciente encontrado');
  expect(paciente.counted(10_000, false)).toBe('10.000 pacientes');
  expect(paciente.counted(1, true)).toBe('1 paciente encontrado');

  const refeicao = recordWords('RefeicaoTemplate');
  expect(refeicao.removed).toBe('Refeição excluída');
  expect(refeicao.noneFound).toBe('Nenhuma refeição encontrada');
  expect(refeicao.counted(2, true)).toBe('2 refeições encontradas');
});

test('a record is named by its title', () => {
  expect(recordWords('OrientacaoTemplate').titleOf({ titulo: 'Hidratação' })).toBe('Hidratação');
  expect(recordWords('Avaliacao').titleOf({ data: '2026-03-02' })).toBe('02/03/2026');
});
