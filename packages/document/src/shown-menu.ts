import {
  type Dia,
  dayGroups,
  fallbackName,
  heldUnits,
  namedDays,
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
    refeicoes: byDays(
      shownParts(cardapio.refeicoes, ({ nome, horario, opcoes, dias }) => ({
        nome: nome.trim(),
        horario: horario.trim(),
        dias: namedDays(dias),
        opcoes: numbered(
          shownParts(opcoes, ({ descricao, itens, dias: ownDays }) => {
            const lines = shownLines(itens);
            return {
              descricao: shownOptionTitle(descricao),
              itens: lines.map(({ shown }) => shown),
              trocas: lines.map(({ item }) => swaps.get(item)),
              // What the meal says already is not said again.
              dias: namedDays(ownDays).filter((dia) => !namedDays(dias).includes(dia)),
            };
          }),
        ),
      })),
    ),
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

/** In the order of their days, as the headings of `dayGroups` divide them. */
const byDays = <Part extends { dias: readonly Dia[] }>(parts: readonly Part[]): Part[] =>
  dayGroups(parts).flatMap((group) => group.parts);

/** Options by their days. Their numbers are those of the editor; a single one has none. */
const numbered = <Option extends { dias: readonly Dia[] }>(options: readonly Option[]) =>
  byDays(options.map((option, place) => ({ ...option, numero: options.length > 1 ? place + 1 : undefined })));

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
  Object.entries(part).some(
    ([name, value]) =>
      name !== 'dias' && (Array.isArray(value) || typeof value === 'string') && value.length > 0,
  );
