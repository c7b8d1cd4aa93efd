import { counted } from '@alecrim/domain';
import { findUser } from '../../accounts/people/users.ts';
import { withSnapshot } from '../../archive/backup/write-backup.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/tables.ts';
import { writePrivateFile } from '../../platform/private-file.ts';
import { type Arguments, type Command, WrongCommand } from '../command.ts';
import { momentText } from '../markdown.ts';
import { readEmail, requireAccount } from '../options.ts';
import { withDatabase } from '../with-database.ts';
import { controllersOf } from './affected.ts';
import { everyoneIn, gatherFacts } from './facts.ts';
import { incidentsIn, registerIncident } from './register.ts';
import { incidentReport } from './report.ts';
import { momentIn, type Scope } from './scope.ts';

export const incident: Command = {
  name: 'incident',
  summary:
    'Relatório de um incidente de segurança (de quando a quando), com as minutas para a ANPD e os pacientes; fica no registro, que --list mostra.',
  options: {
    from: { value: 'ISO' },
    to: { value: 'ISO' },
    account: { value: 'E-MAIL' },
    session: { value: 'ID' },
    plan: { value: 'ID' },
    out: { value: 'RELATORIO.md', isFile: true },
    list: { isFlag: true },
  },
  run: (config, { options }) =>
    withDatabase(config, (db) => (options.list ? listOf(db) : report(db, config, options))),
};

async function report(db: Db, config: Config, options: Arguments['options']): Promise<string> {
  const scope = await scopeIn(db, options);
  const { facts, controllers } = await withSnapshot(db, async (on) => {
    const found = await gatherFacts(on, scope);
    return { facts: found, controllers: await controllersOf(on, everyoneIn(found)) };
  });
  const now = new Date();
  const registered = await registerIncident({ db, now: () => now }, facts);
  const text = incidentReport(facts, registered, { controllers, officer: config.privacyContact, now });
  if (!options.out) return text.trimEnd();
  await writePrivateFile(options.out, text);
  const people = `${counted(facts.affected.length, 'paciente', 'pacientes')} com rastro, ${facts.withinReach.length} ao alcance`;
  return `Incidente nº ${registered.number} registrado: ${people}. Relatório em ${options.out}.`;
}

async function scopeIn(db: Db, { from, to, account, session, plan }: Arguments['options']): Promise<Scope> {
  const window = { from: readMoment('from', from), to: readMoment('to', to, { isEnd: true }) };
  if (window.from >= window.to)
    throw new WrongCommand('O fim da janela (--to) deve vir depois do começo (--from).');
  if (account && session) throw new WrongCommand('Use --account ou --session, não os dois.');
  if (session) return { ...window, ...(await ofSession(db, session, window.from)), planId: plan };
  const user = account ? await requireAccount(db, readEmail(account)) : undefined;
  return { ...window, account: user && { id: user.id, email: user.email }, planId: plan };
}

/** The trail knows accounts, not sessions: it is read from the moment at which the session began. */
async function ofSession(db: Db, sessionId: string, from: string) {
  const session = await db.selectFrom('sessions').selectAll().where('id', '=', sessionId).executeTakeFirst();
  const user = session && (await findUser(db, session.user_id));
  if (!session || !user)
    throw new WrongCommand('Esta sessão não existe ou já terminou. Use --account com o e-mail da conta.');
  const began = session.created_date;
  return { sessionId, account: { id: user.id, email: user.email }, from: began > from ? began : from };
}

function readMoment(name: string, text: string | undefined, { isEnd = false } = {}): string {
  if (!text) throw new WrongCommand(`Falta a opção --${name}.`);
  const moment = momentIn(text, { isEnd });
  if (!moment)
    throw new WrongCommand(
      `--${name} ${text}: use uma data, como 2026-03-01 ou 2026-03-01T10:30 (Brasília).`,
    );
  return moment;
}

async function listOf(db: Db): Promise<string> {
  const all = await incidentsIn(db);
  if (all.length === 0) return 'Nenhum incidente registrado.';
  return all
    .map(
      ({ number, at, from, to, patients, withinReach, links }) =>
        `nº ${number}  registrado em ${momentText(at)}  janela de ${momentText(from)} a ${momentText(to)}  pacientes com rastro ${patients}, ao alcance ${withinReach}, links abertos ${links}`,
    )
    .join('\n');
}
