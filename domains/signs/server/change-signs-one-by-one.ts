import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { SignDecision } from '../sign-decision.ts'
import { publishSigns, removeSigns, restoreSigns, unpublishSigns } from './change-sign-status.ts'
import { declineSigns } from './decline-signs.ts'
import { findIdentities } from './sign.queries.ts'
import type { DecisionContext } from './signs-context.ts'

interface ChangeRequest {
  actor: Actor
  transition: SignDecision
  ids: readonly number[]
  /** For the authors, checked by `noteRuleOf(transition)`. */
  note?: string | undefined
  withoutVideo?: boolean | undefined
  revisions?: ReadonlyMap<number, number> | undefined
}

/** The result of one sign; `reason` says why nothing was changed. */
export type ChangedSign = { id: number; gloss: string } & (
  | { done: true; revision: number }
  | { done?: never; reason: ErrorCode; params: Record<string, string | number> }
)

/**
 * Makes the same decision about several signs, each in its own transaction: the refusal of one does not affect others.
 * @returns one result per id, in the same order, without repetitions
 */
export async function changeSignsOneByOne(
  context: DecisionContext & { db: Db },
  { ids, ...request }: ChangeRequest,
): Promise<ChangedSign[]> {
  const signs = await findIdentities(context.db, { ids, externalIds: [], glosses: [] })
  const glosses = new Map(signs.map(({ id, gloss }) => [id, gloss]))
  const results: ChangedSign[] = []
  for (const id of new Set(ids)) {
    const gloss = glosses.get(id) ?? ''
    try {
      results.push({ id, gloss, done: true, revision: await decideOne(context, request, id) })
    } catch (error) {
      if (!isAppError(error)) throw error
      results.push({ id, gloss, reason: error.code, params: error.params })
    }
  }
  return results
}

/** @returns the revision after the decision */
async function decideOne(
  context: DecisionContext,
  { transition, note, ...request }: Omit<ChangeRequest, 'ids'>,
  id: number,
): Promise<number> {
  const decision = { ...request, note, ids: [id] }
  if (transition === 'decline') {
    await declineSigns(context, { ...decision, note: note ?? '' })
    const [sign] = await findIdentities(context.db, { ids: [id], externalIds: [], glosses: [] })
    return sign?.revision ?? 0
  }
  const change = {
    publish: publishSigns,
    unpublish: unpublishSigns,
    remove: removeSigns,
    restore: restoreSigns,
  }
  const [saved] = await change[transition](context, decision)
  return saved?.revision ?? 0
}
