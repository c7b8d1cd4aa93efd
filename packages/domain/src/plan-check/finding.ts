/** What *Conferir antes de enviar* may find in a plan. */
export type FindingCode =
  | 'restricao'
  | 'outro_paciente'
  | 'citado_outro'
  | 'sem_nome'
  | 'sem_crn'
  | 'sem_data'
  | 'sem_paciente'
  | 'sem_responsavel'
  | 'sem_itens'
  | 'nao_calculado'
  | 'marca'
  | 'meta_distante'
  | 'link_local'
  | 'link_vencido'
  | 'nao_conferido';

/** Words of a line of the plan, and the field of the editor that holds it. */
export interface FindingPassage {
  /** The path of the field in the form: "refeicoes.0.opcoes.1.itens". */
  path: string;
  /** The whole line. */
  text: string;
  from: number;
  to: number;
}

/** Where a finding is put right. */
export type FindingPlace =
  | { page: 'editor'; path: string; passage?: FindingPassage }
  | { page: 'targets' }
  | { page: 'profile'; field: 'nome_nutricionista' | 'crn' }
  | { page: 'practice' }
  | { page: 'patient'; id: string; field: 'responsavel_nome' }
  | { page: 'link' };

export interface Finding {
  code: FindingCode;
  /** One sentence for the nutritionist. */
  text: string;
  /** Harm is near: she is asked before the plan leaves. All others only stand in the list. */
  isHarm: boolean;
  place: FindingPlace;
}
