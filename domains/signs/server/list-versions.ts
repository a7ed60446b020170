import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { canonicalDocument } from '../canonical-document.ts'
import { maySeeHistory } from '../sign.policy.ts'
import type { SignDocument } from '../sign-document.ts'
import { loadSignFacts } from './sign-facts.queries.ts'
import { publishesNothing } from './signs-context.ts'
import { findSignVersion, listSignVersions, type SignVersion } from './version.queries.ts'

export type { SignVersion }

/**
 * The history of a sign, the newest version first (SGN-13).
 * @throws AppError `sign.notFound`, the reasons of `maySeeHistory`
 */
export async function listVersions(
  { db }: { db: Db },
  actor: Actor,
  { signId }: { signId: number },
): Promise<SignVersion[]> {
  await requireHistory(db, actor, signId)
  return listSignVersions(db, signId)
}

/**
 * The content of one version.
 * @throws AppError `sign.notFound`, `sign.versionNotFound`, the reasons of `maySeeHistory`
 */
export async function readVersion(
  { db }: { db: Db },
  actor: Actor,
  { signId, revision }: { signId: number; revision: number },
): Promise<SignDocument> {
  await requireHistory(db, actor, signId)
  const document = await findSignVersion(db, signId, revision)
  if (!document) throw new AppError('sign.versionNotFound')
  return canonicalDocument(document)
}

/** @throws AppError `sign.notFound`, the reasons of `maySeeHistory` */
export async function requireHistory(db: Db, actor: Actor, signId: number) {
  const sign = (await loadSignFacts(db, [signId], publishesNothing)).get(signId)
  if (!sign) throw new AppError('sign.notFound')
  authorize(maySeeHistory(actor, sign))
}
