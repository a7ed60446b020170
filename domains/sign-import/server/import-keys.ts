import type { Db } from '#platform/db/transaction.ts'

/** The stored CSV files of imports that may still need them. */
export async function listImportKeys(db: Db): Promise<string[]> {
  const imports = await db
    .selectFrom('signImport')
    .select('storageKey')
    .where('storageKey', 'is not', null)
    .execute()
  return imports.flatMap(({ storageKey }) => storageKey ?? [])
}
