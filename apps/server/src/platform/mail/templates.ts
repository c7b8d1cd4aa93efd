import { plural } from '@alecrim/domain/pure';
import type { Mail } from './outbox.ts';

/** The few mails that Alecrim sends. Plain words first; the HTML says the same. */
export const templates = {
  verification: (code: string): Letter => ({
    subject: `${code} é o seu código do Alecrim`,
    paragraphs: ['Use este código para confirmar seu e-mail:'],
    highlight: code,
    closing: ['Ele vale por 10 minutos. Se você não pediu, ignore esta mensagem.'],
  }),
  reset: (link: string): Letter => ({
    subject: 'Redefinir sua senha do Alecrim',
    paragraphs: [
      'Recebemos um pedido para redefinir a sua senha. Abra o endereço abaixo para escolher outra:',
    ],
    link: { label: 'Escolher nova senha', url: link },
    closing: [
      'Ele vale por 30 minutos e só pode ser usado uma vez. Se você não pediu, ignore esta mensagem: sua senha continua a mesma.',
    ],
  }),
  passwordChanged: (): Letter => ({
    subject: 'Sua senha do Alecrim foi alterada',
    paragraphs: ['A senha da sua conta acabou de ser alterada e as outras sessões foram encerradas.'],
    closing: ['Se não foi você, redefina a senha agora pela opção “Esqueci minha senha”.'],
  }),
  secondFactorOn: (): Letter => ({
    subject: 'Verificação em duas etapas ativada no Alecrim',
    paragraphs: [
      'A partir de agora, para entrar na sua conta é preciso a senha e um código do aplicativo autenticador. As outras sessões foram encerradas.',
    ],
    closing: ['Se não foi você, fale agora com a pessoa que administra o servidor do Alecrim.'],
  }),
  secondFactorOff: (): Letter => ({
    subject: 'Verificação em duas etapas desativada no Alecrim',
    paragraphs: ['A partir de agora, só a senha é pedida para entrar na sua conta.'],
    closing: ['Se não foi você, troque a senha e ative a verificação em duas etapas de novo em Meu Perfil.'],
  }),
  recoveryCodeUsed: (left: number): Letter => ({
    subject: 'Um código de recuperação foi usado no Alecrim',
    paragraphs: [
      `Um dos seus códigos de recuperação acabou de ser usado no lugar do aplicativo autenticador. ${plural(left, 'Resta', 'Restam')} ${left}.`,
    ],
    closing: ['Se não foi você, troque a senha e gere novos códigos em Meu Perfil.'],
  }),
  invitation: (link: string, inviter: string): Letter => ({
    subject: 'Convite para o Alecrim',
    paragraphs: [`${inviter} convidou você para usar o Alecrim, a ferramenta de cardápios do consultório.`],
    link: { label: 'Aceitar o convite', url: link },
    closing: ['O convite vale por 72 horas.'],
  }),
  mailTest: (): Letter => ({
    subject: 'E-mail de teste do Alecrim',
    paragraphs: ['Se você está lendo isto, o Alecrim consegue enviar e-mails.'],
    closing: [],
  }),
};

interface Letter {
  subject: string;
  paragraphs: string[];
  highlight?: string;
  link?: { label: string; url: string };
  closing: string[];
}

export function letterTo(to: string, letter: Letter): Mail {
  return { to, subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

/** A letter with a code or a link: worth nothing after a while, and sent a little later, so that nobody can time it. */
export function secretTo(to: string, letter: Letter, expiresInSeconds: number): Mail {
  return { ...letterTo(to, letter), expiresInSeconds, spreadSeconds: 2 };
}

function asText({ paragraphs, highlight, link, closing }: Letter): string {
  return [
    ...paragraphs,
    ...(highlight ? [highlight] : []),
    ...(link ? [link.url] : []),
    ...closing,
    '— Alecrim',
  ].join('\n\n');
}

function asHtml({ paragraphs, highlight, link, closing }: Letter): string {
  const p = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const code = highlight
    ? `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(highlight)}</p>`
    : '';
  const button = link
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="background:#047857;border-radius:8px;color:#fff;display:inline-block;padding:12px 20px;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="pt-BR"><body style="color:#1f2937;font:16px/1.5 sans-serif;margin:24px auto;max-width:520px">${paragraphs.map(p).join('')}${code}${button}${closing.map(p).join('')}<p style="color:#6b7280;margin:24px 0 0">Alecrim</p></body></html>`;
}

const entitiesOf: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entitiesOf[char] ?? char);
