import { findSignVersion } from '#domains/signs/server/version.queries.ts'
import { mayEdit } from '#domains/signs/sign.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import type { NewerVersion } from '../form-choices.ts'
import { findEditableSign } from './editable-sign.queries.ts'
import { listReferredSigns } from './get-sign-form.ts'

/**
 * What the form needs to merge its values with a newer version.
 * @throws AppError `sign.notFound`, the reasons of `mayEdit`
 */
export async function getNewerVersion(
  { db }: { db: Db },
  actor: Actor,
  { id, baseRevision, locale }: { id: number; baseRevision: number; locale: Locale },
): Promise<NewerVersion> {
  const sign = await findEditableSign(db, id)
  if (!sign) throw new AppError('sign.notFound')
  authorize(mayEdit(actor, sign))
  const base = await findSignVersion(db, id, baseRevision)
  if (!base) throw new AppError('sign.notFound')
  const { revision, document } = sign
  return { revision, document, base, signs: await listReferredSigns(db, actor, [document, base], locale) }
}
