import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize, type Decision } from '#platform/policy.ts'
import { mayErase, mayEraseAnything } from '../erasure.policy.ts'
import type { Erasure, ErasureSubject, ErasureTarget } from '../erasure.ts'
import { notFoundCodes } from './erase.ts'
import { listErasures } from './erasure.queries.ts'
import { findSubject } from './find-subject.ts'

/** An erasure with the name of the owner; null for an account that does not exist. */
export type NamedErasure = Erasure & { byName: string | null }

/**
 * The records of all erasures, the newest first.
 * @throws AppError the reasons of `mayEraseAnything`
 */
export async function getErasures(
  { db }: { db: Db },
  actor: Actor,
  { locale }: { locale: Locale },
): Promise<NamedErasure[]> {
  authorize(mayEraseAnything(actor))
  const erasures = await listErasures(db)
  const nameOf = await loadDisplayNames(
    db,
    erasures.map(({ by }) => by),
    locale,
  )
  return erasures.map((erasure) => ({ ...erasure, byName: nameOf(erasure.by) }))
}

/**
 * What an erasure would erase, and whether the owner may.
 * @throws AppError the reasons of `mayEraseAnything`; `sign.notFound`, `media.notFound`, `account.notFound`
 */
export async function getErasureSubject(
  { db }: { db: Db },
  actor: Actor,
  target: ErasureTarget,
): Promise<{ subject: ErasureSubject; decision: Decision }> {
  authorize(mayEraseAnything(actor))
  const found = await findSubject(db, target)
  if (!found) throw new AppError(notFoundCodes[target.kind])
  return { subject: found.subject, decision: mayErase(actor, found.facts) }
}
