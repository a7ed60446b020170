import type { Config } from '#platform/config.ts'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { type Database, openDatabase } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Log } from '#platform/log/log.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { restrictFolders } from '#platform/storage/private-modes.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { loadDemo } from '#seeds/load-demo.ts'
import { loadDemoRecordings } from '#seeds/load-demo-recordings.ts'
import { loadSeeds } from '#seeds/load-seeds.ts'

export interface Installation {
  database: Database
  storage: Storage
}

interface Options {
  config: Config
  log?: Log
  /** Load the demonstration into an empty dictionary. */
  demo?: boolean
  /** Runs before anything is written. It throws when the database must not be used. */
  checkDatabase?: (db: Db) => Promise<void>
  /** Runs before the migration of an existing database. */
  beforeMigration?: (opened: Installation) => Promise<void>
  forceUnlock?: boolean
  /** The files that a new embedded database begins with, see `writeNewDatabase`. */
  newDatabase?: string | undefined
  /** Called when the thread of an embedded database has begun its work. */
  onStarting?: (() => void) | undefined
}

/** Opens database and storage for the server or a command: migrated, with the standard lists and texts. */
export async function openInstallation({
  config,
  log,
  demo,
  checkDatabase,
  beforeMigration,
  forceUnlock,
  newDatabase,
  onStarting,
}: Options): Promise<Installation> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    forceUnlock: forceUnlock ?? false,
    newDatabase,
    onStarting,
  })
  try {
    await checkDatabase?.(database.db)
    await restrictFolders([config.mediaDir, config.uploadDir, config.mailDir])
    const storage = await openStorage(config, log)
    await migrateToLatest(database.db, { before: async () => beforeMigration?.({ database, storage }) })
    // The people of the demonstration are drawn, so nobody consented.
    const context = { db: database.db, storage, now: () => new Date(), requireSignerConsent: false }
    await loadSeeds(context)
    if (demo) await loadDemo(context)
    if (demo) await loadDemoRecordings(context)
    return { database, storage }
  } catch (error) {
    await database.close()
    throw error
  }
}
