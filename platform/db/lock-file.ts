// The lock files of a data folder: `control.lock.1`, `control.lock.2`, … of which the highest number counts.
// Taking the folder is creating the next number, which exactly one of several takers can. A file is never
// changed by anybody but its writer and the highest is never removed, so a taker that looked long ago cannot
// displace a newer holder.
import { randomUUID } from 'node:crypto'
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LockHolder, parseHolder } from './lock-holder.ts'

const pattern = /^control\.lock\.(\d+)$/

/** The lock that counts: its number, and its holder when the file could be read. Number 0: never locked. */
export interface Lock {
  number: number
  holder: LockHolder | undefined
}

const pathOf = (dataDir: string, number: number) => join(dataDir, `control.lock.${number}`)

async function numbersIn(dataDir: string): Promise<number[]> {
  const names = await readdir(dataDir).catch(() => [] as string[])
  return names.flatMap((name) => pattern.exec(name)?.[1] ?? []).map(Number)
}

/** Reads the lock that counts. A missing folder is one that was never locked. */
export async function readLock(dataDir: string): Promise<Lock> {
  for (;;) {
    const number = Math.max(0, ...(await numbersIn(dataDir)))
    if (number === 0) return { number, holder: undefined }
    try {
      return { number, holder: parseHolder(await readFile(pathOf(dataDir, number), 'utf8')) }
    } catch (error) {
      // Gone since the folder was listed: a newer lock counts.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

/** Tries to follow the lock with this number. False when somebody else did. */
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

/** Says in the own lock file that the folder is free again. */
export async function markReleased(dataDir: string, number: number, holder: LockHolder) {
  const path = pathOf(dataDir, number)
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify({ ...holder, released: true }), { mode: 0o600 })
  await rename(draft, path)
}

/** Creates a file that is complete from its first moment; false when it exists already. */
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
