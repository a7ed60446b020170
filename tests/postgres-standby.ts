import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { hangLimitMs } from './limits.ts'
import { startPostgres, type TestServer } from './postgres.ts'

/** Of both servers. */
export const durableSettings = ['synchronous_commit=on', 'full_page_writes=on']

const pollMs = 50

/**
 * Starts a standby that receives each change of a server as it happens. From now on, the server acknowledges no commit that the
 * standby does not have.
 * @throws Error when the standby does not follow in time
 */
export async function startStandby(primary: TestServer): Promise<TestServer> {
  const standby = await startPostgres({
    settings: () => durableSettings,
    fill: async (data, run) =>
      run('pg_basebackup', ['-R', '--pgdata', data, '--dbname', primary.adminUrl, '--checkpoint', 'fast']),
  })
  await asAdmin(primary, async (query) => {
    await query(`alter system set synchronous_standby_names = '*'`)
    await query('select pg_reload_conf()')
    for (const deadline = Date.now() + hangLimitMs; ; await delay(pollMs)) {
      const rows = await query(`select 1 from pg_stat_replication where sync_state = 'sync'`)
      if (rows.length > 0) return
      if (Date.now() > deadline) throw new Error('The standby does not follow its server.')
    }
  })
  return standby
}

/** Makes a standby accept writes. */
export const promote = (standby: TestServer): Promise<void> =>
  asAdmin(standby, async (query) => void (await query('select pg_promote()')))

type Query = (statement: string) => Promise<unknown[]>

async function asAdmin({ adminUrl }: TestServer, work: (query: Query) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(async (statement) => (await client.query(statement)).rows)
  } finally {
    await client.end().catch(() => {})
  }
}
