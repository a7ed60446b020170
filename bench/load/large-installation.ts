import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { loadCast } from '#seeds/cast.ts'
import { startPostgres } from '#tests/postgres.ts'
import { createBucket } from '#tests/s3-bucket.ts'
import { startSwift } from '#tests/swift.ts'
import { insertGeneratedOccurrences } from '../generated-occurrences.ts'
import { insertGeneratedSigns, insertVersions } from '../generated-signs.ts'
import { newDataDir, type RunningProgram, removeDataDir, startProgram } from '../program.ts'
import { fillSeeded } from '../seeded-data-dir.ts'
import { measuringSettings } from './slow-statements.ts'

/** How much made data an installation has. */
export interface DataSize {
  signs: number
  /** With 2,000 occurrences each. */
  recordings: number
  /** Besides the cast. */
  accounts: number
}

/** Two web processes and a worker with a PostgreSQL and an S3 server; no folder is shared. */
export interface LargeInstallation {
  web: [RunningProgram, RunningProgram]
  worker: RunningProgram
  databaseUrl: string
  stop(): Promise<void>
}

/** Starts an installation with made data. */
export async function startLargeInstallation(size: DataSize): Promise<LargeInstallation> {
  const folder = newDataDir()
  const undo: (() => Promise<unknown> | unknown)[] = [() => removeDataDir(folder)]
  const stop = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    const postgres = await startPostgres({ settings: () => measuringSettings })
    undo.push(() => postgres.stop())
    const swift = await startSwift()
    undo.push(() => swift.stop())
    const { bucket } = await createBucket(swift)
    await fillDatabase(postgres.adminUrl, folder, size)
    const start = async (name: string, worker: '0' | '1') => {
      const dataDir = join(folder, name)
      mkdirSync(dataDir)
      const program = await startProgram(dataDir, {
        DATABASE_URL: postgres.adminUrl,
        STORAGE_URL: swift.storageUrl(bucket),
        WORKER: worker,
        DEMO: '0',
      })
      undo.push(() => program.stop())
      return program
    }
    const [first, second] = [await start('web-1', '0'), await start('web-2', '0')]
    const worker = await start('worker', '1')
    return { web: [first, second], worker, databaseUrl: postgres.adminUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function fillDatabase(databaseUrl: string, folder: string, size: DataSize): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  try {
    await fillSeeded(database, join(folder, 'media'), async (db) => {
      await loadCast(db)
      await insertGeneratedSigns(db, size.signs)
      await insertVersions(db)
      await insertGeneratedOccurrences(db, size)
      await insertAccounts(db, size.accounts)
    })
    await sql`analyze`.execute(database.db)
  } finally {
    await database.close()
  }
}

const insertAccounts = (db: Db, count: number) =>
  sql`
    insert into account (email, email_folded, name, status)
    select 'member-' || n || '@signbank.example', 'member-' || n || '@signbank.example', 'Member ' || n, 'approved'
    from generate_series(1, ${count}::integer) as n
  `.execute(db)
