import { type DatasetChange, datasetChangeSchema } from '#domains/content/dataset.input.ts'
import { updateDataset } from '#domains/content/server/content.queries.ts'
import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, actorId, system } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { authorize } from '#platform/policy.ts'
import { type SettingsContext, storeNextVersion } from './versioned-setting.ts'
import { websiteSetting } from './website-setting.ts'

/**
 * Changes the name, the languages, the owner and settings of the dictionary; pages show it at once. What belongs to the
 * settings of the website becomes a version of them, so that a form that somebody has open is refused.
 * @throws AppError the reasons of `mayAdminister`
 */
export async function changeDataset(
  { db, now }: SettingsContext,
  actor: Actor,
  { name, acronym, owner, ...settings }: DatasetChange,
): Promise<void> {
  authorize(mayAdminister(actor))
  const facts = withoutMissing({ name, acronym, owners: owner === undefined ? undefined : [owner] })
  const chosen = withoutMissing(settings)
  await inTransaction(db, async (tx) => {
    const isRecorded = await storeNextVersion(tx, websiteSetting, {
      actor,
      at: now(),
      kind: 'changed',
      next: (_, before) => ({ ...before, ...chosen }),
    })
    if (Object.keys(facts).length === 0) return
    await updateDataset(tx, facts)
    await recordAudit(tx, {
      thing: 'dataset',
      ids: null,
      action: 'changed',
      by: actorId(actor),
      at: now(),
    })
    if (!isRecorded) await recordChange(tx, websiteSetting.publicChange, [1])
  })
}

/** The values that are given. */
const withoutMissing = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>
  }

/**
 * The command `dictionary:set`.
 * @throws AppError `request.invalid` with the fields
 */
export const changeDatasetCommand = async (context: SettingsContext, args: unknown): Promise<void> =>
  changeDataset(context, system, parseForm(datasetChangeSchema, args))
