import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { demoSource, type ImportContext, importSigns } from '#domains/signs/index.ts'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import type { Db } from '#platform/db/transaction.ts'
import { recordSeeds, wasSeeded } from './seed-record.ts'

/** Under which name the demo is recorded. */
const demoSeed = 'demo'

/** Whether there are no signs at all, deleted ones included. */
async function isDictionaryEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`select from sign limit 1`.execute(db)
  return rows.length === 0
}

/**
 * Loads the demo into an empty dictionary, once: its signs come as by any import, published, under the source
 * `demo`. Once loaded it does not come back by itself.
 * @param folder where the seed files lie
 * @returns how many signs it brought
 */
export async function loadDemo(context: ImportContext, folder = resolveSourcePath('seeds')): Promise<number> {
  const file = join(folder, 'demo', 'signs.csv')
  if (!existsSync(file) || (await wasSeeded(context.db, demoSeed)) || !(await isDictionaryEmpty(context.db)))
    return 0
  const options = { file, source: demoSource, publish: true }
  const { counts } = await importSigns(context, options, { kind: 'seed' })
  await recordSeeds(context.db, [demoSeed])
  return counts.created
}
