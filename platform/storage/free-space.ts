import { statfs } from 'node:fs/promises'

/** Less than one change with its log needs; bytes. */
const minFreeBytes = 16_000_000

/** Whether there is space for changes in a folder; true if the system does not report it. */
export async function hasFreeSpace(folder: string, minBytes: number = minFreeBytes): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= minBytes
  } catch {
    return true
  }
}
