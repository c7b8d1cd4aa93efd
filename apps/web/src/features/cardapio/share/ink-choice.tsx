interface InkChoiceProps {
  isSaving: boolean;
  onChange: (isSaving: boolean) => void;
}

/** Prints without filled areas and photo; the screen does not change. */
export const InkChoice = ({ isSaving, onChange }: InkChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2.5 pr-2 text-sm font-medium">
    <input
      type="checkbox"
      className="size-4.5"
      checked={isSaving}
      onChange={({ target }) => onChange(target.checked)}
    />
    Imprimir com menos tinta
  </label>
);
