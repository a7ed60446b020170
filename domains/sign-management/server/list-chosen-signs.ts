import { loadSeenSigns, type PublicationRules } from '#domains/signs/index.ts'
import { type SignRefusals, signAbilities, signRefusals } from '#domains/signs/sign-abilities.ts'
import { type SignState, signState } from '#domains/signs/sign-state.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { maySeeList } from '../sign-list.policy.ts'

/** A sign that was chosen in a list, as a person sees it. */
export interface ChosenSignView {
  id: number
  gloss: string
  revision: number
  state: SignState
  hasVideo: boolean
  /** Why the person may not do something; null for what is allowed. */
  refusals: SignRefusals
}

/**
 * The signs with these ids that a person may see. Of a version that waits for an approver, people who see only what is
 * public learn nothing. Two queries for any number of signs.
 * @throws AppError the reasons of `maySeeList`
 */
export async function listChosenSigns(
  context: PublicationRules & { db: Db },
  actor: Actor,
  { ids }: { ids: readonly number[] },
): Promise<ChosenSignView[]> {
  authorize(maySeeList(actor, 'all'))
  const seen = await loadSeenSigns(context, actor, { ids })
  return ids.flatMap((id) => {
    const sign = seen.get(id)
    if (!sign) return []
    const { gloss, facts, seesHistory } = sign
    const { revision, publishedRevision, hasVideo } = facts
    return {
      id,
      gloss,
      revision: seesHistory ? revision : (publishedRevision ?? 0),
      state: seesHistory ? signState(facts) : 'published',
      hasVideo: hasVideo || !seesHistory,
      refusals: signRefusals(signAbilities(actor, facts)),
    }
  })
}
