import { mealName, type PublicMenu, withDays, withPlainSpaces, yieldText } from '@alecrim/domain/pure';
import { crnLabel } from './document-frame.tsx';
import { type ShownReceita, type ShownRefeicao, shownMenu } from './shown-menu.ts';

/** WhatsApp takes 65,536 characters; a letter outside the basic plane counts twice there, as it does here. */
export const LONGEST_MESSAGE = 65_000;

interface TextChoices {
  /** The public link, where it works. */
  link?: string;
  longest?: number;
}

/** The whole plan as one message for a chat, with WhatsApp's signs for bold and italic. It says the same as the document. */
export function planAsText(menu: PublicMenu, { link, longest = LONGEST_MESSAGE }: TextChoices = {}): string {
  const { titulo, paciente, refeicoes, receitas, orientacoes, observacoes, nutricionista } = shownMenu(menu);
  const head = joined([bold(titulo), paciente && `Para: ${paciente}`]);
  const body = [
    ...refeicoes.flatMap((meal, place) => mealBlocks(meal, place + 1)),
    ...section('Receitas', receitas.map(recipeBlock)),
    ...section(
      'Orientações Importantes',
      orientacoes.map(({ titulo: name, itens }) => joined([bold(name), ...bullets(itens)])),
    ),
    ...section('Observações', [observacoes]),
  ].filter(Boolean);
  const foot = joined([
    `Cardápio elaborado por ${nutricionista.nome}`,
    nutricionista.crn && crnLabel(nutricionista.crn),
    link && `Sempre atualizado aqui: ${link}`,
  ]);
  const whole = [head, ...body, foot].join('\n\n');
  return withPlainSpaces(whole.length <= longest ? whole : shortened({ head, body, foot }, longest));
}

function mealBlocks(meal: ShownRefeicao, number: number): string[] {
  const { horario, opcoes, dias } = meal;
  const title = bold(withDays([mealName(meal, number), horario].filter(Boolean).join(' · '), dias));
  const options = opcoes.map(({ descricao, itens, numero, dias: own }) => {
    const name = [numero && `Opção ${numero}`, descricao].filter(Boolean).join(': ');
    return joined([italic(withDays(name, own)), ...bullets(itens)]);
  });
  const [first = '', ...others] = options;
  return [joined([title, first]), ...others];
}

const recipeBlock = ({ nome, porcoes, ingredientes, modo_preparo }: ShownReceita): string =>
  joined([
    bold(nome || 'Receita'),
    porcoes !== null && yieldText(porcoes),
    ingredientes.length > 0 && italic('Ingredientes'),
    ...bullets(ingredientes),
    modo_preparo && italic('Modo de preparo'),
    modo_preparo,
  ]);

/** A title in capitals: a chat knows only one size of letters. */
function section(title: string, blocks: readonly string[]): string[] {
  const [first, ...others] = blocks.filter(Boolean);
  return first ? [joined([bold(title.toLocaleUpperCase('pt-BR')), first]), ...others] : [];
}

const joined = (lines: readonly (string | false | undefined)[]): string => lines.filter(Boolean).join('\n');
const bullets = (items: readonly string[]): string[] => items.map((item) => `• ${item}`);

// A chat ends bold and italic at the end of a line, at a space, and at the sign itself.
const marked = (sign: string) => (text: string) => {
  const words = text.replaceAll(sign, ' ').replace(/\s+/g, ' ').trim();
  return words && sign + words + sign;
};
const bold = marked('*');
const italic = marked('_');

/** As many whole lines as fit, and a sentence that says so. Who wrote the plan stays. */
function shortened(parts: { head: string; body: readonly string[]; foot: string }, longest: number): string {
  const end = `(O cardápio não cabe inteiro em uma mensagem: o texto termina aqui.)\n\n${parts.foot}`;
  const room = longest - end.length - 2;
  const start = `${parts.head}\n\n${parts.body.join('\n\n')}`.slice(0, Math.max(room, 0));
  return `${start.slice(0, Math.max(start.lastIndexOf('\n'), 0)).trimEnd()}\n\n${end}`;
}
