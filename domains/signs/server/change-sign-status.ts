import type { Actor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { SignTransition } from '../sign-transitions.ts'
import { type SavedSign, saveSigns } from './save-signs.ts'
import { findIdentities } from './sign.queries.ts'
import type { DecisionContext, SignsContext } from './signs-context.ts'

/** A decision about signs. */
export interface StatusChangeRequest {
  actor: Actor
  ids: readonly number[]
  /** For the author, checked by `noteRule`. */
  note?: string | undefined
  /** The revisions that the person saw; a sign with another one was changed meanwhile. */
  revisions?: ReadonlyMap<number, number> | undefined
}

export interface PublishRequest extends StatusChangeRequest {
  /** The actor confirmed that signs without a video are published (SGN-09). */
  withoutVideo?: boolean | undefined
}

const changeSignStatus = (
  context: SignsContext,
  transition: SignTransition,
  { actor, ids, note, revisions, withoutVideo }: PublishRequest,
): Promise<SavedSign[]> =>
  inTransaction(context.db, async (tx) => {
    const signs = await findIdentities(tx, { ids, externalIds: [], glosses: [] })
    if (signs.length < new Set(ids).size) throw new AppError('sign.notFound')
    const changes = signs.map(({ id, revision }) => ({
      id,
      expectedRevision: revisions?.get(id) ?? revision,
      transition,
      ...(withoutVideo && { withoutVideo }),
    }))
    return saveSigns({ ...context, db: tx }, { actor, kind: 'status', label: transition, note, changes })
  })

/**
 * Publishes the current documents of signs and records the approver; also the later changes of published signs. All or
 * none. Tells the authors.
 * @throws AppError the reasons of `mayPublish` and `mayPublishWithoutVideo`, `sign.changedMeanwhile`
 */
export const publishSigns = (context: DecisionContext, request: PublishRequest) =>
  changeSignStatus(context, 'publish', request)

/**
 * Withdraws signs from the public immediately. Tells the authors.
 * @throws AppError the reasons of `mayUnpublish`, `sign.changedMeanwhile`
 */
export const unpublishSigns = (context: DecisionContext, request: StatusChangeRequest) =>
  changeSignStatus(context, 'unpublish', request)

/**
 * Deletes signs. They can be restored, and their glosses can be used by other signs.
 * @throws AppError the reasons of `mayRemove`, `sign.changedMeanwhile`
 */
export const removeSigns = (context: SignsContext, request: StatusChangeRequest) =>
  changeSignStatus(context, 'remove', request)

/**
 * Restores deleted signs as pending.
 * @throws AppError the reasons of `mayRestore`, `sign.glossTaken`, `sign.changedMeanwhile`
 */
export const restoreSigns = (context: SignsContext, request: StatusChangeRequest) =>
  changeSignStatus(context, 'restore', request)
