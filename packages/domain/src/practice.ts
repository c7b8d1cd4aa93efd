/** The settings of the practice that an administrator may change in the app. */
export interface Practice {
  /** The address that patients open. */
  endereco: string;
  /** Whom mails come from. */
  remetente: string;
  email: { servidor: string; porta: number; usuario: string; tem_senha: boolean };
  /** Set when the server was installed, and only to be changed there. */
  fixos: ('publicUrl' | 'smtpUrl' | 'mailFrom')[];
}

export interface PracticeChange {
  endereco?: string;
  remetente?: string;
  /** Without `senha` the stored one stays; with another server, port or user it has to be given again. */
  email?: { servidor: string; porta: number; usuario: string; senha?: string };
}

/** What every account is told after such a change. */
export interface PracticeNotice {
  tipo: 'consultorio';
  em: string;
  /** The name of the administrator who made it; null when the account is gone or has no name. */
  por: string | null;
  mudou: Practice['fixos'];
}
