import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabaseServers, sessionOf } from '#platform/db/database-servers.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { isServerBusy } from '#platform/db/server-busy.ts'
import { eventually } from '#tests/eventually.ts'
import { hangLimitMs } from '#tests/limits.ts'
import { startPostgres, type TestServer } from '#tests/postgres.ts'
import { type Forwarder, startForwarder } from '../chaos/forwarder.ts'
import { openSiteOnServer, shortSilence } from './database-faults.fixture.ts'

const role = 'signs'
const urlOn = (port: number) => `postgres://${role}@127.0.0.1:${port}/signs`

let server: TestServer
let admin: pg.Pool
/** Between the site and the server. */
let forwarder: Forwarder
let open: Awaited<ReturnType<typeof openSiteOnServer>>

describe.runIf(process.env.TEST_DATABASE === 'postgres')('with a database server', () => {
  beforeAll(async () => {
    server = await startPostgres()
    admin = new pg.Pool({ connectionString: server.adminUrl, max: 1 })
    admin.on('error', () => {})
    await admin.query(`create role ${role} login`)
    await admin.query(`create database signs owner ${role}`)
    forwarder = await startForwarder(server.port)
    open = await openSiteOnServer({ databaseUrl: urlOn(forwarder.port), otherUrl: urlOn(server.port) })
    await sql`create function fail() returns trigger language plpgsql
      as $$ begin raise exception 'out of memory' using errcode = '53200'; end $$`.execute(open.other)
    await sql`create trigger fail before insert on session execute function fail()`.execute(open.other)
    await setTrigger('disable')
  })
  afterAll(async () => {
    await open.close()
    await admin.end()
    await forwarder.close()
    await server.stop()
  })

  const setTrigger = (state: 'enable' | 'disable') =>
    sql`alter table session ${sql.raw(state)} trigger fail`.execute(open.other)
  const endSessions = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [role])
  const setReadOnly = async (state: 'on' | 'off') => {
    await admin.query(`alter database signs set default_transaction_read_only = ${state}`)
    await endSessions()
  }
  const setConnectionLimit = (limit: number) => admin.query(`alter role ${role} connection limit ${limit}`)
  const stall = { begin: () => forwarder.stall(), end: () => forwarder.heal(), othersWrite: true }
  const cut = { begin: () => forwarder.cut(), end: () => forwarder.heal(), othersWrite: true }
  const exhaustConnections = async () => {
    await setConnectionLimit(0)
    await endSessions()
  }

  test.each([
    { name: 'ana' as const, fault: 'does not respond', ...stall },
    { name: 'bruno' as const, fault: 'cannot be reached', ...cut },
    {
      name: 'carla' as const,
      fault: 'is out of memory',
      begin: () => setTrigger('enable'),
      end: () => setTrigger('disable'),
      othersWrite: true,
      ready: 200,
    },
    {
      name: 'eeva' as const,
      fault: 'was shut down',
      begin: () => server.end('SIGINT'),
      end: () => server.start(),
    },
    {
      name: 'ana' as const,
      fault: 'has no free connection',
      begin: exhaustConnections,
      end: () => setConnectionLimit(-1),
    },
    {
      name: 'bruno' as const,
      fault: 'is read-only',
      begin: () => setReadOnly('on'),
      end: () => setReadOnly('off'),
    },
  ])(
    'while it $fault, members read that they should try again and visitors find signs; afterwards the process goes on',
    async ({ fault, name, begin, end, othersWrite = false, ready = 503 }) => {
      await open.whenReady()
      await begin()
      const answer = await open.signIn(name)
      expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
        503,
        '2',
        expect.objectContaining({ code: 'server.busy', message: expect.stringMatching(/busy/) }),
      ])
      expect((await open.ask('/api/signs')).status).toBe(200)
      await eventually(async () => expect((await open.ask('/readyz')).status).toBe(ready))
      if (!othersWrite) await end()
      const expectFollowed = await open.writeElsewhere(fault)
      if (othersWrite) await end()
      await eventually(async () => expect((await open.signIn(name)).status).toBe(200))
      await expectFollowed()
    },
  )

  test('a statement that was running when the server became silent ends with an error', async () => {
    await open.whenReady()
    const running = open.database.db
      .transaction()
      .execute((tx) => sql`select pg_sleep(3600)`.execute(tx))
      .then(
        () => undefined,
        (error: unknown) => error,
      )
    const started = `select 1 from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'`
    await eventually(async () => expect((await admin.query(started)).rows).toHaveLength(1))
    forwarder.stall()
    expect(isServerBusy(await running)).toBe(true)
    forwarder.heal()
    await endSessions()
  })

  test('a process that ends while the server is silent does not wait for it', async () => {
    await open.whenReady()
    const databaseUrl = urlOn(forwarder.port)
    const ending = await openDatabase({ databaseUrl, dataDir: '', silenceLimits: shortSilence })
    const unlisten = await ending.listen('test_channel', () => {})
    forwarder.stall()
    await unlisten()
    await ending.close()
    forwarder.heal()
  })

  test('a statement that takes longer than every limit of silence is not ended while the server works on it', async () => {
    const silenceLimits = { ...shortSilence, connectMs: hangLimitMs }
    const { pool, close } = await openDatabase({ databaseUrl: server.adminUrl, dataDir: '', silenceLimits })
    const seconds = (5 * shortSilence.statementMs) / 1_000
    const { rows } = await pool.query('select 1 as done from pg_sleep($1)', [seconds])
    expect(rows).toEqual([{ done: 1 }])
    await close()
  })

  test('the server is asked whether it has a session, and notices when the machine of a process is gone', async () => {
    const servers = createDatabaseServers([server.adminUrl], { ...shortSilence, connectMs: hangLimitMs })
    const client = await admin.connect()
    const isKnown = await servers.hasSession(server.adminUrl, sessionOf(client))
    client.release()
    expect([isKnown, await servers.hasSession(server.adminUrl, 1)]).toEqual([true, false])
    await open.whenReady()
    const setting = sql`select current_setting('tcp_keepalives_idle') as idle`
    expect((await setting.execute(open.database.db)).rows).toEqual([{ idle: '10' }])
  })
})
