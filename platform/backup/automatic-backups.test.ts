import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { startAutomaticBackups } from './automatic-backups.ts'

const minutes = (count: number) => count * 60_000
const start = new Date('2026-11-21T10:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: start })
  return () => vi.useRealTimers()
})

/** Starts automatic backups that write empty folders; `listed` returns the times of the backups. */
async function setup(write: (folder: string) => Promise<unknown> = mkdir) {
  const folder = await temporaryFolder()
  const backups = await startAutomaticBackups({ folder, write })
  onTestFinished(() => backups.stop())
  const listed = async () => (await readdir(folder)).map((name) => name.slice(11, 16)).sort()
  /** Advances the clock in steps of a minute; a backup that begins is written before the next step. */
  const advance = async (count: number, each: () => void = () => {}) => {
    for (let minute = 0; minute < count; minute++) {
      each()
      vi.advanceTimersByTime(minutes(1))
      await backups.whenWritten()
    }
  }
  return { ...backups, listed, advance }
}

describe('automatic backups', () => {
  test('are made 15 minutes after the last change, and not again without a change', async () => {
    const { changed, listed, advance } = await setup()
    await advance(10)
    changed()
    await advance(14)
    expect(await listed()).toEqual([])
    await advance(60)
    expect(await listed()).toEqual(['10-25'])
    changed()
    await advance(15)
    expect(await listed()).toEqual(['10-25', '11-39'])
  })

  test('are made hourly while changes continue', async () => {
    const { changed, listed, advance } = await setup()
    await advance(125, changed)
    expect(await listed()).toEqual(['11-00', '12-00'])
  })

  test('are made on a clean stop if there are changes', async () => {
    const { changed, listed, stop, advance } = await setup()
    await advance(16)
    await stop()
    expect(await listed()).toEqual(['10-15'])
    await advance(60)
    changed()
    await stop()
    expect(await listed()).toEqual(['10-15', '11-16'])
  })

  test('are made before a migration', async () => {
    const { beforeMigration, listed, lastBackup, advance } = await setup()
    await beforeMigration()
    expect(lastBackup()).toEqual({ createdAt: start })
    await advance(60)
    expect(await listed()).toEqual(['10-00'])
  })

  test('that fail are reported, leave no files, prevent a migration, and are tried again', async () => {
    let broken = true
    const { beforeMigration, listed, lastBackup, advance } = await setup(async (folder) => {
      await mkdir(folder)
      if (broken) throw new Error('no space left')
    })
    await expect(beforeMigration()).rejects.toThrow('no space left')
    expect(lastBackup()).toEqual({ createdAt: undefined, failedAt: start, error: 'Error: no space left' })
    expect(await listed()).toEqual([])

    broken = false
    await advance(14)
    expect(await listed()).toEqual([])
    await advance(1)
    expect(await listed()).toEqual(['10-15'])
    expect(lastBackup()).toEqual({ createdAt: new Date('2026-11-21T10:15:00Z') })
  })

  test('that fail are tried again after 15 minutes at the earliest, even while changes continue', async () => {
    const attempts: string[] = []
    const { changed, advance } = await setup(async () => {
      attempts.push(new Date().toISOString().slice(11, 16))
      throw new Error('no space left')
    })
    await advance(50)
    expect(attempts).toEqual(['10:15', '10:30', '10:45'])
    await advance(40, changed)
    expect(attempts.slice(3)).toEqual(['11:00', '11:15', '11:30'])
  })

  test('do not count as saved the changes made while they were written', async () => {
    const writing = Promise.withResolvers<void>()
    const { changed, beforeMigration, listed, advance } = await setup(async (folder) => {
      await writing.promise
      await mkdir(folder)
    })
    const saved = beforeMigration()
    changed()
    writing.resolve()
    await saved
    await advance(16)
    expect(await listed()).toEqual(['10-00', '10-15'])
  })

  test('know the newest backup of an earlier process and remove unfinished ones', async () => {
    const folder = await temporaryFolder()
    const earlier = '2026-11-20T23-00-00-000Z'
    for (const name of [earlier, '2026-11-19T23-00-00-000Z', `${earlier}.partial`])
      await mkdir(join(folder, name))
    const backups = await startAutomaticBackups({ folder, write: mkdir })
    expect(backups.lastBackup()).toEqual({ createdAt: new Date('2026-11-20T23:00:00Z') })
    expect(await readdir(folder)).not.toContain(`${earlier}.partial`)
    await backups.stop()
  })
})
