import { aCardapio } from '@alecrim/domain/testing';
import { PASSWORD } from './world.ts';

/** The processes of one version, behind one address. */
export interface Side {
  name: 'old' | 'new';
  url: string;
}

interface Plan {
  id: string;
  token: string;
  /** The last title that a server has said to have stored. */
  titulo: string;
}

interface Answer {
  status: number;
  text: string;
}

/** No connection to the database came in time, as version 0.2.0 says within two seconds already. A client asks again. */
const isBusy = (path: string, status: number, text: string) =>
  status === 503 && (path.startsWith('/VerCardapio') || text.includes('DB_UNAVAILABLE'));

const PLANS = 4;
const lines = aCardapio().refeicoes?.map(({ nome }) => nome ?? '') ?? [];

/**
 * What nutritionists and patients do while a database is upgraded under them, and what must hold for each answer: what
 * was stored is read, by every process that does not refuse; a second factor is asked for; nothing is stored twice.
 */
export function upgradeLoad(token: string) {
  const sides: Side[] = [];
  const plans: Plan[] = [];
  const created = new Set<string>();
  /** Accounts with a second factor, by e-mail. */
  const guarded: string[] = [];
  const wrong: string[] = [];
  /** Answers of each version, not counting those that only say that it is refused or that the database is busy. */
  const counts = { old: 0, new: 0, refused: 0, busy: 0, pages: 0, signIns: 0 };
  /** The energy that the pages of a version show. The plans have the same meals. */
  const energies = { old: new Set<string>(), new: new Set<string>() };
  let isOver = true;
  let mustRefuse = false;
  let working: Promise<unknown> = Promise.resolve();
  let numbers = 0;

  /** Undefined: the old version has refused, in its words; or the machine is too busy, and nothing was done. */
  async function ask(side: Side, path: string, init: RequestInit = {}): Promise<Answer | undefined> {
    const mustHaveRefused = side.name === 'old' && mustRefuse;
    const answer = await fetch(`${side.url}${path}`, init).catch((error: Error) => error);
    if (answer instanceof Error) {
      wrong.push(`${side.name} ${path}: ${answer.cause ?? answer}`);
      return undefined;
    }
    const text = await answer.text();
    if (side.name === 'old' && answer.status === 503 && /SERVER_OUTDATED|Temporariamente/.test(text)) {
      counts.refused++;
      return undefined;
    }
    if (mustHaveRefused) wrong.push(`${path}: the old version answers ${answer.status}`);
    if (isBusy(path, answer.status, text)) {
      counts.busy++;
      return undefined;
    }
    counts[side.name]++;
    return { status: answer.status, text };
  }

  async function api(side: Side, method: string, path: string, body?: object) {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const init = { method, headers, body: body && JSON.stringify(body) };
    const answer = await ask(side, `/api/apps/alecrim/entities/Cardapio${path}`, init);
    if (answer && answer.status !== 200 && answer.status !== 201)
      wrong.push(`${side.name} ${method} ${answer.status} ${answer.text.slice(0, 200)}`);
    return answer && JSON.parse(answer.text);
  }

  async function create(side: Side): Promise<Plan | undefined> {
    const number = ++numbers;
    const token_publico = `plano-da-atualizacao-${number}`;
    const titulo = `Plano ${number}, versão 0.`;
    const plan = aCardapio({ titulo, token_publico, mostrar_numeros: 'kcal' });
    const stored = await api(side, 'POST', '', plan);
    if (stored) created.add(stored.id);
    return stored && { id: stored.id, token: token_publico, titulo };
  }

  async function readPage(side: Side, { token: link, titulo }: Plan): Promise<void> {
    const answer = await ask(side, `/VerCardapio?token=${link}`);
    if (!answer) return;
    counts.pages++;
    const missing = [titulo, ...lines].filter((line) => !answer.text.includes(line));
    if (answer.status !== 200 || missing.length > 0)
      wrong.push(`page of ${side.name}: ${answer.status}, without ${missing}`);
    energies[side.name].add(/\d[\d.]*(?=\s+kcal)/.exec(answer.text)?.[0] ?? 'none');
  }

  async function useOnePlan(plan: Plan): Promise<void> {
    for (let round = 1; !isOver; round++)
      for (const writer of [...sides]) {
        const titulo = `${plan.titulo.split(',')[0]}, versão ${round} ${writer.name}.`;
        if (await api(writer, 'PUT', `/${plan.id}`, { titulo })) plan.titulo = titulo;
        await create(writer);
        for (const reader of [...sides]) {
          const read = await api(reader, 'GET', `/${plan.id}`);
          if (read && read.titulo !== plan.titulo)
            wrong.push(`${reader.name} reads ${read.titulo} instead of ${plan.titulo}`);
          await readPage(reader, plan);
        }
      }
  }

  /** The password alone must not open an account that has a second factor. */
  async function tryPasswords(): Promise<void> {
    while (!isOver)
      for (const side of [...sides])
        for (const email of guarded) {
          const answer = await signIn(side, email);
          if (answer && (answer.status < 400 || !answer.text.includes('SECOND_FACTOR_REQUIRED')))
            wrong.push(`${side.name} signs in: ${answer.status} ${answer.text.slice(0, 200)}`);
          counts.signIns++;
        }
  }

  const signIn = (side: Side, email: string) =>
    ask(side, '/api/apps/alecrim/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });

  return {
    sides,
    guarded,
    created,
    wrong,
    counts,
    energies,
    /** From now on the old version may only refuse. */
    expectRefusals() {
      mustRefuse = true;
    },
    async start(): Promise<void> {
      isOver = false;
      for (const side of sides.slice(0, 1))
        while (plans.length < PLANS) {
          const plan = await create(side);
          if (plan) plans.push(plan);
        }
      working = Promise.all([...plans.map(useOnePlan), tryPasswords()]);
    },
    async stop(): Promise<void> {
      isOver = true;
      await working;
    },
  };
}
