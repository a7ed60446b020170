import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import { newServerDatabase, temporaryDataFolder } from '#tests/database.ts'
import { type Database, openDatabase } from '../db/open-database.ts'
import { startChild } from '../db/testing/start-child.ts'
import { parkedJobsFor, repeatParkedJob } from './parked-jobs.ts'

const worker = '../../jobs/dying-worker.fixture.ts'
const deadly = { queue: 'test.dying', data: { job: 'deadly' } }

/** A migrated database that several processes open in turn. */
interface Place {
  /** The data folder, or the URL of the server's database. */
  place: string
  open: () => Promise<Database>
}

async function aPlace(): Promise<Place> {
  if (process.env.TEST_DATABASE === 'postgres') {
    const databaseUrl = await newServerDatabase(`parked_${process.env.VITEST_POOL_ID}`, 'migrated')
    return { place: databaseUrl, open: () => openDatabase({ databaseUrl, dataDir: '' }) }
  }
  const dataDir = await temporaryDataFolder()
  return { place: dataDir, open: () => openDatabase({ dataDir }) }
}

const listParkedJobs = async ({ db }: Database, actor: Actor) => {
  const { jobs } = await db.selectNoFrom(parkedJobsFor(actor).as('jobs')).executeTakeFirstOrThrow()
  return jobs
}

/** On a server the job of a dead process is taken over when its last sign of life is old enough: makes it old. */
async function ageSignsOfLife(open: Place['open']) {
  if (process.env.TEST_DATABASE !== 'postgres') return
  const database = await open()
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour'
    where state = 'active'`.execute(database.db)
  await database.close()
}

/** What a process prints until the line, which is the last of them; it is killed then, unless it has ended. */
async function runUntil({ place, open }: Place, last: string, mode: string): Promise<string[]> {
  const child = startChild(worker, place, mode)
  const lines: string[] = []
  for (let line = await child.nextLine(); line !== undefined; line = await child.nextLine()) {
    lines.push(line)
    if (line === last) break
  }
  await child.kill()
  await ageSignsOfLife(open)
  return lines
}

test('a job that ended its process twice is parked: a restart does not run it, an administrator may', async () => {
  const place = await aPlace()
  for (const _death of [1, 2]) expect(await runUntil(place, 'started', 'list')).toContain('started')
  expect(await runUntil(place, 'parked', 'list')).not.toContain('started')
  // The restart queues it again, before the other one.
  expect(await runUntil(place, 'other', 'list')).not.toContain('started')

  const database = await place.open()
  const queued: unknown[] = []
  const context = {
    db: database.db,
    jobs: { enqueue: async (_tx: unknown, ...job: unknown[]) => void queued.push(job) },
  }
  const [parked] = await listParkedJobs(database, cast.ana)
  expect(parked).toMatchObject(deadly)
  expect(await listParkedJobs(database, cast.bruno)).toEqual([])
  const id = parked?.id ?? 0
  for (const actor of [cast.bruno, anActor({ id: 9 })])
    await expect(repeatParkedJob(context, actor, { id })).rejects.toMatchObject({
      code: 'account.adminsOnly',
    })
  expect(await listParkedJobs(database, cast.ana)).toHaveLength(1)
  for (const _click of [1, 2]) await repeatParkedJob(context, cast.ana, { id })
  expect(queued).toEqual([[deadly.queue, deadly.data]])
  expect(await listParkedJobs(database, cast.ana)).toEqual([])
  await database.close()

  expect(await runUntil(place, 'started', 'list')).toContain('started')
})

test('a queue with a place for failures shows the job there, and nothing is parked', async () => {
  const place = await aPlace()
  for (const _death of [1, 2]) expect(await runUntil(place, 'started', 'hook')).toContain('started')
  expect(await runUntil(place, 'parked', 'hook')).toContain('parked')
  const database = await place.open()
  expect(await listParkedJobs(database, cast.ana)).toEqual([])
  await database.close()
})
