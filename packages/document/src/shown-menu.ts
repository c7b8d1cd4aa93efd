import {
  fallbackName,
  heldUnits,
  ownPicture,
  type PublicMenu,
  shownLine,
  shownOptionTitle,
} from '@alecrim/domain/pure';

type ShownMenu = ReturnType<typeof shownMenu>;
export type ShownProfile = ReturnType<typeof shownProfile>;
export type ShownRefeicao = ShownMenu['refeicoes'][number];
export type ShownReceita = ShownMenu['receitas'][number];
export type ShownOrientacao = ShownMenu['orientacoes'][number];

/** The plan without blanks, empty parts and typed prefixes; every part of the document shows this. */
export function shownMenu({ cardapio, nutricionista }: PublicMenu) {
  const swaps = new Map(cardapio.trocas?.map(({ linha, por }) => [linha, por.map(heldUnits)]));
  return {
    titulo: trimmed(cardapio.titulo) || 'Cardápio',
    paciente: trimmed(cardapio.paciente_nome),
    nutricionista: shownProfile(nutricionista),
    refeicoes: shownParts(cardapio.refeicoes, ({ nome, horario, opcoes }) => ({
      nome: nome.trim(),
      horario: horario.trim(),
      opcoes: shownParts(opcoes, ({ descricao, itens }) => {
        const lines = shownLines(itens);
        return {
          descricao: shownOptionTitle(descricao),
          itens: lines.map(({ shown }) => shown),
          trocas: lines.map(({ item }) => swaps.get(item)),
        };
      }),
    })),
    receitas: shownParts(cardapio.receitas, shownFields),
    orientacoes: shownParts(cardapio.orientacoes, shownFields),
    observacoes: trimmed(cardapio.observacoes_finais),
  };
}

/** The nutritionist as the head of every document names her. */
export function shownProfile(nutricionista: PublicMenu['nutricionista']) {
  return {
    nome: trimmed(nutricionista.nome_nutricionista) || fallbackName,
    crn: trimmed(nutricionista.crn),
    especialidade: trimmed(nutricionista.especialidade),
    telefone: trimmed(nutricionista.telefone),
    email: trimmed(nutricionista.email_profissional),
    endereco: trimmed(nutricionista.endereco),
    logo: ownPicture(trimmed(nutricionista.logo_url)),
    foto: ownPicture(trimmed(nutricionista.foto_url)),
  };
}

// The index is the part's place in the plan as it was given, so that it still names the part once others are gone.
const shownParts = <Part, Shown extends object>(parts: readonly Part[], shownPart: (part: Part) => Shown) =>
  parts.map((part, index) => ({ ...shownPart(part), index })).filter(hasText);

/** Lists without their bullets, texts with number and unit held together, whichever fields a part has. */
const shownFields = <Part extends object>(part: Part): Part =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, shownValue(value)])) as Part;

function shownValue(value: unknown): unknown {
  if (Array.isArray(value)) return shownItems(value);
  return typeof value === 'string' ? heldUnits(value.trim()) : value;
}

// Each line is read once: a plan has hundreds, and the page of a patient waits for all of them.
const shownLines = (items: readonly string[]) =>
  items.map((item) => ({ item, shown: shownLine(item) })).filter(({ shown }) => shown !== '');
const shownItems = (items: readonly string[]) => shownLines(items).map(({ shown }) => shown);

const trimmed = (text: string | null) => text?.trim() ?? '';

const hasText = (part: object): boolean =>
  Object.values(part).some(
    (value) => (Array.isArray(value) || typeof value === 'string') && value.length > 0,
  );
