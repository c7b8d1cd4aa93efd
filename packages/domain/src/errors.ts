import { MIN_PASSWORD } from './limits.ts';

/**
 * The failure catalogue: one code, one status, one Portuguese sentence. Codes are what clients react to. The protocol's
 * clients know three messages in English; people read the `text` beside them.
 */
export const failures = {
  BAD_REQUEST: { status: 400, message: 'Requisição inválida.' },
  INVALID_QUERY: { status: 400, message: 'Consulta inválida.' },
  INVALID_OTP: { status: 400, message: 'Código inválido ou expirado.' },
  INVALID_RESET_TOKEN: { status: 400, message: 'Este link é inválido ou expirou. Peça um novo.' },
  INVALID_CURRENT_PASSWORD: { status: 400, message: 'A senha atual não confere.' },
  WEAK_PASSWORD: {
    status: 400,
    message: `Escolha uma senha com pelo menos ${MIN_PASSWORD} caracteres que não seja comum.`,
  },
  EMAIL_TAKEN: { status: 400, message: 'Já existe uma conta com este e-mail.' },
  NO_FILE: { status: 400, message: 'Nenhum arquivo enviado.' },
  AUTH_REQUIRED: {
    status: 401,
    message: 'Authentication required',
    text: 'Sua sessão terminou. Entre de novo para continuar.',
  },
  INVALID_CREDENTIALS: { status: 401, message: 'E-mail ou senha incorretos.' },
  FORBIDDEN: { status: 403, message: 'Você não tem permissão para isso.' },
  SERVICE_ROLE_REQUIRED: {
    status: 403,
    message: 'Only the service role may do this.',
    text: 'Isto só pode ser feito por um programa do consultório.',
  },
  USER_NOT_REGISTERED: {
    status: 403,
    message: 'User not registered for this app',
    text: 'Sua conta não tem acesso a este Alecrim. Fale com quem o administra.',
  },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Confirme seu e-mail antes de entrar.' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message:
      'Esta conta usa a verificação em duas etapas. Entre pela página de login do Alecrim e informe o código do aplicativo autenticador.',
  },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: 403,
    message:
      'Este consultório exige a verificação em duas etapas. Entre pela página de login do Alecrim e ative a sua para continuar.',
  },
  SIGNUP_DISABLED: {
    status: 403,
    message: 'O cadastro está fechado. Peça um convite a quem administra o consultório.',
  },
  RESETS_HELD: {
    status: 403,
    message:
      'O endereço ou o e-mail deste consultório mudou há menos de um dia. Por segurança, links de senha nova só são enviados 24 horas depois da mudança.',
  },
  NOT_FOUND: { status: 404, message: 'Não encontrado.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Método não permitido.' },
  REQUEST_TIMEOUT: { status: 408, message: 'A requisição demorou demais para chegar.' },
  VERSION_CONFLICT: { status: 409, message: 'Este registro foi alterado em outra aba ou aparelho.' },
  LAST_ADMIN: {
    status: 409,
    message:
      'O consultório ficaria sem ninguém na administração. Antes, dê esse papel a outra pessoa ou desative os outros acessos.',
  },
  TOO_LARGE: { status: 413, message: 'O conteúdo enviado é grande demais.' },
  PLAN_TOO_LARGE: {
    status: 413,
    message:
      'Este cardápio é grande demais para salvar: cabem nele 5.000 itens e 1 MB de texto. Divida-o em dois cardápios.',
  },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Formato não aceito.' },
  MISDIRECTED: { status: 421, message: 'Endereço desconhecido.' },
  VALIDATION_ERROR: { status: 422, message: 'Há campos inválidos.' },
  INVALID_REFERENCE: { status: 422, message: 'O registro indicado não existe.' },
  INVALID_IMAGE: { status: 422, message: 'A imagem não pôde ser lida.' },
  URL_NOT_ALLOWED: { status: 422, message: 'Este endereço não é permitido.' },
  RATE_LIMITED: { status: 429, message: 'Muitas tentativas. Aguarde um pouco e tente de novo.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'O endereço ou os cabeçalhos são longos demais.' },
  INTERNAL: { status: 500, message: 'Algo deu errado do nosso lado. Tente de novo.' },
  MAIL_FAILED: { status: 502, message: 'O servidor de e-mail não aceitou a mensagem.' },
  NOT_CONFIGURED: { status: 501, message: 'Este recurso não está configurado neste servidor.' },
  UPSTREAM_FAILED: { status: 502, message: 'O serviço externo não respondeu como esperado.' },
  DB_UNAVAILABLE: {
    status: 503,
    message: 'O banco de dados não está respondendo. Tente de novo em instantes.',
  },
  SERVER_OUTDATED: {
    status: 503,
    message: 'O Alecrim está sendo atualizado. Tente de novo em instantes.',
  },
  QUERY_TIMEOUT: { status: 503, message: 'A consulta demorou demais.' },
  OVERLOADED: {
    status: 503,
    message: 'O servidor tem pedidos demais neste momento. Tente de novo em instantes.',
  },
  QUOTA_EXCEEDED: {
    status: 507,
    message:
      'O espaço da sua conta acabou. Apague definitivamente o que não usa mais, em Excluídos, ou peça mais espaço à administração.',
  },
  STORAGE_FULL: { status: 507, message: 'O disco do servidor está cheio.' },
} as const;

export type FailureCode = keyof typeof failures;
