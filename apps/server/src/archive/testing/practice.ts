import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenOfPatient, type EntityName, entityNamed } from '@alecrim/domain';
import {
  aCardapio,
  aCardapioTemplate,
  aCreation,
  aLeitura,
  aPaciente,
  aProfile,
  aRefeicaoTemplate,
} from '@alecrim/domain/testing';
import { changeUser, insertUser } from '../../accounts/people/users.ts';
import { renewRecoveryCodes } from '../../accounts/second-factor/second-factor-codes.ts';
import { startSession } from '../../accounts/sessions/sessions.ts';
import type { Service } from '../../accounts/viewer.ts';
import { entityService } from '../../entities/service.ts';
import { picturePath, privateUri, signedPath } from '../../files/addresses.ts';
import { storeFile } from '../../files/store.ts';
import { aPng, aWebp } from '../../files/testing/pictures.ts';
import { storeErasure } from '../../patients/ledger.ts';
import { silentHub } from '../../platform/change-events.ts';
import { readConfig } from '../../platform/config.ts';
import { migrate } from '../../platform/db/migrate.ts';
import type { Db } from '../../platform/db/tables.ts';
import { newId } from '../../platform/ids.ts';
import { tasksInPlace } from '../../platform/tasks.ts';
import { addMessage, createConversation } from '../../protocol/agents/conversations.ts';
import { countEvents } from '../../protocol/analytics/routes.ts';
import { logVisit } from '../../protocol/app-logs/page-visits.ts';

export const TOTP_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** A folder for one test file. */
export function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'alecrim-backup-'));
  return {
    path: (name: string) => join(folder, name),
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const workOf = (db: Db) => ({
  db,
  hub: silentHub,
  tasks: tasksInPlace,
  now: () => new Date(),
  newId,
  config: readConfig({ DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' }),
});

/** One nutritionist's work: every entity, a history, something in the bin, pictures, a conversation, visits. */
export async function aNutritionistsWork(db: Db, email: string, colour = '#3f7d58') {
  const deps = workOf(db);
  const user = await insertUser(deps, {
    email,
    fullName: 'Ana "Nutri" Ção',
    passwordHash: '$argon2id$v=19$m=47104,t=2,p=1$not-a-real$hash',
    isVerified: true,
  });
  const viewer: Service = { kind: 'service', onBehalfOf: user };
  const service = (name: EntityName) => entityService(deps, name, viewer);

  const paciente = await service('Paciente').create(
    aPaciente({
      nome: 'Júlia 🥑 "Aspas"\nLinha',
      responsavel_nome: 'Rita',
      consentimentos: [{ id: 'c1', finalidade: 'imagem', concedido_em: '2026-01-02T03:04:05.678Z' }],
    }),
  );
  const categoria = await service('Categoria').create(aCreation('Categoria'));
  const refeicao = await service('RefeicaoTemplate').create(
    aRefeicaoTemplate({ categoria_id: categoria.id }),
  );
  for (const name of ['ReceitaTemplate', 'OrientacaoTemplate'] as const)
    await service(name).create(aCreation(name), { isSample: true });
  const alimento = await service('Alimento').create(aCreation('Alimento'));
  const leitura = await service('Leitura').create(aLeitura({ alimento: alimento.id }));
  await service('Leitura').create(aLeitura({ texto: `so de ${email}`, alimento: alimento.id }));
  const leituras = [{ texto: '2 fatias pao', alimento: alimento.id }];
  const modelo = await service('CardapioTemplate').create(aCardapioTemplate({ leituras }));
  const cardapio = await service('Cardapio').create(aCardapio({ paciente_id: paciente.id, leituras }));
  await service('Cardapio').update(cardapio.id, { titulo: 'Segunda versão', ativo: false });
  // Its text is older than its last change.
  await service('Cardapio').update(cardapio.id, { so_primeiro_nome: true });
  await service('Paciente').update(paciente.id, { observacoes: '' });
  const binned = await service('Cardapio').create(aCardapio({ titulo: 'No lixo', paciente_id: paciente.id }));
  // It has a former token.
  await service('Cardapio').update(binned.id, { token_publico: null });
  await service('Cardapio').remove(binned.id);

  const report = await storeFile(
    deps,
    { mime: 'application/pdf', bytes: Buffer.from(`%PDF-1.7 ${email}`) },
    { ownerId: user.id, isPrivate: true, name: 'exame.pdf' },
  );
  for (const name of childrenOfPatient) {
    const { attachments } = entityNamed(name);
    const files = attachments && { [attachments]: [{ nome: 'Exame', arquivo: privateUri(report) }] };
    const body = { ...aCreation(name), ...files, paciente_id: paciente.id };
    const child = await service(name).create(body);
    await service(name).update(child.id, { data: '2026-03-03' });
    await service(name).remove((await service(name).create(body)).id);
  }

  const picture = await aWebp({ colour });
  const logo = await storeFile(
    deps,
    { mime: 'image/webp', bytes: picture, width: 40, height: 30 },
    { ownerId: user.id, isPrivate: false },
  );
  const secret = await storeFile(
    deps,
    { mime: 'image/png', bytes: await aPng({ colour }) },
    { ownerId: user.id, isPrivate: true, name: 'exame.png' },
  );
  await signedPath(deps, secret, 'exame.png', 60);
  await changeUser(deps, user.id, {
    ...aProfile(),
    logo_url: `http://localhost${picturePath(deps.config, logo)}`,
    foto_url: null,
  });
  const conversation = await createConversation(deps, user.id, {
    agentName: 'assistente',
    metadata: { zebra: 1, abacate: { b: [1, 2.5, 1e21], a: null }, '10': 'dez', '9': 'nove' },
  });
  await addMessage(deps, conversation.id, { role: 'user', content: 'Olá', details: { file_urls: [] } });
  await db
    .insertInto('link_openings')
    .values({ cardapio_id: cardapio.id, total: 3, last_opened_date: new Date().toISOString() })
    .execute();
  await db
    .insertInto('plan_sendings')
    .values({ cardapio_id: cardapio.id, sent_date: new Date().toISOString(), via: 'whatsapp', version: 1 })
    .execute();
  await logVisit(deps, user.id, 'Dashboard');
  await countEvents(deps, ['page_view']);
  await startSession(deps, user.id);
  await withSecondFactor(db, user.id);
  return {
    user,
    paciente,
    categoria,
    refeicao,
    alimento,
    leitura,
    modelo,
    cardapio,
    binned,
    logo,
    secret,
    picture,
    conversation,
  };
}

async function withSecondFactor(db: Db, userId: string): Promise<void> {
  const enabled_date = new Date().toISOString();
  await db
    .insertInto('second_factors')
    .values({
      user_id: userId,
      secret: TOTP_SECRET,
      pending_secret: null,
      enabled_date,
      last_step: 59_000_000,
    })
    .execute();
  await renewRecoveryCodes(db, userId);
}

/** A migrated database with two people's work and a file without an owner. */
export async function aPractice(db: Db) {
  await migrate(db);
  await db.insertInto('settings').values({ key: 'a_setting', value: new Date().toISOString() }).execute();
  const at = new Date().toISOString();
  await db.insertInto('erased_accounts').values({ account_id: newId(), at }).execute();
  const ana = await aNutritionistsWork(db, 'ana@example.com');
  await storeErasure(db, {
    patient_id: newId(),
    owner_id: ana.user.id,
    mode: 'eliminar',
    reason: 'pedido',
    at: new Date().toISOString(),
    done_date: new Date().toISOString(),
  });
  const bia = await aNutritionistsWork(db, 'bia@example.com', '#aa3355');
  await storeFile(
    workOf(db),
    { mime: 'application/octet-stream', bytes: Buffer.from([0, 1, 2, 255]) },
    { ownerId: null, isPrivate: true },
  );
  return { ana, bia };
}
