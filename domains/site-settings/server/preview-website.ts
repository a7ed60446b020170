import type { Dataset } from '#domains/content/dataset.ts'
import { findDataset } from '#domains/content/server/content.queries.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadWebsite } from '../site-settings.policy.ts'
import { previewedDataset } from '../website-preview.ts'

/**
 * The description of the dictionary as a form that is not saved describes it. Nothing is stored.
 * @throws AppError the reasons of `mayReadWebsite`
 */
export async function previewWebsite(
  { db }: { db: Db },
  actor: Actor,
  { values }: { values: FormValues },
): Promise<Dataset> {
  authorize(mayReadWebsite(actor))
  const dataset = await findDataset(db)
  if (!dataset) throw new AppError('page.notFound')
  return previewedDataset(dataset, values)
}
