import { mostrarLabels } from '@alecrim/domain/pure';
import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import { PartFrame } from '../../../fields/part-field.tsx';
import { Card } from '../../../ui/card.tsx';
import { Options } from '../../../ui/options.tsx';
import { Select } from '../../../ui/select.tsx';

/** Which numbers the document shows, below the closing notes as in the document itself. */
export const NumbersOnDocument = memo(function NumbersOnDocument() {
  const { register } = useFormContext();
  return (
    <Card>
      <PartFrame
        name="mostrar_numeros"
        label="Números no documento"
        hint="Uma tabela no fim do cardápio, com a estimativa de cada refeição e do dia. O paciente também a vê."
        className="sm:max-w-lg"
      >
        {(control) => (
          <Select {...control} {...register('mostrar_numeros')}>
            <Options labels={mostrarLabels} />
          </Select>
        )}
      </PartFrame>
    </Card>
  );
});
