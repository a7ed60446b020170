import type { Actor } from '#platform/actor.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { mapInSteps } from '#platform/in-steps.ts'
import type { SignFacts } from '../sign.policy.ts'
import { factsAfterChange, type SignChange } from '../sign-change.ts'
import { mediaIdsOf } from '../sign-document.ts'
import { loadDeleterRights } from './load-deleter-rights.ts'
import { findVideoObstacles, type LoadedSign, loadHistory } from './sign.queries.ts'
import type { PublicationRules } from './signs-context.ts'

/** Loads what the policies decide by: history, media and, of deleted signs, the accounts that deleted them. */
export async function loadChangeFacts(
  tx: Tx,
  actor: Actor,
  changes: readonly SignChange[],
  existing: ReadonlyMap<number, LoadedSign>,
  rules: PublicationRules,
) {
  const previousOf = ({ id = 0 }: SignChange) => existing.get(id)
  const history = await loadHistory(tx, [...existing.keys()])
  const documents = changes.flatMap((change) => change.document ?? previousOf(change)?.document ?? [])
  const media = (await mapInSteps(documents, mediaIdsOf)).flat()
  const videoObstacles = await findVideoObstacles(tx, media, rules)
  const deleters = await loadDeleterRights(tx, existing.values())
  return {
    factsOf(change: SignChange): SignFacts {
      const previous = previousOf(change)
      const {
        changedBy = [],
        publishedRevision = null,
        declinedRevision = null,
      } = history.get(previous?.id ?? 0) ?? {}
      return factsAfterChange(change, previous, {
        actor,
        changedBy,
        publishedRevision,
        declinedRevision,
        videoObstacles,
        deleter: deleters.get(previous?.deletedBy ?? 0),
      })
    },
    publishedRevisionOf: ({ id = 0 }: SignChange): number | null =>
      history.get(id)?.publishedRevision ?? null,
  }
}
