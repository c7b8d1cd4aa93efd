import { MessageSquareText } from 'lucide-react';
import { memo } from 'react';
import { LongPartField } from '../../../fields/part-field.tsx';
import { Card } from '../../../ui/card.tsx';
import { EditorSection } from './editor-section.tsx';

export const ClosingNotes = memo(function ClosingNotes() {
  return (
    <EditorSection title="Observações Finais" icon={MessageSquareText}>
      <Card>
        <LongPartField
          name="observacoes_finais"
          label="Observações finais"
          isLabelHidden
          placeholder="Recados para o paciente: água, retorno, dúvidas..."
          rows={4}
        />
      </Card>
    </EditorSection>
  );
});
