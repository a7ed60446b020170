import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { canonicalDocument } from '../canonical-document.ts'
import type { SignDocument } from '../sign-document.ts'
import { requireHistory } from './list-versions.ts'
import { findCurrentVersion, type SignOfStatus } from './signs-of-status.queries.ts'

/** A sign with the content of its newest version, which the public may not see yet. */
export interface CurrentSign extends SignOfStatus {
  document: SignDocument
}

/**
 * The newest version of a sign, for its author, approvers and administrators.
 * @throws AppError `sign.notFound`, the reasons of `maySeeHistory`
 */
export async function readCurrentSign(
  { db }: { db: Db },
  actor: Actor,
  { signId }: { signId: number },
): Promise<CurrentSign> {
  await requireHistory(db, actor, signId)
  const sign = await findCurrentVersion(db, signId)
  if (!sign) throw new AppError('sign.notFound')
  const document = canonicalDocument(sign.document)
  return { ...sign, gloss: document.texts.gloss, document }
}
