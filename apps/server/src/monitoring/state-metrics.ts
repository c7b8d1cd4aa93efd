import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { backupMarks, wantedStages } from '../archive/backup/backup-marks.ts';
import { version } from '../platform/config.ts';
import type { OpenDatabase } from '../platform/db/open.ts';
import type { Deps } from '../platform/deps.ts';
import type { App } from '../platform/http/app-type.ts';
import { failedSteps } from '../platform/periodic-jobs.ts';

/** What the gauges read. */
export interface State {
  app: App;
  deps: Deps;
  /** Only PostgreSQL has a pool. */
  connections: OpenDatabase['connections'];
}

/** The name of every figure of ours begins with it. */
export const PREFIX = 'alecrim_';

interface GaugeRow {
  name: string;
  help: string;
  /** The values; with a label, one for each of its values. */
  read: (state: State) => Values | Promise<Values>;
  label?: string;
}

type Values = number | Record<string, number>;

const gauges: readonly GaugeRow[] = [
  { name: 'info', help: 'The running version', label: 'version', read: () => ({ [version]: 1 }) },
  {
    name: 'requests_under_way',
    help: 'Requests that are being answered',
    read: ({ app }) => app.places().underWay,
  },
  {
    name: 'requests_arriving',
    help: 'Requests whose body is arriving',
    read: ({ app }) => app.places().arriving,
  },
  {
    name: 'draining',
    help: '1 while the process prepares its stop',
    read: ({ app }) => Number(app.isDraining()),
  },
  { name: 'sockets', help: 'Open realtime connections', read: ({ app }) => app.openSockets() },
  {
    name: 'realtime_listening',
    help: '1 if changes made in other processes arrive at once',
    read: ({ deps }) => Number(deps.hub.isListening()),
  },
  {
    name: 'tasks',
    help: 'Long computations in threads, and those that wait for a thread',
    label: 'state',
    read: ({ deps }) => ({ ...deps.tasks.load() }),
  },
  {
    name: 'database_connections',
    help: 'Connections to PostgreSQL; waiting are requests without one',
    label: 'state',
    read: ({ connections }) => connections?.() ?? {},
  },
  {
    name: 'backup_timestamp_seconds',
    help: 'When a stage of the nightly backup last succeeded; 0 means never',
    label: 'stage',
    read: async ({ deps }) => {
      const marks = await backupMarks(deps.db);
      const timeOf = (at?: string) => (at ? Date.parse(at) / 1000 : 0);
      return Object.fromEntries(wantedStages(deps.config).map((stage) => [stage, timeOf(marks[stage]?.at)]));
    },
  },
  {
    name: 'housekeeping_failed_steps',
    help: 'Steps of the clean-up that failed in the last two hours',
    read: async ({ deps }) => (await failedSteps(deps)).length,
  },
  {
    name: 'mails_waiting',
    help: 'Mails that are not sent yet',
    read: async ({ deps }) => {
      const { count } = await deps.db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('sent_date', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  },
  {
    name: 'data_free_bytes',
    help: 'Free space on the disk of the data folder',
    read: async ({ deps }) => {
      const { bavail, bsize } = await statfs(deps.config.dataDir);
      return bavail * bsize;
    },
  },
];

/** Registers the gauges. They are read when Prometheus asks. */
export function watchState(registry: Registry, state: State): void {
  for (const { name, help, label = '', read } of gauges)
    new Gauge({
      name: `${PREFIX}${name}`,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        this.reset();
        // A database that is away must not hide the other figures. This one is then absent, which an alert can notice.
        const values = await Promise.resolve(state)
          .then(read)
          .catch(() => undefined);
        if (values === undefined) this.remove();
        else if (typeof values === 'number') this.set(values);
        else for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value);
      },
    });
}
