import { createClient } from '@alecrim/client';
import { scenarios } from './scenarios/index.ts';
import type { Client, Person, Wanted, World } from './world.ts';

/** The functions of the test runner that the page may call. */
interface Lent {
  newPersonInNode(wanted?: Wanted): Promise<Omit<Person, 'client'>>;
  codeFor(email: string): Promise<string>;
  serviceToken: string;
}

/** Runs one scenario inside the page, with the client's browser build. */
export async function runInPage(name: string): Promise<string> {
  const lent = window as unknown as Lent;
  const opened: Client[] = [];
  const connect: World['connect'] = (options = {}) => {
    const client = createClient({ appId: 'alecrim', ...options });
    opened.push(client);
    return client;
  };
  const newPerson = async (wanted?: Wanted) => {
    const person = await lent.newPersonInNode(wanted);
    return { ...person, client: connect({ token: person.token }) };
  };
  const scenario = scenarios.find((candidate) => candidate.name === name);
  try {
    await scenario?.run({
      serverUrl: '',
      serviceToken: lent.serviceToken,
      connect,
      newPerson,
      codeFor: (email) => lent.codeFor(email),
      newEmail: () => `pagina-${crypto.randomUUID()}@example.com`,
    });
    return scenario ? 'ok' : `no scenario named ${name}`;
  } catch (error) {
    return `${error}`;
  } finally {
    for (const client of opened) client.cleanup();
    localStorage.clear();
  }
}
