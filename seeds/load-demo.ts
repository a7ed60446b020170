import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { demoSource, type ImportContext, importSigns } from '#domains/signs/index.ts'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import type { Db } from '#platform/db/transaction.ts'
import { recordSeeds, wasSeeded } from './seed-record.ts'

/** Name of the demo in the seed record. */
const demoSeed = 'demo'

/** Whether there are no signs, not even deleted ones. */
async function isDictionaryEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`select from sign limit 1`.execute(db)
  return rows.length === 0
}

/**
 * Imports and publishes the demo signs, with the source `demo`, if the dictionary is empty. The demo is loaded once:
 * after its removal it is not loaded again.
 * @param folder folder of the seed files
 * @returns the number of imported signs
 */
export async function loadDemo(context: ImportContext, folder = resolveSourcePath('seeds')): Promise<number> {
  const file = join(folder, 'demo', 'signs.csv')
  if (!existsSync(file) || (await wasSeeded(context.db, demoSeed)) || !(await isDictionaryEmpty(context.db)))
    return 0
  const options = { file, source: demoSource, publish: true }
  const { counts } = await importSigns(context, { ...options, kind: 'seed' })
  await recordSeeds(context.db, [demoSeed])
  return counts.created
}
