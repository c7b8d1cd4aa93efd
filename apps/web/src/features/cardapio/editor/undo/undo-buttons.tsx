import { type PlanList, planParts } from '@alecrim/domain';
import { Redo2, Undo2 } from 'lucide-react';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import type { Step } from '../../../../lib/form-history/history.ts';
import type { Patch } from '../../../../lib/form-history/patches.ts';
import { revealPlace } from '../../../../lib/reveal-field.ts';
import { Button } from '../../../../ui/button.tsx';
import { type PlanHistory, type UndoPress, useUndoKeys } from './use-undo.ts';

const buttons = [
  { press: 'undo', label: 'Desfazer', Icon: Undo2, can: 'canUndo', key: 'Ctrl+Z', keys: 'Control+Z Meta+Z' },
  {
    press: 'redo',
    label: 'Refazer',
    Icon: Redo2,
    can: 'canRedo',
    key: 'Ctrl+Shift+Z',
    keys: 'Control+Shift+Z Control+Y Meta+Shift+Z',
  },
] as const;

interface UndoButtonsProps {
  history: PlanHistory;
  formRef: RefObject<HTMLFormElement | null>;
}

/** Undo and redo, also for fingers. They show the place that has changed, and say what it was. */
export function UndoButtons({ history, formRef }: UndoButtonsProps) {
  const state = useSyncExternalStore(history.subscribe, history.state);
  const [said, setSaid] = useState('');
  function take(press: UndoPress, isByKey: boolean) {
    const restored = history[press]();
    if (!restored) return setSaid(press === 'undo' ? 'Não há o que desfazer' : 'Não há o que refazer');
    const place = placeOf(restored.patches);
    // A button keeps the focus: on a phone a field would open the keyboard at each press.
    if (place) revealPlace(place.path, isByKey ? (place.caret ?? null) : undefined);
    setSaid(`${press === 'undo' ? 'Desfeito' : 'Refeito'}: ${stepWords(restored.step)}`);
  }
  useUndoKeys(formRef, history, (press) => take(press, true));
  return (
    <div className="flex">
      {buttons.map(({ press, label, Icon, can, key, keys }) => (
        <Button
          icon={Icon}
          key={press}
          look="ghost"
          size="icon"
          aria-label={label}
          title={`${label} (${key})`}
          aria-keyshortcuts={keys}
          aria-disabled={!state[can]}
          className="aria-disabled:opacity-40"
          onClick={() => take(press, false)}
        />
      ))}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}

const fieldWords: Record<string, string> = {
  titulo: 'título',
  paciente_id: 'paciente',
  paciente_nome: 'paciente',
  observacoes_finais: 'observações finais',
  mostrar_numeros: 'calorias e macros no documento',
  permitir_trocas: 'trocas do paciente',
  meta: 'metas',
  leituras: 'leitura dos itens',
  avisos_aceitos: 'avisos aceitos',
};

/** What a step did: its label, or the field in which it wrote, such as "texto da refeição 2". */
function stepWords({ label, patches }: Step): string {
  if (label !== '') return label.charAt(0).toLocaleLowerCase('pt-BR') + label.slice(1);
  const [list = '', index = 0] = (patches[0]?.path ?? '').split('.');
  if (!(list in planParts)) return fieldWords[list] ?? 'alteração';
  return `texto da ${planParts[list as PlanList].words.singular} ${Number(index) + 1}`;
}

/** Where the last of the patches that were just written can be seen: a field or a part. */
function placeOf(patches: readonly Patch[]): { path: string; caret?: number } | undefined {
  // Texts and parts before what has no field on the page, such as how a line is read.
  const patch = patches.find(({ path }) => !isOffPage.test(path)) ?? patches[0];
  if (patch?.kind === 'text') return { path: patch.path, caret: patch.at + patch.inserted.length };
  if (patch?.kind === 'move') return { path: `${patch.path}.${patch.to}` };
  if (patch?.kind !== 'splice') return patch;
  // A list of parts without the removed one shows the one before it.
  return { path: `${patch.path}.${patch.inserted.length > 0 ? patch.at : Math.max(0, patch.at - 1)}` };
}

const isOffPage = /^(leituras|avisos_aceitos|meta|paciente_id)\b/;
