import { operator } from '../audit/acts.ts';
import { appendActs, writeAct } from '../audit/trail.ts';
import type { Db } from '../platform/db/tables.ts';

const now = () => new Date();

const commandAct = (verb: string, userId?: string) =>
  ({
    action: 'operator_command',
    actor: operator,
    entity: userId ? 'User' : null,
    recordId: userId,
    ownerId: userId,
    details: { verb },
  }) as const;

/** What the operator did, in the audit trail of the database that it was done to. */
export const noteCommand = (db: Db, verb: string, userId?: string): Promise<void> =>
  writeAct({ db, now }, commandAct(verb, userId));

/** The same inside the transaction of the command. */
export const noteCommandOn = (on: Db, verb: string, userId?: string): Promise<void> =>
  appendActs({ db: on, now }, [commandAct(verb, userId)]);
