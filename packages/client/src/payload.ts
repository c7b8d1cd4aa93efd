/** Turns named parameters into a request body: a form if one of them is a file, else JSON. */
export function payloadOf(receiver: string, parameters: object | null | undefined): object | undefined {
  if (parameters === null || parameters === undefined) return undefined;
  // A text would be sent as a list of its letters; callers without TypeScript make this mistake.
  if (typeof parameters !== 'object' || Array.isArray(parameters)) {
    throw new TypeError(`${receiver} takes an object of named parameters, not ${kindOf(parameters)}.`);
  }
  const isForm = parameters instanceof FormData;
  const hasFile = Object.values(parameters).some((value) => value instanceof Blob);
  return hasFile && !isForm ? formOf(parameters) : parameters;
}

function formOf(parameters: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parameters)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, textOf(value));
  }
  return form;
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const kindOf = (value: unknown) => (Array.isArray(value) ? 'an array' : `a ${typeof value}`);
