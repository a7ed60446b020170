import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { eventually } from '#tests/eventually.ts'
import { startPostgres, type TestServer } from '#tests/postgres.ts'
import { insertAccount } from '#tests/rows.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { checkBackups } from './doctor/check-backups.ts'
import { openInstallation } from './open-installation.ts'
import { openSite } from './open-site.ts'

// The steps of docs/operations.md, with the programs of PostgreSQL.

const openAt = async (databaseUrl: string) => {
  const config = loadConfig({ DATABASE_URL: databaseUrl, DATA_DIR: await temporaryFolder(), WORKER: '0' })
  return { config, ...(await openInstallation({ config, demo: true })) }
}

async function startArchivingServer() {
  const server = await startPostgres({
    settings: (folder) => [
      'wal_level=replica',
      'archive_mode=on',
      `archive_command=mkdir -p ${folder}/archive && test ! -f ${folder}/archive/%f && cp %p ${folder}/archive/%f`,
    ],
  })
  onTestFinished(() => server.stop())
  return server
}

/** @returns its folder, which belongs to the user of the server */
async function takeBaseBackup({ adminUrl, folder, run }: TestServer): Promise<string> {
  const base = join(folder, 'base')
  run('pg_basebackup', ['--pgdata', base, '--dbname', adminUrl, '--checkpoint', 'fast'])
  return base
}

/** Starts a server on a base backup, which reads the archive up to a time and then accepts changes. */
async function recover({ base, archive, time }: { base: string; archive: string; time: string }) {
  const server = await startPostgres({
    fill: async (data, run) => {
      run('/bin/sh', ['-c', `cp -a ${base} ${data} && touch ${data}/recovery.signal`])
    },
    settings: () => [
      `restore_command=cp ${archive}/%f %p`,
      `recovery_target_time=${time}`,
      'recovery_target_action=promote',
    ],
  })
  onTestFinished(() => server.stop())
  return server
}

const countAccounts = async (db: Db): Promise<number> =>
  (await db.selectFrom('account').select('id').execute()).length

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'after a destructive mistake, PostgreSQL is recovered to the minute before, and the program starts on it; `npm run doctor` names the age of the archive, and its failure',
  async () => {
    const original = await startArchivingServer()
    const archive = join(original.folder, 'archive')
    const { config, database } = await openAt(original.adminUrl)
    const { db, pool } = database
    const findBackups = () => checkBackups(config, database, new Date())

    // The base backup is taken while the server runs; what follows is in the archive only.
    const base = await takeBaseBackup(original)
    const accountsBefore = await countAccounts(db)
    await insertAccount(db, { name: 'Written after the base backup' })
    const { rows } = await pool.query('select clock_timestamp()::text as time')
    await insertAccount(db, { name: 'Written after the noted time' })
    await sql`delete from published_sign`.execute(db)
    await sql`update dictionary_version set version = version + 1`.execute(db)
    const { rows: ended } = await pool.query('select pg_walfile_name(pg_switch_wal()) as file')
    await eventually(() => expect(existsSync(join(archive, ended[0].file))).toBe(true))
    await eventually(async () =>
      expect(await findBackups()).toMatchObject([{ name: 'backup.archived', params: { hours: 0 } }]),
    )
    await insertAccount(db, { name: 'Written before the archive failed' })
    const { rows: next } = await pool.query('select pg_walfile_name(pg_current_wal_insert_lsn()) as file')
    // The command of the archive refuses to overwrite a file.
    writeFileSync(join(archive, next[0].file), '')
    await pool.query('select pg_switch_wal()')
    await eventually(async () =>
      expect(await findBackups()).toMatchObject([{ name: 'backup.archiveFailed' }]),
    )
    await database.close()
    const recovered = await recover({ base, archive, time: rows[0].time })
    const found = await openDatabase({ databaseUrl: recovered.adminUrl, dataDir: '' })
    await eventually(async () => {
      const { rows: states } = await found.pool.query('select pg_is_in_recovery() as "isRecovering"')
      expect(states).toEqual([{ isRecovering: false }])
    })
    await found.close()

    const installation = await openAt(recovered.adminUrl)
    onTestFinished(() => installation.database.close())
    expect(await countAccounts(installation.database.db)).toBe(accountsBefore + 1)
    const names = await installation.database.db.selectFrom('account').select('name').execute()
    expect(names).toContainEqual({ name: 'Written after the base backup' })
    expect(names).not.toContainEqual({ name: 'Written after the noted time' })

    const site = await openSite({
      ...installation,
      log: pino({ level: 'silent' }),
      pages: () => async () => new Response('page'),
    })
    onTestFinished(() => site.close())
    const counted = await sql<{ count: number }>`select count(*)::int as count from published_sign`.execute(
      installation.database.db,
    )
    expect(site.dictionary.count).toBeGreaterThan(0)
    expect(counted.rows).toEqual([{ count: site.dictionary.count }])
    expect((await site.fetch(new Request('http://inside:3000/readyz'))).status).toBe(200)
  },
)
