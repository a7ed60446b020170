import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { demoSource, type ImportContext, importSigns, removeDemoSigns } from '#domains/signs/index.ts'
import { sourceFile } from '#platform/db/project-root.ts'
import type { Db } from '#platform/db/transaction.ts'
import { recordSeeds, wasSeeded } from './seed-record.ts'

/** Under which name the demo is recorded; once loaded or removed it does not come back by itself. */
const demoSeed = 'demo'

/** Whether there are no signs at all, deleted ones included. */
export async function isDictionaryEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`select from sign limit 1`.execute(db)
  return rows.length === 0
}

/**
 * Loads the demo once: its signs come as by any import, published, under the source `demo`.
 * @param folder where the seed files lie
 * @returns how many signs it brought; 0 when it was loaded or removed before
 */
export async function loadDemo(context: ImportContext, folder = sourceFile('seeds')): Promise<number> {
  const file = join(folder, 'demo', 'signs.csv')
  if ((await wasSeeded(context.db, demoSeed)) || !existsSync(file)) return 0
  const options = { file, source: demoSource, publish: true }
  const { counts } = await importSigns(context, options, { kind: 'seed' })
  await recordSeeds(context.db, [demoSeed])
  return counts.created
}

/**
 * Removes the demo wholly: signs, versions and media.
 * @returns how many signs went
 */
export async function removeDemo({ db, storage, now }: ImportContext): Promise<number> {
  const { removed, keys } = await db.transaction().execute(async (tx) => {
    const { rows } = await sql`select from sign where source = ${demoSource}`.execute(tx)
    const keys = await removeDemoSigns(tx, now())
    await recordSeeds(tx, [demoSeed])
    return { removed: rows.length, keys }
  })
  for (const key of keys) await storage.delete(key)
  return removed
}

/** `demo:remove` as a verb of the command line and the control socket. */
export const demoRemoveVerb = async (context: ImportContext): Promise<{ removed: number }> => ({
  removed: await removeDemo(context),
})
