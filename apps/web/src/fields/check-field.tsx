import { useFormContext } from 'react-hook-form';

interface CheckFieldProps {
  name: string;
  label: string;
  /** What it means, below the label. */
  children: string;
}

/** A choice between yes and no. */
export function CheckField({ name, label, children }: CheckFieldProps) {
  const { register } = useFormContext();
  return (
    <label className="flex cursor-pointer items-start gap-3 text-sm">
      <input type="checkbox" className="mt-0.5 size-5 shrink-0" {...register(name)} />
      <span>
        <span className="block font-medium text-ink">{label}</span>
        <span className="text-muted">{children}</span>
      </span>
    </label>
  );
}
