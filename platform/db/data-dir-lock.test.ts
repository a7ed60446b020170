import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { callControl } from '#platform/control/call-control.ts'
import { serveControl } from '#platform/control/serve-control.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { readLock } from './lock-file.ts'
import { describeThisProcess } from './lock-holder.ts'
import { startChild } from './testing/start-child.ts'

async function holderIn(dataDir: string) {
  const child = startChild('hold-folder.ts', dataDir)
  expect(await child.nextLine()).toBe('taken')
  return child
}

const heldBy = (pid: number | undefined) => ({ code: 'database.held', params: { pid, host: hostname() } })

/** A folder with a lock file of this content and no process listening. */
async function folderLockedBy(change: Partial<ReturnType<typeof describeThisProcess>>) {
  const dataDir = await temporaryFolder()
  const holder = { ...describeThisProcess(join(dataDir, 'control.sock')), ...change }
  await writeFile(join(dataDir, 'control.lock.1'), JSON.stringify(holder))
  return dataDir
}

describe('the lock of a data folder', () => {
  test('rejects a second process and names the first', async () => {
    const dataDir = await temporaryFolder()
    const first = await holderIn(dataDir)
    await expect(lockDataDir(dataDir)).rejects.toMatchObject(heldBy(first.process.pid))
    await expect(lockDataDir(dataDir, { force: true })).rejects.toMatchObject(heldBy(first.process.pid))
  })

  test('rejects a second lock of the same process, too', async () => {
    const dataDir = await temporaryFolder()
    const lock = await lockDataDir(dataDir)
    await expect(lockDataDir(dataDir)).rejects.toMatchObject(heldBy(process.pid))
    await lock.release()
  })

  test('can be taken after a release, which removes the socket', async () => {
    const dataDir = await temporaryFolder()
    const first = await lockDataDir(dataDir)
    expect((await stat(join(dataDir, 'control.sock'))).mode & 0o777).toBe(0o600)
    await first.release()
    expect(existsSync(join(dataDir, 'control.sock'))).toBe(false)
    expect(await callControl(dataDir, 'import', {})).toEqual({ reached: false })
    await (await lockDataDir(dataDir)).release()
  })

  test('can be taken over after a kill -9 of its holder', async () => {
    const dataDir = await temporaryFolder()
    const first = await holderIn(dataDir)
    await first.kill()
    expect(existsSync(join(dataDir, 'control.sock'))).toBe(true)

    const lock = await lockDataDir(dataDir)
    expect((await readLock(dataDir)).holder?.pid).toBe(process.pid)
    await lock.release()
  })

  test('is taken by exactly one of five processes that compete for a stale lock', async () => {
    const dataDir = await temporaryFolder()
    await (await holderIn(dataDir)).kill()

    const moment = `${Date.now() + 2_000}`
    const takers = Array.from({ length: 5 }, () => startChild('hold-folder.ts', dataDir, moment))
    const outcomes = await Promise.all(takers.map((taker) => taker.nextLine()))
    const winner = takers[outcomes.indexOf('taken')]
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === `database.held ${winner?.process.pid}`)).toHaveLength(4)
  })

  test('is taken by exactly one of many competing calls in one process', async () => {
    const dataDir = await folderLockedBy({ processStart: 'long ago' })
    for (let round = 0; round < 20; round++) {
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dataDir)))
      const taken = tries.filter((attempt) => attempt.status === 'fulfilled')
      expect(taken).toHaveLength(1)
      const refusals = tries.filter((attempt) => attempt.status === 'rejected')
      for (const { reason } of refusals) expect(reason).toMatchObject({ code: 'database.held' })
      await taken[0]?.value.release()
    }
    expect((await readdir(dataDir)).filter((name) => name.startsWith('control'))).toHaveLength(1)
  })

  test('is not taken over from a running process whose socket file was removed', async () => {
    const dataDir = await temporaryFolder()
    const first = await holderIn(dataDir)
    await rm(join(dataDir, 'control.sock'))
    await expect(lockDataDir(dataDir, { force: true })).rejects.toMatchObject(heldBy(first.process.pid))
  })

  test('can be taken over when the pid belongs to a later process', async () => {
    const dataDir = await folderLockedBy({ processStart: 'long ago' })
    await (await lockDataDir(dataDir)).release()
  })

  test.each([
    ['another machine', 'elsewhere', {}],
    [
      'another start of a machine without identity',
      hostname(),
      { bootId: 'before the power cut', machineId: '' },
    ],
  ])('is not taken from %s, unless by force', async (_whose, host, change) => {
    const dataDir = await folderLockedBy({ pid: 4_000_000, host, ...change })
    await expect(lockDataDir(dataDir)).rejects.toMatchObject({
      code: 'database.held',
      params: { pid: 4_000_000, host },
    })
    await (await lockDataDir(dataDir, { force: true })).release()
  })

  test('with an unreadable file is taken over only by force', async () => {
    const dataDir = await temporaryFolder()
    await writeFile(join(dataDir, 'control.lock.7'), '')
    await expect(lockDataDir(dataDir)).rejects.toMatchObject({ code: 'database.held' })
    await (await lockDataDir(dataDir, { force: true })).release()
  })

  test('uses a short socket path for a folder with a long name', async () => {
    const dataDir = join(await temporaryFolder(), 'x'.repeat(120))
    await mkdir(dataDir)
    const lock = await lockDataDir(dataDir)
    const { socket } = JSON.parse(await readFile(join(dataDir, 'control.lock.1'), 'utf8'))
    expect(Buffer.byteLength(socket)).toBeLessThanOrEqual(100)
    serveControl(lock, { hello: async () => 'here' })
    expect(await callControl(dataDir, 'hello', {})).toEqual({ reached: true, result: 'here' })
    await lock.release()
    expect(existsSync(join(socket, '..'))).toBe(false)
  })
})
