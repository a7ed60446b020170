import type { Db } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { listImportFiles, type StoredFiles } from './sign-import.queries.ts'

/** The stored CSV files and archives of imports that may still need them. */
export async function listImportKeys(db: Db): Promise<string[]> {
  return (await listImportFiles(db)).flatMap(importKeys)
}

/** Deletes the stored files of an import that no longer needs them. */
export async function deleteImportFiles(storage: Pick<Storage, 'delete'>, files: StoredFiles): Promise<void> {
  for (const key of importKeys(files)) await storage.delete(key)
}

const importKeys = ({ storageKey, mediaKey }: StoredFiles): string[] =>
  [storageKey, mediaKey].filter((key) => key !== null)
