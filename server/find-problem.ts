import type { Database } from '#platform/db/open-database.ts'
import { hasFreeSpace } from '#platform/storage/free-space.ts'
import type { Storage } from '#platform/storage/storage.ts'

interface Options {
  database: Pick<Database, 'pool'>
  storage: Pick<Storage, 'check'>
  dataDir: string
}

/** Finds out why the process cannot serve all requests; null if it can. */
export function createProblemFinder({ database, storage, dataDir }: Options): () => Promise<string | null> {
  return async () => {
    const isReadOnly = await database.pool
      .query("select current_setting('transaction_read_only') as setting")
      .then(({ rows }) => rows[0]?.setting === 'on')
      .catch(() => undefined)
    if (isReadOnly === undefined) return 'the database does not respond'
    if (isReadOnly) return 'the database is read-only'
    if (!(await hasFreeSpace(dataDir))) return 'storage is full'
    return storage.check().then(
      () => null,
      () => 'the file storage does not respond',
    )
  }
}
