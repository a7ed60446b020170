import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { startJob } from '#platform/jobs/job-definition.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { openJobs } from '#platform/jobs/open-jobs.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { castId, loadCast } from '#seeds/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import { mediaJob, mediaQueue, queueProcessing } from './media-job.ts'

const database = await useDatabase()
const { db } = database
const opened: Jobs[] = []
/** The originals in the order in which they were read. */
let read: string[]

beforeEach(async () => {
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  await loadCast(db)
  read = []
})
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close()
})

async function openProcess(): Promise<Jobs> {
  const jobs = await openJobs({ database, log: pino({ level: 'silent' }), queues: [mediaQueue] })
  opened.push(jobs)
  return jobs
}

/** Works on videos as long as each can be read; each of them is then damaged, which ends its job. */
const work = (jobs: Jobs, onRead: (key: string) => Promise<void> = async () => {}) =>
  startJob(
    jobs,
    mediaJob(async () => {}),
    {
      db,
      jobs,
      programs: undefined,
      storage: {
        ...fileSystemStorage('unused'),
        async read(key) {
          read.push(key)
          await onRead(key)
          throw new AppError('media.damaged', { params: { file: key } })
        },
      },
    },
  )

async function queueVideo(jobs: Jobs, name: string, uploadedBy: number | null): Promise<void> {
  await inTransaction(db, async (tx) => {
    const id = await insertMedia(tx, { originalName: name, uploadedBy })
    await insertMediaFile(tx, id, { key: name })
    await queueProcessing(tx, jobs, id)
  })
}

test('many videos of one person do not go before one of another [SGN-07]', async () => {
  const jobs = await openProcess()
  const [bruno, carla] = [await castId(db, 'bruno'), await castId(db, 'carla')]
  for (const number of [1, 2, 3, 4, 5]) await queueVideo(jobs, `bruno-${number}.mp4`, bruno)
  await queueVideo(jobs, 'carla-1.mp4', carla)
  await queueVideo(jobs, 'carla-2.mp4', carla)
  await queueVideo(jobs, 'imported.mp4', null)
  await work(jobs)
  await expect.poll(() => read.length).toBe(8)
  expect(read).toEqual([
    'bruno-1.mp4',
    'carla-1.mp4',
    'imported.mp4',
    'bruno-2.mp4',
    'carla-2.mp4',
    'bruno-3.mp4',
    'bruno-4.mp4',
    'bruno-5.mp4',
  ])
})

test('somebody who uploads one video after the other does not keep others waiting [SGN-07]', async () => {
  const jobs = await openProcess()
  const [bruno, carla] = [await castId(db, 'bruno'), await castId(db, 'carla')]
  for (const number of [1, 2, 3]) await queueVideo(jobs, `bruno-${number}.mp4`, bruno)
  let count = 0
  await work(jobs, async () => {
    count += 1
    if (count <= 4) await queueVideo(jobs, `carla-${count}.mp4`, carla)
  })
  await expect.poll(() => read.length).toBe(7)
  expect(read.slice(0, 5)).toEqual([
    'bruno-1.mp4',
    'carla-1.mp4',
    'bruno-2.mp4',
    'carla-2.mp4',
    'bruno-3.mp4',
  ])
})

test.runIf(database.engine === 'server')(
  'two processes convert each video once, and people still take turns [SGN-07]',
  async () => {
    const [first, second] = [await openProcess(), await openProcess()]
    const [bruno, carla] = [await castId(db, 'bruno'), await castId(db, 'carla')]
    for (const number of [1, 2, 3, 4, 5, 6]) await queueVideo(first, `bruno-${number}.mp4`, bruno)
    await queueVideo(first, 'carla-1.mp4', carla)
    await Promise.all([work(first), work(second)])
    await expect.poll(() => read.length).toBe(7)
    expect(new Set(read).size).toBe(7)
    // Each process may have begun one before the first turn was decided.
    expect(read.indexOf('carla-1.mp4')).toBeLessThanOrEqual(3)
  },
)
