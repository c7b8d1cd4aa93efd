import { BIN_DAYS, DAY_MS, type EntityName, entityNames } from '@alecrim/domain';
import { z } from 'zod';
import { eraseOne, idsInBin, listBinned } from '../../entities/bin.ts';
import { entityService } from '../../entities/service.ts';
import { readBounds } from '../../platform/http/bounds.ts';
import { invalidInput, validated } from '../../platform/http/validate.ts';
import { forUser, type ServerFunctions } from './server-function.ts';

// Each is locked and written in the same transaction.
const MOST_RESTORED = 200;

const entity = z.enum(entityNames as [EntityName, ...EntityName[]]);
const page = z.object({
  busca: z.string().max(readBounds.search).default(''),
  tipo: entity.optional(),
  pular: z.number().int().min(0).max(10_000).default(0),
  limite: z.number().int().min(1).max(100).default(30),
});
const one = z.object({ tipo: entity, id: z.string().max(64) });
const several = z.object({ tipo: entity, ids: z.array(z.string().max(64)).min(1).max(MOST_RESTORED) });

export const binFunctions = {
  /** The bin of one person: what was deleted, when, and until when it can be brought back. */
  listarExcluidos: forUser(async ({ deps, user, body }) => {
    const { busca, tipo, pular, limite } = validated(page, body);
    const asked = { search: busca, entity: tipo, skip: pular, limit: limite + 1 };
    const found = await listBinned(deps.db, user, asked);
    const itens = found.slice(0, limite).map(({ entity, id, title, deleted_date }) => ({
      tipo: entity,
      id,
      titulo: title,
      excluido_em: deleted_date,
      apagado_em: new Date(Date.parse(deleted_date) + BIN_DAYS * DAY_MS).toISOString(),
    }));
    return { itens, tem_mais: found.length > limite };
  }),

  /** Brings several records of one kind back from the bin. Those that are no longer in it are left out. */
  restaurarVarios: forUser(async ({ deps, user, body }) => {
    const { tipo, ids } = validated(several, body);
    const binned = await idsInBin(deps.db, user, tipo, ids);
    return { restaurados: await entityService(deps, tipo, user).restoreMany(binned) };
  }),

  /** Erases a record of the bin for good. */
  excluirDeVez: forUser(async ({ deps, user, body }) => {
    const { tipo, id } = validated(one, body);
    if (tipo === 'Paciente')
      throw invalidInput([
        { path: ['tipo'], message: 'Um paciente é anonimizado ou eliminado com a senha, em apagarPaciente.' },
      ]);
    await eraseOne(deps, user, tipo, id);
    return { excluido: true };
  }),
} satisfies ServerFunctions;
