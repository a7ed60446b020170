import type { Db } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { SignImport } from '../sign-import.ts'

type StoredFiles = Pick<SignImport, 'storageKey' | 'mediaKey'>

/** The stored CSV files and archives of imports that may still need them. */
export async function listImportKeys(db: Db): Promise<string[]> {
  const imports = await db.selectFrom('signImport').select(['storageKey', 'mediaKey']).execute()
  return imports.flatMap(importKeys)
}

/** Deletes the stored files of an import that no longer needs them. */
export async function deleteImportFiles(storage: Pick<Storage, 'delete'>, files: StoredFiles): Promise<void> {
  for (const key of importKeys(files)) await storage.delete(key)
}

const importKeys = ({ storageKey, mediaKey }: StoredFiles): string[] =>
  [storageKey, mediaKey].filter((key) => key !== null)
