// The lock files of a data folder: `control.lock.1`, `control.lock.2`, … The highest number is valid.
// A process locks the folder by creating the file with the next number, which only one of several processes can do.
// Only its creator changes a file, and the highest is never removed. So a process that read an old state cannot
// replace a newer holder.
import { randomUUID } from 'node:crypto'
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LockHolder, parseHolder } from './lock-holder.ts'

const pattern = /^control\.lock\.(\d+)$/

/** The valid lock: its number, and its holder if the file is readable. Number 0: never locked. */
export interface Lock {
  number: number
  holder: LockHolder | undefined
}

const pathOf = (dataDir: string, number: number) => join(dataDir, `control.lock.${number}`)

async function numbersIn(dataDir: string): Promise<number[]> {
  const names = await readdir(dataDir).catch(() => [] as string[])
  return names.flatMap((name) => pattern.exec(name)?.[1] ?? []).map(Number)
}

/** Reads the valid lock. A missing folder counts as never locked. */
export async function readLock(dataDir: string): Promise<Lock> {
  for (;;) {
    const number = Math.max(0, ...(await numbersIn(dataDir)))
    if (number === 0) return { number, holder: undefined }
    try {
      return { number, holder: parseHolder(await readFile(pathOf(dataDir, number), 'utf8')) }
    } catch (error) {
      // Removed after the folder was listed: there is a newer lock.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

/** Tries to create the lock after the one with this number. False when another process did so first. */
export async function claimLockAfter(dataDir: string, number: number, holder: LockHolder): Promise<boolean> {
  const path = pathOf(dataDir, number + 1)
  if (!(await createAtomically(path, holder))) return false

  const numbers = await numbersIn(dataDir)
  if (Math.max(...numbers) !== number + 1) {
    await rm(path, { force: true })
    return false
  }
  for (const older of numbers) if (older <= number) await rm(pathOf(dataDir, older), { force: true })
  return true
}

/** Marks this process's own lock file as released. */
export async function markReleased(dataDir: string, number: number, holder: LockHolder) {
  const path = pathOf(dataDir, number)
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify({ ...holder, released: true }), { mode: 0o600 })
  await rename(draft, path)
}

/** Creates a file with its whole content atomically; false when it already exists. */
async function createAtomically(path: string, holder: LockHolder): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}
