import { join } from 'node:path'
import { sql } from 'kysely'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { type Database, openDatabase } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { loadSeeds } from '#seeds/load-seeds.ts'

/** Migrates a database, inserts the standard lists and calls `fill`; SQL random numbers are seeded. */
export async function fillSeeded(
  { db }: Database,
  mediaDir: string,
  fill: (db: Db) => Promise<unknown>,
): Promise<void> {
  await migrateToLatest(db)
  await loadSeeds({ db, storage: fileSystemStorage(mediaDir) })
  await sql`select setseed(0.5)`.execute(db)
  await fill(db)
}

/** Creates a data folder with the standard lists and calls `fill`. */
export async function fillSeededDataDir(dataDir: string, fill: (db: Db) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ dataDir })
  try {
    await fillSeeded(database, join(dataDir, 'media'), fill)
  } finally {
    await database.close()
  }
}
