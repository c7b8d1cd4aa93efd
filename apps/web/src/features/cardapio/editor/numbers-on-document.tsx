import { mostrarLabels } from '@alecrim/domain/pure';
import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import { PartFrame } from '../../../fields/part-field.tsx';
import { Card } from '../../../ui/card.tsx';
import { Options, Select } from '../../../ui/select.tsx';
import { SwapsAllowed } from './swaps-allowed.tsx';

/** Which numbers the document shows, below the closing notes as in the document itself, and whether foods may be swapped. */
export const NumbersOnDocument = memo(function NumbersOnDocument() {
  const { register } = useFormContext();
  return (
    <Card className="grid gap-6">
      <PartFrame
        name="mostrar_numeros"
        label="Calorias e macros no documento"
        hint="Uma tabela no fim do cardápio, com a estimativa de cada refeição e do dia. O paciente também a vê."
        className="sm:max-w-lg"
      >
        {(control) => (
          <Select {...control} {...register('mostrar_numeros')}>
            <Options labels={mostrarLabels} />
          </Select>
        )}
      </PartFrame>
      <SwapsAllowed />
    </Card>
  );
});
