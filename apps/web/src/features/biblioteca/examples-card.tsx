import { Card, CardTitle } from '../../ui/card.tsx';
import { LoadExamples } from './load-examples.tsx';
import { RemoveExamples } from './remove-examples.tsx';

/** Loads the examples later, if they were declined at the start. */
export function ExamplesCard() {
  return (
    <Card className="grid justify-items-start gap-4">
      <CardTitle>Biblioteca de Exemplo</CardTitle>
      <p className="text-muted">
        Categorias, refeições, receitas e orientações para começar. Ficam marcadas como exemplo e podem ser
        removidas de uma vez.
      </p>
      <div className="flex flex-wrap gap-3">
        <LoadExamples />
        <RemoveExamples size="md" />
      </div>
    </Card>
  );
}
