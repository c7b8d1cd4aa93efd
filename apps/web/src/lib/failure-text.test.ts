import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test.each([
  [{ code: 'INVALID_CREDENTIALS', message: 'x' }, 'E-mail ou senha incorretos.'],
  [{ code: 'VALIDATION_ERROR', message: 'titulo: obrigatório' }, 'titulo: obrigatório'],
  [{ code: 'NETWORK', message: 'Sem conexão' }, 'Sem conexão'],
  [{ code: 'toString', message: 'outra coisa' }, 'outra coisa'],
  [new Error('quebrou'), 'quebrou'],
  [null, 'Erro desconhecido'],
  [{}, 'Erro desconhecido'],
])('%o reads %s', (error, text) => {
  expect(failureText(error)).toBe(text);
});
