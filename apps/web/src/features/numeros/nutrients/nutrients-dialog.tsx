import { CONDITIONS } from '@alecrim/nutrition/needs';
import { onDay } from '@alecrim/nutrition/texts';
import { Printer } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { SelectField } from '../../../fields/select-field.tsx';
import { useHistory } from '../../../lib/form-history/use-history.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DialogClose, OpenDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { DaySelect } from '../day-select.tsx';
import { type FormValues, formTexts } from '../form-texts.ts';
import { useDayKinds, useReadingCount } from '../numbers-store.ts';
import type { Meta } from '../targets/targets.ts';
import { useWorkerCall } from '../worker/use-worker-call.ts';
import { callWorker, type DayNutrients } from '../worker/worker-client.ts';
import { GapOffers } from './gap-offers.tsx';
import { NutrientLine } from './nutrient-row.tsx';
import { CoverageWords } from './nutrient-words.tsx';
import { PersonNotice, usePerson } from './person-notice.tsx';

/** The nutrients of the day beside the reference intakes, and what would close a gap. */
export function NutrientsDialog({ onClose }: { onClose: () => void }) {
  const { getValues } = useFormContext();
  const patientId = useWatch({ name: 'paciente_id' }) as string | null;
  const meta = useWatch({ name: 'meta' }) as Meta | null;
  const { person, missing, isPregnant, isLoading } = usePerson(patientId, meta);
  const addLine = useAddLine();
  const [added, setAdded] = useState<{ text: string; takeBack: () => void }>();
  const readings = useReadingCount();
  const kinds = useDayKinds();
  const { data: day, hasFailed } = useWorkerCall(
    () =>
      callWorker('nutrients', {
        texts: formTexts(getValues() as FormValues).texts,
        person,
        day: kinds?.chosen,
      }),
    [readings, person, added, kinds?.chosen],
  );
  return (
    <OpenDialog
      title="Nutrientes do dia"
      description="Das primeiras opções do cardápio, ao lado da recomendação (DRI)."
      className="sm:max-w-3xl"
      footer={
        <>
          <div className="sm:mr-auto sm:self-center">
            <Added added={added} onTakenBack={() => setAdded(undefined)} />
          </div>
          <div className="flex gap-3 max-sm:*:grow">
            <SheetLink />
            <DialogClose asChild>
              <Button variant="outline">Fechar</Button>
            </DialogClose>
          </div>
        </>
      }
      onClose={onClose}
    >
      <div className="grid gap-4">
        <DaySelect className="justify-self-start" />
        {!isLoading && <PersonNotice patientId={patientId} person={person} missing={missing} />}
        {person?.sex === 'feminino' && <StageField isPregnant={isPregnant} />}
        {hasFailed && <Notice variant="danger">Não foi possível calcular agora. Tente de novo.</Notice>}
        {!day && !hasFailed && <Skeleton className="h-64" />}
        {day && (
          <Rows
            day={day}
            onAdd={(words, meal, name) => {
              const takeBack = addLine(words, meal, name);
              setAdded({ text: `Incluído em ${name}: ${words}`, takeBack });
            }}
          />
        )}
      </div>
    </OpenDialog>
  );
}

interface RowsProps {
  day: DayNutrients;
  onAdd: (words: string, meal: number, mealName: string) => void;
}

function Rows({ day, onAdd }: RowsProps) {
  const [asked, setAsked] = useState<string>();
  if (day.energy === 0)
    return (
      <p className="text-muted">
        Ainda não há alimentos com quantidade definida. Escreva, por exemplo, “2 fatias de pão integral”.
      </p>
    );
  return (
    <>
      <CoverageWords day={day} />
      <ul>
        {day.rows.map((row) => {
          const hasGap = row.target !== undefined && row.intake.chosen < row.target;
          const isAsked = asked === row.name;
          return (
            <NutrientLine
              key={row.name}
              row={row}
              isWhole={day.unread === 0}
              onAsk={hasGap ? () => setAsked(isAsked ? undefined : row.name) : undefined}
              offers={isAsked && hasGap && <GapOffers row={row} day={day} onAdd={onAdd} />}
            />
          );
        })}
      </ul>
    </>
  );
}

/** Pregnancy and lactation have other values. It is kept with the targets of the plan. */
const StageField = ({ isPregnant }: { isPregnant: boolean }) => (
  <div className="max-w-72">
    <SelectField
      name="meta.condicao"
      label="Gestação ou amamentação"
      options={
        isPregnant
          ? { '': 'Gestação, pelas medidas', ...CONDITIONS, nenhuma: 'Nenhuma' }
          : { '': 'Nenhuma', ...CONDITIONS }
      }
    />
  </div>
);

/** The sheet shows the plan as it is saved. */
function SheetLink() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return null;
  return (
    <ButtonLink icon={Printer} variant="outline" to={paths.nutrientes(id)}>
      Imprimir
    </ButtonLink>
  );
}

interface AddedProps {
  added: { text: string; takeBack: () => void } | undefined;
  onTakenBack: () => void;
}

const Added = ({ added, onTakenBack }: AddedProps) => (
  <p role="status" className="text-sm text-muted [overflow-wrap:anywhere]">
    {added?.text}
    {added && (
      <Button
        variant="link"
        size="inline"
        className="ml-2"
        onClick={() => {
          added.takeBack();
          onTakenBack();
        }}
      >
        Desfazer
      </Button>
    )}
  </p>
);

/** The list with one more line, in the place of an empty last one. */
function withLine(lines: readonly string[] | null | undefined, line: string): string[] {
  const written = [...(lines ?? [])];
  while (written.length > 0 && written.at(-1)?.trim() === '') written.pop();
  return [...written, line];
}

/** Writes a line into the option of a meal that counts on the day in sight, as one step of the history. Returns how to take it back. */
function useAddLine() {
  const { getValues, setValue } = useFormContext();
  const history = useHistory();
  const day = useDayKinds()?.chosen;
  return useCallback(
    (line: string, meal: number, mealName: string): (() => void) => {
      const option = onDay(formTexts(getValues() as FormValues).texts, day).placeOf(meal, 0);
      const path = `refeicoes.${meal}.opcoes.${option}.itens`;
      const write = (lines: string[]) => setValue(path, lines, { shouldDirty: true });
      const takeBack = history.step(`${line} em ${mealName}`, () => write(withLine(getValues(path), line)));
      return () =>
        takeBack(() => {
          const lines = [...((getValues(path) as string[] | null) ?? [])];
          const at = lines.lastIndexOf(line);
          if (at >= 0) write(lines.filter((_, place) => place !== at));
        });
    },
    [getValues, setValue, history, day],
  );
}
