import type { ShoppingChoice, Stored } from '@alecrim/domain';
import { mealName, namedDays, optionName, planDays, shoppingLimits, withDays } from '@alecrim/domain/pure';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface ShoppingChoicesProps {
  meals: Stored<'Cardapio'>['refeicoes'];
  choice: ShoppingChoice;
  onChange: (choice: ShoppingChoice) => void;
}

/** Days, people, and which options of each meal. */
export function ShoppingChoices({ meals, choice, onChange }: ShoppingChoicesProps) {
  const choose = (meal: number, option: number, isChosen: boolean) =>
    onChange({
      ...choice,
      options: choice.options.map((options, place) => {
        if (place !== meal) return options;
        const others = options.filter((one) => one !== option);
        return isChosen ? [...others, option].sort((a, b) => a - b) : others;
      }),
    });
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Count
          label="Dias"
          value={choice.days}
          max={shoppingLimits.days}
          onChange={(days) => onChange({ ...choice, days })}
        />
        <Count
          label="Pessoas"
          value={choice.people}
          max={shoppingLimits.people}
          onChange={(people) => onChange({ ...choice, people })}
        />
        {choice.training !== undefined && (
          <Count
            label="Dias de treino por semana"
            value={choice.training}
            min={0}
            max={shoppingLimits.training}
            onChange={(training) => onChange({ ...choice, training })}
          />
        )}
      </div>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control text-sm font-semibold text-brand-ink [&::-webkit-details-marker]:hidden">
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
          Opções de cada refeição
        </summary>
        <div className="grid gap-x-6 gap-y-3 pb-2 sm:grid-cols-2">
          {meals.map(({ id, nome, opcoes, dias }, meal) => (
            <fieldset key={id ?? meal} hidden={!opcoes?.length} className="min-w-0">
              <legend className="text-sm text-muted">
                {withDays(mealName({ nome }, meal + 1), namedDays(dias))}
              </legend>
              {opcoes?.map(({ descricao, dias: own }, option) => (
                <Checkbox
                  // biome-ignore lint/suspicious/noArrayIndexKey: options have no other name that is theirs alone
                  key={option}
                  isOn={choice.options[meal]?.includes(option) ?? false}
                  onChange={(isOn) => choose(meal, option, isOn)}
                  className="gap-3"
                >
                  <span className="min-w-0 break-words">
                    {withDays(optionName({ descricao }, option + 1), namedDays(own))}
                  </span>
                </Checkbox>
              ))}
            </fieldset>
          ))}
        </div>
        <p className="text-sm text-muted">
          {planDays(meals).length > 0
            ? 'Cada opção conta só nos seus dias. Com mais de uma para os mesmos dias, eles são divididos entre elas.'
            : 'Com mais de uma opção, os dias são divididos entre elas.'}
        </p>
      </details>
    </div>
  );
}

interface CountProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

/** The field keeps the typed text; the list changes only when the number is allowed. */
function Count({ label, value, min = 1, max, onChange }: CountProps) {
  const [text, setText] = useState(String(value));
  const isAllowed = (typed: string) => /^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  return (
    <Field label={label} error={isAllowed(text) ? undefined : `De ${min} a ${max}`}>
      {(ids) => (
        <Input
          {...ids}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (isAllowed(target.value)) onChange(Number(target.value));
          }}
        />
      )}
    </Field>
  );
}
