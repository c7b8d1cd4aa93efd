import { importTask } from './entities/import.ts';
import { planTasks } from './entities/plan-numbers.ts';
import { scrubTask } from './patients/scrub.ts';
import { pdfTask } from './pdf-files/pdf-task.ts';
import type { AnyTask } from './platform/tasks.ts';
import { dataInTextTask } from './protocol/integrations/table-data.ts';

/** Every task that a worker can run. */
export const allTasks: readonly AnyTask[] = [...planTasks, importTask, dataInTextTask, scrubTask, pdfTask];
