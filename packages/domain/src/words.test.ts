import { expect, test } from 'vitest';
import type { EntityName } from './entities/index.ts';
import { entityNames } from './entities/index.ts';
import { confirmRemoval } from './words.ts';

const questions: Record<EntityName, string> = {
  Cardapio: 'Tem certeza que deseja excluir este cardápio?',
  Paciente: 'Tem certeza que deseja excluir este paciente?',
  RefeicaoTemplate: 'Tem certeza que deseja excluir esta refeição?',
  ReceitaTemplate: 'Tem certeza que deseja excluir esta receita?',
  OrientacaoTemplate: 'Tem certeza que deseja excluir esta orientação?',
  CardapioTemplate: 'Tem certeza que deseja excluir este modelo de cardápio?',
  Categoria: 'Tem certeza que deseja excluir esta categoria?',
  Leitura: 'Tem certeza que deseja excluir esta decisão lembrada?',
  Avaliacao: 'Tem certeza que deseja excluir esta avaliação?',
  Consulta: 'Tem certeza que deseja excluir esta anotação?',
  Alimento: 'Tem certeza que deseja excluir este alimento?',
};

test.each(entityNames)('P29: removing a %s asks “Tem certeza que deseja excluir …?”', (name) => {
  expect(confirmRemoval(name)).toBe(questions[name]);
});
