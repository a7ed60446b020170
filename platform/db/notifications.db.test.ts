import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'

const { db, engine, listen, notify } = await useDatabase()

test.runIf(engine === 'server')('a listener whose connection breaks is told after it is back', async () => {
  let heard = 0
  const unlisten = await listen('test_channel', () => {
    heard += 1
  })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen "test_channel"' and pid <> pg_backend_pid()`.execute(db)
  await expect.poll(() => heard).toBe(1)

  await db.transaction().execute((tx) => notify(tx, 'test_channel'))
  await expect.poll(() => heard).toBe(2)
  await unlisten()
})

test.runIf(engine === 'server')(
  'a server connection that breaks in use fails its query and not the process',
  async () => {
    const broken = db.transaction().execute(async (tx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    })
    await expect(broken).rejects.toThrow()
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  },
)
