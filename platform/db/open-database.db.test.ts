import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openEmbeddedDatabase, useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openDatabase } from './open-database.ts'
import { isServerBusy } from './server-busy.ts'

const { db, pool, engine, listen, notify } = await useDatabase()

describe('an open database', () => {
  test('reads bigint as a number and does not rename keys inside jsonb', async () => {
    const { rows } = await sql`select 3::bigint as some_count, '{"a_b": 1}'::jsonb as some_json`.execute(db)
    expect(rows).toEqual([{ someCount: 3, someJson: { a_b: 1 } }])
  })

  test('stores nothing of a failed transaction', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await tx.insertInto('language').values({ code: 'pt' }).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await db.selectFrom('language').selectAll().execute()).toEqual([])
  })

  test('stays usable after a statement that fails inside a transaction', async () => {
    const failing = db.transaction().execute((tx) => sql`select 1 / 0`.execute(tx))
    await expect(failing).rejects.toThrow('division by zero')
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  test('notifies listeners at commit, and not after a rollback', async () => {
    let heard = 0
    const unlisten = await listen('test_channel', () => {
      heard += 1
    })
    await db
      .transaction()
      .execute(async (tx) => {
        await notify(tx, 'test_channel')
        throw new Error('no')
      })
      .catch(() => {})
    await db.transaction().execute(async (tx) => {
      await notify(tx, 'test_channel')
      await sql`select pg_sleep(0.05)`.execute(tx)
      expect(heard).toBe(0)
    })
    await expect.poll(() => heard).toBe(1)

    await unlisten()
    await db.transaction().execute((tx) => notify(tx, 'test_channel'))
    await sql`select pg_sleep(0.05)`.execute(db)
    expect(heard).toBe(1)
  })

  test('writes and reads 8 MB of bytes', async () => {
    const bytes = Buffer.alloc(8_000_000, 'sign\0')
    const { rows } = await pool.query('select $1::bytea as bytes', [bytes])
    expect(bytes.equals(rows[0].bytes)).toBe(true)
  })

  test('answers many concurrent queries in order', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index)
    const answers = await Promise.all(
      numbers.map((number) =>
        pool.query('select $1::int as number', [number]).then(({ rows }) => rows[0].number),
      ),
    )
    expect(answers).toEqual(numbers)
  })
})

describe.runIf(engine === 'embedded')('the embedded engine', () => {
  const openImpatient = async () => {
    const impatient = await openEmbeddedDatabase('memory://', {
      files: 'empty',
      connectionTimeoutMillis: 100,
    })
    onTestFinished(impatient.close)
    return impatient
  }

  test('reports the wrong use of the database inside its own transaction as busy', async () => {
    const { db } = await openImpatient()
    const nested = db.transaction().execute(() => sql`select 1`.execute(db))
    await expect(nested).rejects.toMatchObject({ code: 'server.busy', status: 503 })
    await expect(nested.catch((error) => error.cause.message)).resolves.toContain('use the transaction')
  })

  test('reports the wrong use of the pool inside a transaction as busy', async () => {
    const { db, pool } = await openImpatient()
    const raw = db.transaction().execute(() => pool.query('select 1'))
    expect(await raw.then(() => false, isServerBusy)).toBe(true)
  })

  test('rejects running queries when its thread crashes, and recovers with every acknowledged row', async () => {
    const dataDir = await temporaryFolder()
    const starting = once(process, 'worker')
    const own = await openDatabase({ dataDir, connectionTimeoutMillis: 10_000 })
    let heard = 0
    await own.listen('test_channel', () => {
      heard += 1
    })
    await sql`create table kept (id int primary key)`.execute(own.db)
    await sql`insert into kept values (1)`.execute(own.db)

    const isSleeping = Promise.withResolvers<void>()
    const open = own.db.transaction().execute(async (tx) => {
      await sql`insert into kept values (2)`.execute(tx)
      const sleep = sql`select pg_sleep(3600)`.execute(tx)
      isSleeping.resolve()
      await sleep
    })
    const running = expect(open).rejects.toThrow('connection error')
    await isSleeping.promise
    const [worker] = (await starting) as [Worker]
    await worker.terminate()
    await running

    expect((await sql`select id from kept`.execute(own.db)).rows).toEqual([{ id: 1 }])
    await own.db.transaction().execute((tx) => own.notify(tx, 'test_channel'))
    await expect.poll(() => heard).toBe(1)
    await own.close()
  })
})

test('a server that cannot be reached is reported with a reason and without its address', async () => {
  const opened = openDatabase({ databaseUrl: 'postgres://signs:secret@127.0.0.1:1/signs', dataDir: '' })
  await expect(opened).rejects.toMatchObject({
    code: 'database.unreachable',
    params: { reason: 'ECONNREFUSED' },
  })
})
