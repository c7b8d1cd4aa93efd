import { PhoneField } from './phone-field.tsx';
import { TextField, trimmed } from './text-field.tsx';

/** The data in the header of every plan. The name is marked as required but may stay empty (P43). */
export function PerfilFields() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] items-start gap-5">
      <TextField
        name="nome_nutricionista"
        label="Nome da Nutricionista *"
        autoComplete="name"
        className="col-span-full"
        rules={trimmed}
      />
      <TextField name="crn" label="CRN" placeholder="Ex.: CRN-3 12345" rules={trimmed} />
      <TextField
        name="especialidade"
        label="Especialidade"
        placeholder="Ex.: Nutrição clínica"
        rules={trimmed}
      />
      <PhoneField name="telefone" label="Telefone" />
      <TextField
        name="email_profissional"
        label="E-mail Profissional"
        type="email"
        autoComplete="email"
        rules={trimmed}
      />
      <TextField
        name="endereco"
        label="Endereço"
        autoComplete="street-address"
        className="col-span-full"
        rules={trimmed}
      />
    </div>
  );
}
