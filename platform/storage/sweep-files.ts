import type { Storage } from './storage.ts'

/** Which stored files are used. */
export interface FileReferences {
  keys: ReadonlySet<string>
  /** Beginnings of keys that a job may be writing, before it stores them in the database. */
  prefixes: readonly string[]
}

interface SweepOptions {
  /** Called after the files were listed, so that a file that became used meanwhile is kept. */
  readReferences: () => Promise<FileReferences>
  now: () => Date
  /** Otherwise the files are only listed. */
  isDeleting: boolean
}

export interface SweepResult {
  keys: string[]
  bytes: number
}

/** A file is stored before the row that refers to it; between both lies much less than a day. */
const minAgeMs = 24 * 60 * 60 * 1000

/** Finds stored files that nothing refers to and that are older than a day, and deletes them if asked to. */
export async function sweepFiles(
  storage: Pick<Storage, 'list' | 'stat' | 'delete'>,
  { readReferences, now, isDeleting }: SweepOptions,
): Promise<SweepResult> {
  const stored = await Array.fromAsync(storage.list())
  const { keys: used, prefixes } = await readReferences()
  const unused: SweepResult = { keys: [], bytes: 0 }
  for (const key of stored.toSorted()) {
    if (used.has(key) || prefixes.some((prefix) => key.startsWith(prefix))) continue
    const found = await storage.stat(key)
    if (!found || now().getTime() - found.modifiedAt.getTime() < minAgeMs) continue
    if (isDeleting) await storage.delete(key)
    unused.keys.push(key)
    unused.bytes += found.bytes
  }
  return unused
}
