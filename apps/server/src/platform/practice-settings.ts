import { defaultSender, type PracticeName, practiceNames } from './config.ts';
import { readSettings, removeSettings, storeSetting } from './db/settings.ts';
import type { Db } from './db/tables.ts';
import type { Deps } from './deps.ts';

// A key that ends in _secret holds a password and is left out of backups.
const keys: Record<PracticeName, string> = {
  publicUrl: 'practice_public_url',
  smtpUrl: 'practice_smtp_url_secret',
  mailFrom: 'practice_mail_from',
};

export type PracticeSettings = Partial<Record<PracticeName, string>>;

/** Copies the administrator's settings into the configuration, except those that the environment sets. */
export async function applyPractice({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const stored = await storedPractice(db);
  for (const name of practiceNames) {
    if (config.fixed.has(name)) continue;
    if (name === 'mailFrom') config.mailFrom = stored.mailFrom ?? defaultSender;
    else config[name] = stored[name];
  }
}

async function storedPractice(db: Db): Promise<PracticeSettings> {
  const values = await readSettings(db, Object.values(keys));
  return Object.fromEntries(
    practiceNames.flatMap((name) => {
      const value = values.get(keys[name]);
      return value ? [[name, value]] : [];
    }),
  );
}

export const forgetPracticeSettings = (db: Db): Promise<void> => removeSettings(db, Object.values(keys));

/** Writes the settings that are named; an empty text removes a setting. Returns those whose value is another now. */
export async function storePractice(db: Db, changes: PracticeSettings): Promise<PracticeName[]> {
  const before = await storedPractice(db);
  const changed = (Object.keys(changes) as PracticeName[]).filter(
    (name) => (before[name] ?? '') !== changes[name],
  );
  for (const name of changed) {
    const value = changes[name];
    if (value) await storeSetting(db, keys[name], value);
    else await removeSettings(db, [keys[name]]);
  }
  return changed;
}
