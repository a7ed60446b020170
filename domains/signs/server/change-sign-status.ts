import type { Actor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { SignTransition } from '../sign-transitions.ts'
import { type SavedSign, saveSigns } from './save-signs.ts'
import { findIdentities } from './sign.queries.ts'
import type { SignsContext } from './signs-context.ts'

export interface StatusChangeRequest {
  actor: Actor
  ids: readonly number[]
}

const changeSignStatus = (
  context: SignsContext,
  transition: SignTransition,
  { actor, ids }: StatusChangeRequest,
): Promise<SavedSign[]> =>
  inTransaction(context.db, async (tx) => {
    const signs = await findIdentities(tx, { ids, externalIds: [], glosses: [] })
    if (signs.length < new Set(ids).size) throw new AppError('sign.notFound')
    const changes = signs.map(({ id, revision }) => ({ id, expectedRevision: revision, transition }))
    return saveSigns({ ...context, db: tx }, { actor, kind: 'status', label: transition, changes })
  })

/**
 * Publishes the current documents of signs and records the approver; also the later changes of published signs. All or
 * none.
 * @throws AppError the reasons of `mayPublish`
 */
export const publishSigns = (context: SignsContext, request: StatusChangeRequest) =>
  changeSignStatus(context, 'publish', request)

/** Withdraws signs from the public immediately. @throws AppError the reasons of `mayUnpublish` */
export const unpublishSigns = (context: SignsContext, request: StatusChangeRequest) =>
  changeSignStatus(context, 'unpublish', request)

/** Deletes signs. They can be restored, and their glosses can be used by other signs. @throws AppError the reasons of `mayRemove` */
export const removeSigns = (context: SignsContext, request: StatusChangeRequest) =>
  changeSignStatus(context, 'remove', request)

/** Restores deleted signs as pending. @throws AppError the reasons of `mayRestore`, `sign.glossTaken` */
export const restoreSigns = (context: SignsContext, request: StatusChangeRequest) =>
  changeSignStatus(context, 'restore', request)
