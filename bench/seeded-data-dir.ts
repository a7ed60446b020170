import { join } from 'node:path'
import { sql } from 'kysely'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { loadSeeds } from '#seeds/load-seeds.ts'

/** Creates a data folder with the standard lists and calls `fill`; SQL random numbers are seeded. */
export async function fillSeededDataDir(dataDir: string, fill: (db: Db) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ dataDir })
  try {
    await migrateToLatest(database.db)
    await loadSeeds({ db: database.db, storage: fileSystemStorage(join(dataDir, 'media')) })
    await sql`select setseed(0.5)`.execute(database.db)
    await fill(database.db)
  } finally {
    await database.close()
  }
}
