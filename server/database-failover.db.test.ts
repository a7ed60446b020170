import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { startPostgres } from '#tests/postgres.ts'
import { durableSettings, promote, startStandby } from '#tests/postgres-standby.ts'
import { openSiteOnServer } from './database-faults.fixture.ts'

// The steps of docs/operations.md, with the programs of PostgreSQL.

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'when the primary is killed and the standby promoted, the process goes on there, and nothing acknowledged is lost',
  async () => {
    const primary = await startPostgres({ settings: () => durableSettings })
    onTestFinished(() => primary.stop())
    const standby = await startStandby(primary)
    onTestFinished(() => standby.stop())
    const databaseUrl = `postgres://postgres@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/postgres`
    const site = await openSiteOnServer({ databaseUrl, otherUrl: databaseUrl })
    onTestFinished(() => site.close())
    const { db } = site.database
    await sql`create table written (id int primary key)`.execute(db)

    const acknowledged: number[] = []
    let isStopped = false
    let id = 0
    const write = async () => {
      while (!isStopped) {
        const own = ++id
        await sql`insert into written values (${own})`.execute(db).then(
          () => acknowledged.push(own),
          () => {},
        )
      }
    }
    const writers = [write(), write(), write()]
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(20))
    await primary.end('SIGQUIT')
    expect((await site.signIn('ana')).status).toBe(503)
    expect((await site.ask('/api/signs')).status).toBe(200)
    const before = acknowledged.length

    await promote(standby)
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(before + 20))
    isStopped = true
    await Promise.all(writers)
    const { rows } = await sql<{ id: number }>`select id from written`.execute(db)
    const stored = new Set(rows.map((row) => row.id))
    expect(acknowledged.filter((written) => !stored.has(written))).toEqual([])

    await eventually(async () => expect((await site.signIn('ana')).status).toBe(200))
    const expectFollowed = await site.writeElsewhere('after the failover')
    await expectFollowed()
  },
)
