import { FileText } from 'lucide-react';
import { memo } from 'react';
import { PartField } from '../../../fields/part-field.tsx';
import { Card } from '../../../ui/card.tsx';
import { EditorSection } from './editor-section.tsx';
import { PatientField } from './patient-field.tsx';

export const BasicInfo = memo(function BasicInfo() {
  return (
    <EditorSection title="Informações Básicas" icon={FileText}>
      <Card className="grid items-start gap-5 lg:grid-cols-2">
        <PartField
          name="titulo"
          label="Título do Cardápio *"
          placeholder="Ex: Plano alimentar de março"
          aria-required
        />
        <PatientField />
      </Card>
    </EditorSection>
  );
});
