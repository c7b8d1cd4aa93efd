import { FileText } from 'lucide-react';
import { TextField } from '../../../fields/text-field.tsx';
import { Card } from '../../../ui/card.tsx';
import { PatientChange } from '../../numeros/targets/patient-change.tsx';
import type { Modelo } from '../modelos/modelo-words.ts';
import { FirstPlanOffer, StartFromTemplate } from '../modelos/start-from-template.tsx';
import { PastePlan } from '../paste/paste-plan.tsx';
import { EditorSection } from './editor-sections.tsx';
import { PatientField } from './patient-field.tsx';

/** Title and patient. Without `onTemplate` the plan cannot start from a template. */
export function BasicInfo({ onTemplate }: { onTemplate?: (modelo: Modelo) => void }) {
  const starts = onTemplate && (
    <>
      <PastePlan />
      <StartFromTemplate onTake={onTemplate} />
    </>
  );
  return (
    <EditorSection title="Informações Básicas" icon={FileText} actions={starts}>
      {onTemplate && <FirstPlanOffer onTake={onTemplate} />}
      <Card className="grid items-start gap-5 lg:grid-cols-2">
        <TextField
          name="titulo"
          label="Título do Cardápio *"
          placeholder="Ex.: Plano alimentar de março"
          aria-required
        />
        <PatientField />
        <PatientChange />
      </Card>
    </EditorSection>
  );
}
