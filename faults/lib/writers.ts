import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { claim } from '../fault.ts';
import { allOf, type Client, digest } from './client.ts';
import type { Ledger } from './ledger.ts';

interface Note {
  nome: string;
  observacoes: string;
}

const contentOf = ({ nome, observacoes }: Note): Note => ({ nome, observacoes });
const PATH = '/entities/Paciente';
const PATIENCE = 120_000;

/**
 * Writers that record each acknowledged write, and each write without a good answer: the latter may be stored or not,
 * but only whole and once.
 */
export function createWriters(client: Client, ledger: Ledger) {
  let made = 0;
  let acknowledged = 0;
  let unanswered = 0;
  const unsure = new Map<string, Set<string>>();
  const refusals: { status: number; hasRetryAfter: boolean }[] = [];
  const editing = new Map<number, string>();

  async function write(writer: number): Promise<void> {
    const note = { nome: `w${writer}-${++made}`, observacoes: randomBytes(150).toString('base64') };
    // Every fourth writer keeps updating its own record.
    const id = writer % 4 === 0 ? editing.get(writer) : undefined;
    const answer = id ? await client.ask('PUT', `${PATH}/${id}`, note) : await client.ask('POST', PATH, note);
    if (!answer || answer.status >= 500) {
      const key = id ?? note.nome;
      unsure.set(key, (unsure.get(key) ?? new Set()).add(digest(note)));
    }
    if (!answer || answer.status >= 300) {
      if (!answer) unanswered++;
      else refusals.push({ status: answer.status, hasRetryAfter: answer.headers.has('retry-after') });
      // A refused client waits a moment and tries again.
      await sleep(20);
      return;
    }
    claim(digest(contentOf(answer.body)) === digest(note), 'An answer holds something else than was sent.');
    ledger.keep({ id: answer.body.id, sha256: digest(note) });
    acknowledged++;
    if (writer % 4 === 0) editing.set(writer, answer.body.id);
  }

  return {
    acknowledged: () => acknowledged,
    unanswered: () => unanswered,
    refusals,
    /** Runs the writers during an action; each writer stops after its last answer. */
    async during(count: number, happening: () => Promise<void>): Promise<void> {
      let isOn = true;
      const writing = Promise.all(
        Array.from({ length: count }, async (_, writer) => {
          while (isOn) await write(writer);
        }),
      );
      try {
        await Promise.race([happening(), writing]);
      } finally {
        isOn = false;
        await writing;
      }
    },
    /** Waits for a number of further acknowledged writes. */
    async goOn(more: number): Promise<void> {
      const goal = acknowledged + more;
      for (const deadline = Date.now() + PATIENCE; acknowledged < goal; await sleep(5))
        claim(Date.now() < deadline, `Writing does not go on: ${JSON.stringify(refusals.at(-1))}`);
    },
    /** Compares the ledger with the server: no record is lost, torn or doubled. */
    async verify(): Promise<void> {
      const records = await allOf(client, 'Paciente');
      const stored = new Map<string, string>(
        records.map((record) => [record.id, digest(contentOf(record))] as const),
      );
      const expected = ledger.read();
      const lost = [...expected].filter(([id, sha256]) => {
        const found = stored.get(id);
        return found !== sha256 && !(found && unsure.get(id)?.has(found));
      });
      claim(lost.length === 0, `${lost.length} of ${expected.size} acknowledged writes are lost or torn.`);
      const names = records.map(({ nome }) => nome);
      claim(new Set(names).size === names.length, 'A write is there twice.');
      const strangers = records.filter(
        (record) => !expected.has(record.id) && !unsure.get(record.nome)?.has(digest(contentOf(record))),
      );
      claim(strangers.length === 0, `${strangers.length} records are there that nobody sent like that.`);
    },
  };
}
