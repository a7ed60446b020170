import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, system } from '#platform/actor.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { authorize } from '#platform/policy.ts'
import { type DatasetChange, datasetChangeSchema } from '../dataset.input.ts'
import { updateDataset } from './content.queries.ts'

interface Context {
  db: Db
}

/** Changes the name, the languages and the owner of the dictionary; pages show it at once. */
export async function changeDataset(
  { db }: Context,
  actor: Actor,
  { owner, ...change }: DatasetChange,
): Promise<void> {
  authorize(mayAdminister(actor))
  const values = { ...change, ...(owner !== undefined && { owners: [owner] }) }
  if (Object.keys(values).length === 0) return
  await inTransaction(db, async (tx) => {
    await updateDataset(tx, values)
    await recordChange(tx, 'dictionary', [1])
  })
}

/**
 * The command `dictionary:set`.
 * @throws AppError `request.invalid` with the fields
 */
export const changeDatasetCommand = async (context: Context, args: unknown): Promise<void> =>
  changeDataset(context, system, parseForm(datasetChangeSchema, args))
