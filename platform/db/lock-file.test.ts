import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { claimLockAfter, markReleased, readLock } from './lock-file.ts'
import { describeThisProcess } from './lock-holder.ts'

const holder = describeThisProcess('control.sock')

test('a process that read the lock before another one took it cannot take it', async () => {
  const dataDir = await temporaryFolder()
  await writeFile(join(dataDir, 'control.lock.3'), JSON.stringify({ ...holder, pid: 3 }))

  expect(await claimLockAfter(dataDir, 1, holder)).toBe(false)
  expect(await claimLockAfter(dataDir, 2, holder)).toBe(false)
  expect(await readdir(dataDir)).toEqual(['control.lock.3'])
  expect((await readLock(dataDir)).holder?.pid).toBe(3)
})

test('a release keeps the number, so that an older state remains recognizable', async () => {
  const dataDir = await temporaryFolder()
  expect(await claimLockAfter(dataDir, 0, holder)).toBe(true)
  await markReleased(dataDir, 1, holder)

  expect(await claimLockAfter(dataDir, 0, holder)).toBe(false)
  expect(await readLock(dataDir)).toEqual({ number: 1, holder: { ...holder, released: true } })
})
