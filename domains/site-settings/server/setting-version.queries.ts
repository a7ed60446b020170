import type { Db, Tx } from '#platform/db/transaction.ts'
import type { SettingName, SettingVersion } from '../setting-version.ts'

/** How many of the newest versions are listed. */
const listed = 50

const select = (db: Db | Tx, setting: SettingName) =>
  db
    .selectFrom('settingVersion')
    .select(['revision', 'kind', 'content', 'actorId', 'at'])
    .where('setting', '=', setting)

/** Lets one change of settings wait for another. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.selectFrom('appearance').select('id').forUpdate().execute()
}

/** The newest versions of a setting, newest first. */
export const listSettingVersions = <Content>(db: Db | Tx, setting: SettingName) =>
  select(db, setting).orderBy('revision', 'desc').limit(listed).execute() as Promise<unknown> as Promise<
    SettingVersion<Content>[]
  >

export const findSettingVersion = <Content>(db: Db | Tx, setting: SettingName, revision: number) =>
  select(db, setting).where('revision', '=', revision).executeTakeFirst() as Promise<unknown> as Promise<
    SettingVersion<Content> | undefined
  >

/** The revision of the newest version; undefined when there is none. */
export async function findNewestRevision(db: Db | Tx, setting: SettingName): Promise<number | undefined> {
  const newest = await db
    .selectFrom('settingVersion')
    .select('revision')
    .where('setting', '=', setting)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.revision
}

/** Stores a version; one that is stored stays as it is. */
export async function insertSettingVersion<Content>(
  tx: Tx,
  setting: SettingName,
  { content, ...version }: SettingVersion<Content>,
): Promise<void> {
  await tx
    .insertInto('settingVersion')
    .values({ setting, ...version, content: JSON.stringify(content) })
    .execute()
}
