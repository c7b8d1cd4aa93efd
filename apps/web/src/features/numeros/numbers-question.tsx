import { Button } from '../../ui/button.tsx';
import { useNumbersChoice } from './numbers-choice.ts';

/** Asked once, on the first plan of an account. Meanwhile the numbers are shown. */
export function NumbersQuestion() {
  const { isOpen, choose } = useNumbersChoice();
  return (
    isOpen && (
      <section
        aria-labelledby="pergunta-calorias"
        className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 text-sm shadow-card sm:px-5"
      >
        <div className="min-w-0 grow basis-72">
          <p id="pergunta-calorias" className="font-semibold">
            Quer ver calorias e macros enquanto escreve?
          </p>
          <p className="text-muted">
            A resposta vale para os próximos cardápios, em todos os seus aparelhos, e pode mudar quando você
            quiser. No documento do paciente, você escolhe à parte.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => choose(true)}>
            Sim, mostrar
          </Button>
          <Button size="sm" variant="outline" onClick={() => choose(false)}>
            Agora não
          </Button>
        </div>
      </section>
    )
  );
}
