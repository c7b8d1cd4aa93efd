import { TextField } from '../../../fields/text-field.tsx';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import { useNumbersChoice } from '../../numeros/numbers-choice.ts';
import { NumbersFrame, NumbersSwitch } from '../../numeros/numbers-frame.tsx';
import { ClosingNotes, NumbersOnDocument } from '../editor/editor-sections.tsx';
import { orientacoes, receitas, refeicoes } from '../editor/part-kinds.tsx';
import { PartsSection } from '../editor/parts-section.tsx';

const DayBar = lazyPart(() => import('../../numeros/day-bar.tsx').then((m) => m.DayBar), { isQuiet: true });

export const modeloLabels = {
  nome: 'Nome do modelo',
  refeicoes: refeicoes.title,
  receitas: receitas.title,
  orientacoes: orientacoes.title,
  observacoes_finais: 'Observações Finais',
};

/** The editor of a plan without its patient, in a dialog. */
export function ModeloFields() {
  const { isOn } = useNumbersChoice();
  return (
    <NumbersFrame>
      <TextField
        name="nome"
        label="Nome do modelo *"
        placeholder="Ex.: Emagrecimento 1.600 kcal"
        aria-required
      />
      <NumbersSwitch className="-mx-2 justify-self-start" />
      {[refeicoes, receitas, orientacoes].map((kind) => (
        <PartsSection key={kind.name} hasLibrary kind={kind} />
      ))}
      <ClosingNotes />
      <NumbersOnDocument />
      {isOn && <DayBar />}
    </NumbersFrame>
  );
}
