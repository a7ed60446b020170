import {
  assignPublisher,
  changeSignsOneByOne,
  type DecisionContext,
  restoreVersion,
} from '#domains/signs/index.ts'
import { loadSignFacts } from '#domains/signs/server/sign-facts.queries.ts'
import { maySee } from '#domains/signs/sign.policy.ts'
import type { SignDecision } from '#domains/signs/sign-decision.ts'
import { signState } from '#domains/signs/sign-state.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { SignChangeInput } from '../view/sign-change.input.ts'
import { undoOf } from '../view/sign-change.ts'

/** A change of a sign that was made. */
export interface SignChangeResult {
  revision: number
  /** The decision that takes it back; undefined when there is none. */
  undo: SignDecision | undefined
  /** Whether visitors saw the sign before. */
  wasPublic: boolean
}

/**
 * Changes a sign on its page. A sign that the person may not see does not exist for them.
 * @throws AppError `sign.notFound`, `sign.changedMeanwhile`, the reasons of the policy of the change
 */
export async function changeSign(
  context: DecisionContext & { db: Db },
  actor: Actor,
  { id, change, revision, note, withoutVideo, version, publisher, before }: SignChangeInput & { id: number },
): Promise<SignChangeResult> {
  const facts = (await loadSignFacts(context.db, [id], context)).get(id)
  if (!facts) throw new AppError('sign.notFound')
  authorize(maySee(actor, facts))
  const wasPublic = facts.status === 'published'
  if (change === 'restoreVersion') {
    if (version === null) throw new AppError('sign.versionNotFound')
    const saved = await restoreVersion(context, {
      actor,
      signId: id,
      revision: version,
      expectedRevision: revision,
    })
    return { revision: saved.revision, undo: undefined, wasPublic }
  }
  if (change === 'assignPublisher') {
    await assignPublisher(context, { actor, id, publisherId: publisher ?? 0, before })
    return { revision, undo: undefined, wasPublic }
  }
  const [result] = await changeSignsOneByOne(context, {
    actor,
    transition: change,
    ids: [id],
    note,
    withoutVideo,
    revisions: new Map([[id, revision]]),
  })
  if (!result?.done) throw new AppError(result?.reason ?? 'sign.notFound', { params: result?.params ?? {} })
  return { revision: result.revision, undo: undoOf(change, signState(facts)), wasPublic }
}
