import { eraseAccount, fullNames } from '#domains/accounts/index.ts'
import { findAccount } from '#domains/accounts/server/account.queries.ts'
import { deleteImportTraces } from '#domains/sign-import/server/imported-sign.queries.ts'
import { deleteSignMedia, deleteSigns, eraseNames } from '#domains/signs/index.ts'
import { deleteMergeTraces } from '#domains/vocabulary-management/server/merge.queries.ts'
import type { AccountActor } from '#platform/actor.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { recordSecurityEvent } from '#platform/log/security-log.ts'
import { deleteMailsTo } from '#platform/mail/folder-transport.ts'
import { authorize } from '#platform/policy.ts'
import { type ErasureInput, isTypedName } from '../erasure.input.ts'
import { mayErase, mayEraseAnything } from '../erasure.policy.ts'
import type { ErasureKind, ErasureTarget } from '../erasure.ts'
import {
  insertErasedFiles,
  insertErasure,
  listAddresses,
  lockErasureTarget,
  readGlosses,
  wasSignPublished,
} from './erasure.queries.ts'
import { type ErasureContext, erasedFilesQueueName } from './erasure-context.ts'
import { findSubject } from './find-subject.ts'

/** The error of something that does not exist, or is erased already. */
export const notFoundCodes = {
  sign: 'sign.notFound',
  media: 'media.notFound',
  person: 'account.notFound',
} as const satisfies Record<ErasureKind, ErrorCode>

/**
 * Erases a sign, a file or the data of a person for good, after an owner typed its name. A record without personal data
 * stays. The stored files are deleted after the commit, by a job that is repeated until all are gone.
 * @throws AppError `sign.notFound`, `media.notFound`, `account.notFound`, also when it is erased already; the reasons of
 *   `mayErase`; `erasure.wrongName` at `name`
 */
export async function erase(
  { db, now, jobs, contributions, mailFolder }: ErasureContext,
  actor: AccountActor,
  { target, name, reason }: ErasureInput & { target: ErasureTarget },
): Promise<void> {
  authorize(mayEraseAnything(actor))
  await inTransaction(db, async (tx) => {
    const createdAt = await lockErasureTarget(tx, target)
    const found = await findSubject(tx, target)
    if (!found || createdAt === undefined) throw new AppError(notFoundCodes[target.kind])
    authorize(mayErase(actor, found.facts))
    if (!isTypedName(name, found.subject.name))
      throw new AppError('erasure.wrongName', { fields: [{ field: 'name', code: 'erasure.wrongName' }] })
    const at = now()
    const wasPublished = target.kind !== 'sign' || (await wasSignPublished(tx, target.id))
    await insertErasure(tx, {
      ...target,
      createdAt,
      by: actor.id,
      reason,
      at: at.toISOString(),
      wasPublished,
    })
    // Nobody knows the addresses afterwards. A mail that is lost when the transaction fails was sent already.
    if (target.kind === 'person') await deleteMailsTo(mailFolder, await listAddresses(tx, target.id))
    await insertErasedFiles(tx, await eraseRows(tx, target, { by: actor.id, at, contributions }))
    await jobs.enqueue(tx, erasedFilesQueueName, {})
  })
  recordSecurityEvent('data.erased', { change: target.kind })
}

interface Eraser extends Pick<ErasureContext, 'contributions'> {
  /** Account id of the owner. */
  by: number
  at: Date
}

/**
 * Erases the rows of something that exists. It does not authorize.
 * @returns the storage keys of its files
 */
export async function eraseRows(
  tx: Tx,
  { kind, id }: ErasureTarget,
  { by, at, contributions }: Eraser,
): Promise<string[]> {
  if (kind === 'person') {
    const account = await findAccount(tx, id)
    const keys = await eraseAccount(tx, { accountId: id, erasedBy: by, at, contributions })
    if (account) await eraseNames(tx, fullNames(account))
    return keys
  }
  if (kind === 'media') return deleteSignMedia(tx, id, { actorId: by, at })
  const { glosses } = await readGlosses(tx, id)
  await deleteMergeTraces(tx, id)
  await deleteImportTraces(tx, { signId: id, glosses })
  return deleteSigns(tx, [id], { kind: 'erasure', actorId: by, at })
}
