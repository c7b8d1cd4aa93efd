import { FileText } from 'lucide-react';
import { TextField } from '../../../fields/text-field.tsx';
import { Card } from '../../../ui/card.tsx';
import { PatientChange } from '../../numeros/targets/patient-change.tsx';
import type { Modelo } from '../modelos/modelo-words.ts';
import { FirstPlanOffer, StartFromTemplate } from '../modelos/start-from-template.tsx';
import { PastePlan } from '../paste/paste-plan.tsx';
import { EditorSection } from './editor-sections.tsx';
import { PatientField } from './patient-field.tsx';

interface BasicInfoProps {
  /** Absent if the plan cannot start from a template. */
  onTemplate?: (modelo: Modelo) => void;
}

export function BasicInfo({ onTemplate }: BasicInfoProps) {
  return (
    <EditorSection
      title="Informações Básicas"
      icon={FileText}
      actions={
        onTemplate && (
          <>
            <PastePlan />
            <StartFromTemplate onTake={onTemplate} />
          </>
        )
      }
    >
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
