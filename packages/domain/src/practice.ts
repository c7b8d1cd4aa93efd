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
  /** Without `senha` the stored one stays. */
  email?: { servidor: string; porta: number; usuario: string; senha?: string };
}
