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

/** Automatic backups that write an empty folder each, and the minutes after the start when they did. */
async function starting(write: (folder: string) => Promise<unknown> = mkdir) {
  const folder = await temporaryFolder()
  const backups = await startAutomaticBackups({ folder, write })
  onTestFinished(() => backups.stop())
  const listed = async () => (await readdir(folder)).map((name) => name.slice(11, 16)).sort()
  return { ...backups, folder, listed }
}

/** Lets time pass in steps of a minute, with real file work in between. */
async function pass(count: number, each: () => void = () => {}) {
  for (let passed = 0; passed < count; passed++) {
    each()
    vi.advanceTimersByTime(minutes(1))
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
}

describe('automatic backups', () => {
  test('follow a quarter of an hour after the last change, and then wait for the next', async () => {
    const { changed, listed } = await starting()
    await pass(10)
    changed()
    await pass(14)
    expect(await listed()).toEqual([])
    await pass(60)
    expect(await listed()).toEqual(['10-25'])
    changed()
    await pass(15)
    expect(await listed()).toEqual(['10-25', '11-39'])
  })

  test('come hourly while changes go on', async () => {
    const { changed, listed } = await starting()
    await pass(125, changed)
    expect(await listed()).toEqual(['11-00', '12-00'])
  })

  test('are made on a clean stop when something changed, and only then', async () => {
    const { changed, listed, stop } = await starting()
    await pass(16)
    await stop()
    expect(await listed()).toEqual(['10-15'])
    await pass(60)
    changed()
    await stop()
    expect(await listed()).toEqual(['10-15', '11-16'])
  })

  test('are made before a migration', async () => {
    const { beforeMigration, listed, lastBackup } = await starting()
    await beforeMigration()
    expect(lastBackup()).toEqual({ at: start })
    await pass(60)
    expect(await listed()).toEqual(['10-00'])
  })

  test('that fail say so, leave nothing behind, stop a migration, and are tried again', async () => {
    let broken = true
    const { beforeMigration, listed, lastBackup } = await starting(async (folder) => {
      await mkdir(folder)
      if (broken) throw new Error('no space left')
    })
    await expect(beforeMigration()).rejects.toThrow('no space left')
    expect(lastBackup()).toEqual({ at: undefined, failedAt: start, error: 'Error: no space left' })
    expect(await listed()).toEqual([])

    broken = false
    await pass(14)
    expect(await listed()).toEqual([])
    await pass(1)
    expect(await listed()).toEqual(['10-15'])
    expect(lastBackup()).toEqual({ at: new Date('2026-11-21T10:15:00Z') })
  })

  test('hold changes made while the last one was written to be unsaved', async () => {
    const writing = Promise.withResolvers<void>()
    const { changed, beforeMigration, listed } = await starting(async (folder) => {
      await writing.promise
      await mkdir(folder)
    })
    const saved = beforeMigration()
    changed()
    writing.resolve()
    await saved
    await pass(16)
    expect(await listed()).toEqual(['10-00', '10-15'])
  })

  test('know the newest of an earlier run and remove what was left half written', async () => {
    const folder = await temporaryFolder()
    const earlier = '2026-11-20T23-00-00-000Z'
    for (const name of [earlier, '2026-11-19T23-00-00-000Z', `${earlier}.partial`])
      await mkdir(join(folder, name))
    const backups = await startAutomaticBackups({ folder, write: mkdir })
    expect(backups.lastBackup()).toEqual({ at: new Date('2026-11-20T23:00:00Z') })
    expect(await readdir(folder)).not.toContain(`${earlier}.partial`)
    await backups.stop()
  })
})
