import { z } from 'zod'
import type { Contributions } from '#domains/accounts/contributions.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { deleteErasedFiles } from './delete-erased-files.ts'
import { readErasureList, readStoredErasureList, writeErasureList } from './erasure-list.ts'
import { repeatErasures } from './repeat-erasures.ts'

/** The path of a list, beside the one in the storage. */
const schema = z.object({ file: z.string().optional() })

/**
 * The command `erasures:repeat`, for databases that were restored by the tools of PostgreSQL.
 * @returns how many erasures were repeated
 * @throws AppError `request.invalid`, `erasure.listMissing`, `erasure.listDamaged`, and the errors of the storage
 */
export async function repeatErasuresCommand(
  {
    db,
    storage,
    contributions,
  }: { db: Db; storage: Storage; contributions: Pick<Contributions, 'removeSigns'> },
  args: unknown,
): Promise<{ repeated: number }> {
  const { success, data, error } = schema.safeParse(args)
  if (!success) throw new AppError('request.invalid', { cause: error })
  const erasures = await readStoredErasureList(storage)
  if (data.file !== undefined) erasures.push(...(await readErasureList(data.file)))
  const repeated = await inTransaction(db, (tx) => repeatErasures(tx, erasures, contributions))
  await deleteErasedFiles({ db, storage })
  await writeErasureList({ db, storage })
  return { repeated }
}
