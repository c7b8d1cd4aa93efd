import { FileText } from 'lucide-react';
import { memo } from 'react';
import { PartField } from '../../../fields/part-field.tsx';
import { Card } from '../../../ui/card.tsx';
import { PatientChange } from '../../numeros/patient-change.tsx';
import type { Modelo } from '../modelos/modelo-words.ts';
import { StartFromTemplate } from '../modelos/start-from-template.tsx';
import { EditorSection } from './editor-section.tsx';
import { PatientField } from './patient-field.tsx';

interface BasicInfoProps {
  /** Takes a template; absent where the plan does not start from one. */
  onTemplate?: (modelo: Modelo) => void;
}

export const BasicInfo = memo(function BasicInfo({ onTemplate }: BasicInfoProps) {
  return (
    <EditorSection
      title="Informações Básicas"
      icon={FileText}
      actions={onTemplate && <StartFromTemplate onTake={onTemplate} />}
    >
      <Card className="grid items-start gap-5 lg:grid-cols-2">
        <PartField
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
});
