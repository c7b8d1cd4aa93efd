import { withSnapshot } from '../../archive/backup/snapshot.ts';
import { writePrivateFile } from '../../platform/private-file.ts';
import type { Command } from '../command.ts';
import { practiceIn } from '../processing-record/practice.ts';
import { processingRecordText } from '../processing-record/record.ts';
import { withDatabase } from '../with-database.ts';

export const processingRecord: Command = {
  name: 'processing-record',
  summary:
    'Registro das operações de tratamento e relatório de impacto (LGPD arts. 37 e 38), já preenchidos com o que o sistema sabe.',
  options: { out: { value: 'REGISTRO.md', isFile: true } },
  run: (config, { options }) =>
    withDatabase(config, async (db) => {
      const now = new Date();
      const practice = await withSnapshot(db, (on) => practiceIn(on, now));
      const text = processingRecordText(practice, config, now);
      if (!options.out) return text.trimEnd();
      await writePrivateFile(options.out, text);
      return `Registro gravado em ${options.out}. Complete o que está marcado com PREENCHER.`;
    }),
};
