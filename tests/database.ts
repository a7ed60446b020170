import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, inject, onTestFinished } from 'vitest'
import { copyNewDatabase } from '#platform/db/database-folder.ts'
import { type Database, openDatabase } from '#platform/db/open-database.ts'
import { hangLimitMs } from './limits.ts'
import { resetDatabase } from './reset-database.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A query that waits for a connection which its own transaction holds ends with an error instead of hanging. */
const connectionTimeoutMillis = hangLimitMs

let opened: Promise<Database> | undefined

/**
 * The migrated database of this test worker, emptied before each test of the file (or once) except for the rows that
 * the migrations inserted. Call it at the top of the test file: `const { db } = await useDatabase()`.
 * It is the embedded engine in memory, or with TEST_DATABASE=postgres a real server.
 */
export async function useDatabase({ reset = 'each' }: { reset?: 'each' | 'once' } = {}): Promise<Database> {
  opened ??=
    process.env.TEST_DATABASE === 'postgres'
      ? openOnServer()
      : openEmbeddedDatabase('memory://', { connectionTimeoutMillis })
  const database = await opened
  const before = reset === 'each' ? beforeEach : beforeAll
  before(() => resetDatabase(database.db))
  return database
}

/** Opens a new embedded database in memory or in a new data folder: migrated and prepared for `resetDatabase`, or empty. */
export async function openEmbeddedDatabase(
  dataDir = 'memory://',
  { files = 'migrated', ...options }: { files?: 'empty' | 'migrated'; connectionTimeoutMillis?: number } = {},
) {
  const { archive, folder } = inject('embeddedFiles')[files]
  // The engine reads an archive into memory faster than it writes one into a folder.
  if (dataDir !== 'memory://') return openDatabase({ dataDir, newDatabase: folder, ...options })
  return openDatabase({ dataDir, initialFiles: new Blob([await readFile(archive)]), ...options })
}

/** A temporary data folder with a migrated database, for a program that opens it. */
export async function temporaryDataFolder(): Promise<string> {
  const dataDir = await temporaryFolder()
  await copyNewDatabase(inject('embeddedFiles').migrated.folder, dataDir)
  return dataDir
}

/**
 * An embedded database that tests fill. Call it at the top of a test file.
 * @returns empties the database, which takes less time than to open another, and returns it
 */
export async function useScratchDatabase(): Promise<() => Promise<Database>> {
  const database = await openEmbeddedDatabase('memory://', { files: 'empty' })
  afterAll(() => database.close())
  return async () => {
    await database.pool.query('drop schema public cascade; create schema public')
    return database
  }
}

/**
 * Opens a database without tables and closes it after the test.
 * @param name of the database on the run's server, if the tests use one
 */
export async function openEmptyDatabase(name: string): Promise<Database> {
  const database =
    process.env.TEST_DATABASE === 'postgres'
      ? await openDatabase({ databaseUrl: await newServerDatabase(name, 'fresh'), dataDir: '' })
      : await openEmbeddedDatabase('memory://', { files: 'empty' })
  onTestFinished(() => database.close())
  return database
}

async function openOnServer(): Promise<Database> {
  const databaseUrl = await newServerDatabase(`worker_${process.env.VITEST_POOL_ID}`, 'migrated')
  return openDatabase({ databaseUrl, dataDir: '', connectionTimeoutMillis })
}

/**
 * Makes a database on the test run's server, replacing an older one of that name.
 * @param template `migrated` has every migration, `fresh` none
 * @returns its URL, for a role that owns it and is no superuser
 */
export async function newServerDatabase(name: string, template: 'migrated' | 'fresh'): Promise<string> {
  const { adminUrl, role } = inject('postgres')
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  const from = template === 'migrated' ? 'migrated' : 'template0'
  await admin.query(`create database ${name} template ${from} owner ${role}`)
  await admin.end()

  const url = new URL(adminUrl)
  url.username = role
  url.pathname = name
  return url.href
}
