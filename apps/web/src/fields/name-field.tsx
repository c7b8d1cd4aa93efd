import { TextField } from './text-field.tsx';

export interface PartPrefix {
  /** The path of a part of a plan in the form, such as `receitas.0.`; absent in a template. */
  prefix?: string;
}

interface NameFieldProps extends PartPrefix {
  name: string;
  label: string;
  placeholder: string;
}

/** The name of a part. In a plan it is the heading of the part and has no other label; in a template it is required. */
export const NameField = ({ prefix = '', name, label, placeholder }: NameFieldProps) => (
  <TextField
    name={prefix + name}
    label={prefix ? label : `${label} *`}
    isLabelHidden={prefix !== ''}
    placeholder={placeholder}
    className="grow basis-40"
  />
);
