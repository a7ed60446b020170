import type { MediaEntry } from '../manifest.ts'
import { backupDate, backupsToDelete } from '../retention.ts'
import { type EncryptedStore, keyOf, listBackups, mediaPrefix } from './encrypted-store.ts'

interface Written {
  /** What was in the storage before the backup. */
  keys: ReadonlySet<string>
  /** Name and media of the backup that was written. */
  name: string
  contents: readonly MediaEntry[]
  now: Date
  keptDays: number
}

/** Longer than any backup takes. */
const interruptedAfterMs = 48 * 3_600_000

/**
 * Deletes old backups, what interrupted ones left, and media files that no kept backup contains. So what was erased in the
 * installation is gone from its backups too when the last backup with it is deleted.
 */
export async function removeOldBackups(store: EncryptedStore, written: Written): Promise<void> {
  const { keys, name, now, keptDays } = written
  const { storage } = store
  const all = [...listBackups(keys), name]
  const deleted = new Set(backupsToDelete(all, now, keptDays))
  const kept = all.filter((backup) => !deleted.has(backup))
  for (const backup of deleted) await storage.delete(keyOf('backups', backup))
  for (const backup of listBackups(keys, 'contents')) {
    const age = now.getTime() - (backupDate(backup)?.getTime() ?? 0)
    if (deleted.has(backup) || (!kept.includes(backup) && age > interruptedAfterMs))
      await storage.delete(keyOf('contents', backup))
  }
  await removeUnusedMedia(store, written, kept)
}

async function removeUnusedMedia(store: EncryptedStore, { keys, name, contents }: Written, kept: string[]) {
  const stored = [...keys].filter((key) => key.startsWith(mediaPrefix))
  const used = new Set(contents.map(({ key }) => `${mediaPrefix}${key}`))
  // Usually there are none, and no list needs to be read.
  if (stored.every((key) => used.has(key))) return
  for (const backup of kept) {
    if (backup === name) continue
    const entries = await store.readContents(backup)
    // It is unknown what this backup needs.
    if (!entries) return
    for (const { key } of entries) used.add(`${mediaPrefix}${key}`)
  }
  for (const key of stored) if (!used.has(key)) await store.storage.delete(key)
}
