import type { Content } from '@alecrim/domain';
import { MOST_QUESTIONS, questionsOf } from '@alecrim/domain/pure';
import { ListPlus, Plus, Settings2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useUser } from '../../../data/context.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { noteLabels } from './note-labels.ts';

type Note = Pick<Content<'Consulta'>, 'respostas'>;

const QuestionsDialog = lazyDialog(() => import('./questions-dialog.tsx').then((m) => m.QuestionsDialog));

/** Questions and answers of the anamnesis. The questions come from the nutritionist's template, or are typed. */
export function AnswersField() {
  const { getValues } = useFormContext<Note>();
  const { fields, append, remove } = useFieldArray<Note>({ name: 'respostas' });
  const { perguntas_anamnese } = useUser();
  const [isChanging, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // A question of the template is a label; an own question is a field until the note is opened again.
  const own = useRef(new Set<string>());
  for (const { id, pergunta } of fields) if (!pergunta) own.current.add(id);
  const isFull = fields.length >= MOST_QUESTIONS;

  /** Only the questions that the note does not have yet. */
  function takeQuestions() {
    const asked = new Set(getValues('respostas').map(({ pergunta }) => pergunta?.trim()));
    const more = questionsOf(perguntas_anamnese).filter((question) => !asked.has(question));
    const room = MOST_QUESTIONS - fields.length;
    append(
      more.slice(0, room).map((pergunta) => ({ pergunta, resposta: '' })),
      { focusName: `respostas.${fields.length}.resposta` },
    );
  }

  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded-control border border-line p-4">
      <legend className="px-1 text-sm font-medium">{noteLabels.respostas}</legend>
      {fields.map(({ id }, index) => (
        <Answer key={id} index={index} isOwn={own.current.has(id)} onRemove={() => remove(index)} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button icon={ListPlus} variant="soft" size="sm" disabled={isFull} onClick={takeQuestions}>
          Usar perguntas da anamnese
        </Button>
        <Button
          icon={Plus}
          variant="ghost"
          size="sm"
          disabled={isFull}
          onClick={() =>
            append({ pergunta: '', resposta: '' }, { focusName: `respostas.${fields.length}.pergunta` })
          }
        >
          Outra pergunta
        </Button>
        <Button icon={Settings2} ref={opener} variant="ghost" size="sm" onClick={() => setChanging(true)}>
          Mudar perguntas
        </Button>
      </div>
      {isChanging && <QuestionsDialog opener={opener} onClose={() => setChanging(false)} />}
    </fieldset>
  );
}

interface AnswerProps {
  index: number;
  isOwn: boolean;
  onRemove: () => void;
}

function Answer({ index, isOwn, onRemove }: AnswerProps) {
  const { register, getValues } = useFormContext<Note>();
  const question = getValues(`respostas.${index}.pergunta`)?.trim() || `Pergunta ${index + 1}`;
  const removal = (
    <Button
      icon={X}
      variant="ghost"
      size="sm"
      className="-my-2 px-2"
      aria-label={`Tirar a pergunta: ${question}`}
      onClick={onRemove}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-2">
      {isOwn && (
        <Field label={`Pergunta ${index + 1}`} isLabelHidden>
          {(control) => (
            <Input
              {...control}
              placeholder="Escreva a pergunta"
              autoComplete="off"
              {...register(`respostas.${index}.pergunta`)}
            />
          )}
        </Field>
      )}
      <Field label={isOwn ? 'Resposta' : question} aside={removal}>
        {(control) => (
          <Textarea {...control} rows={1} className="min-h-11" {...register(`respostas.${index}.resposta`)} />
        )}
      </Field>
    </div>
  );
}
