import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { beforeAll, beforeEach, inject } from 'vitest'
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

/** Opens a new embedded database in memory or in a data folder: migrated and prepared for `resetDatabase`, or empty. */
export async function openEmbeddedDatabase(
  dataDir = 'memory://',
  { files = 'migrated', ...options }: { files?: 'empty' | 'migrated'; connectionTimeoutMillis?: number } = {},
) {
  const initialFiles = new Blob([await readFile(inject('embeddedFiles')[files])])
  return openDatabase({ dataDir, initialFiles, ...options })
}

/** A temporary data folder with a migrated database, for a program that opens it. */
export async function temporaryDataFolder(): Promise<string> {
  const dataDir = await temporaryFolder()
  await (await openEmbeddedDatabase(dataDir)).close()
  return dataDir
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
