import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { maySee } from '../sign.policy.ts'
import type { SignStatus } from '../sign-document.ts'
import type { SignTransition } from '../sign-transitions.ts'
import { publishSigns, removeSigns, restoreSigns, unpublishSigns } from './change-sign-status.ts'
import type { SavedSign } from './save-signs.ts'
import { loadSignFacts } from './sign-facts.queries.ts'
import type { DecisionContext } from './signs-context.ts'

interface StatusRequest {
  actor: Actor
  id: number
  status: SignStatus
  /** The current revision that the program knows. */
  revision: number
  note?: string | undefined
  withoutVideo?: boolean | undefined
}

const useCases = {
  publish: publishSigns,
  unpublish: unpublishSigns,
  remove: removeSigns,
  restore: restoreSigns,
} satisfies Record<SignTransition, unknown>

/**
 * Gives a sign another status: `pending` takes a published sign back and restores a deleted one.
 * @throws AppError `sign.notFound` also for signs that the actor does not see; what the transitions throw
 */
export async function setSignStatus(
  context: DecisionContext,
  { actor, id, status, revision, note, withoutVideo }: StatusRequest,
): Promise<SavedSign> {
  const sign = (await loadSignFacts(context.db, [id], context)).get(id)
  if (!sign) throw new AppError('sign.notFound')
  authorize(maySee(actor, sign))
  const change = useCases[transitionTo(status, sign.status)]
  const [saved] = await change(context, {
    actor,
    ids: [id],
    note,
    withoutVideo,
    revisions: new Map([[id, revision]]),
  })
  if (!saved) throw new Error('the change of a status returned no result')
  return saved
}

/** The transition to a status. Impossible ones are refused by the policies. */
function transitionTo(status: SignStatus, current: SignStatus): SignTransition {
  if (status === 'published') return 'publish'
  if (status === 'deleted') return 'remove'
  return current === 'deleted' ? 'restore' : 'unpublish'
}
