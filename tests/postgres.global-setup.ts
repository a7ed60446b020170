import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { startPostgres } from './postgres.ts'
import { prepareReset } from './reset-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test run's server: the superuser's URL, and the role that the tests work as. */
    postgres: { adminUrl: string; role: string }
  }
}

const role = 'signbank'

/** With TEST_DATABASE=postgres: one server for the run, with a migrated template for each worker's database. */
export default async function startServerForRun(project: TestProject) {
  if (process.env.TEST_DATABASE !== 'postgres') return
  const server = await startPostgres()
  try {
    await prepareServer(server.adminUrl)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('postgres', { adminUrl: server.adminUrl, role })
  return () => server.stop()
}

async function prepareServer(adminUrl: string) {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create role ${role} login nosuperuser nocreatedb nocreaterole`)
  // What the reset between tests needs; the program itself never sets it.
  await admin.query(`grant set on parameter session_replication_role to ${role}`)
  await admin.query(`create database migrated owner ${role}`)
  await admin.end()

  const url = new URL(adminUrl)
  url.username = role
  url.pathname = 'migrated'
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '' })
  await migrateToLatest(database.db)
  await prepareReset(database.db)
  await database.close()
}
