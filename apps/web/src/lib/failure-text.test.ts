import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test.each([
  [{ code: 'INVALID_CREDENTIALS', message: 'Unauthorized' }, 'E-mail ou senha incorretos.'],
  [{ code: 'VALIDATION_ERROR', data: { message: 'titulo: obrigatório' } }, 'titulo: obrigatório'],
  [
    {
      code: 'VALIDATION_ERROR',
      data: {
        message: 'endereco: Endereço inválido',
        extra_data: { fields: [{ field: 'endereco', message: 'Endereço inválido' }] },
      },
    },
    'Endereço inválido',
  ],
  [
    { code: 'AUTH_REQUIRED', data: { message: 'Authentication required' } },
    'Sua sessão terminou. Entre de novo para continuar.',
  ],
  [
    { code: 'USER_NOT_REGISTERED', data: { message: 'User not registered for this app' } },
    'Sua conta não tem acesso a este Alecrim. Fale com quem o administra.',
  ],
  [
    { code: 'SERVICE_ROLE_REQUIRED', data: { message: 'Only the service role may do this.' } },
    'Isto só pode ser feito por um programa do consultório.',
  ],
  [
    {
      code: 'INTERNAL',
      requestId: '0a1b2c-7',
      data: { message: 'Algo deu errado do nosso lado. Tente de novo.' },
    },
    'Algo deu errado do nosso lado. Tente de novo. Código do erro: 0a1b2c-7',
  ],
  [{ code: 'TOO_LARGE', requestId: '0a1b2c-8', data: { message: 'No máximo 5 MB.' } }, 'No máximo 5 MB.'],
  [{ code: 'TOO_LARGE', data: { message: 'No máximo 5 MB.' } }, 'No máximo 5 MB.'],
  [{ code: 'NOT_FOUND', data: { message: 'Entity Paciente with ID 1 not found' } }, 'Não encontrado.'],
  [{ code: 'NETWORK', message: 'Sem conexão' }, 'Sem conexão'],
  [{ code: 'toString', message: 'outra coisa' }, 'outra coisa'],
  [new Error('quebrou'), 'quebrou'],
  [null, 'Erro desconhecido'],
  [{}, 'Erro desconhecido'],
])('%o reads %s', (error, text) => {
  expect(failureText(error)).toBe(text);
});
