import type { Actor } from '#platform/actor.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type ExternalId, externalIdKey, externalIdOf, isSameExternalId } from '../external-id.ts'
import { foldGloss, glossKey, isSameGloss } from '../gloss.ts'
import { findTakenExternalId, listSignsWithFoldedGlosses, lockGlosses } from './sign-identity.queries.ts'
import { listNameableGlosses } from './visible-signs.queries.ts'
import type { SignWrite } from './write-signs.ts'

/**
 * Refuses new glosses that are the same as those of another sign after the writes, and external ids that another sign has.
 * @throws AppError `sign.glossTaken` with the id of the other sign; `sign.glossNotFree` when the actor may not see it under this
 *   gloss; `sign.sourceTaken`
 */
export async function requireUniqueIdentifiers(
  tx: Tx,
  actor: Actor,
  writes: readonly SignWrite[],
): Promise<void> {
  if (writes.some(hasNewGloss)) {
    await lockGlosses(tx)
    await requireUniqueGlosses(tx, actor, writes)
  }
  await requireUniqueExternalIds(tx, writes)
}

const hasNewGloss = ({ previous, document, status }: SignWrite) =>
  previous?.document.texts.gloss !== document.texts.gloss || previous.status !== status

/** A stored gloss that is the same as another one was stored before that was refused; only new glosses are refused. */
async function requireUniqueGlosses(tx: Tx, actor: Actor, writes: readonly SignWrite[]) {
  const notDeleted = writes.filter(({ status }) => status !== 'deleted')
  const claims = notDeleted.map((write) => ({
    id: write.id,
    gloss: write.document.texts.gloss,
    isNew: hasNewGloss(write),
  }))
  const claimsByKey = Map.groupBy(claims, ({ gloss }) => glossKey(gloss))
  for (const same of claimsByKey.values()) {
    const added = same.find(({ isNew }) => isNew)
    const other = same.find((claim) => claim !== added)
    if (added && other) throw glossTakenError(added.gloss, other.id)
  }

  const claimed = claims.filter(({ isNew }) => isNew)
  const written = new Set(writes.map(({ id }) => id))
  const holders = await listSignsWithFoldedGlosses(
    tx,
    claimed.map(({ gloss }) => foldGloss(gloss)),
  )
  const holderByKey = new Map(
    holders.filter(({ id }) => !written.has(id)).map((holder) => [glossKey(holder.gloss), holder]),
  )
  for (const { gloss } of claimed) {
    const holder = holderByKey.get(glossKey(gloss))
    if (!holder) continue
    const shown = (await listNameableGlosses(tx, actor, [holder.id])).get(holder.id)
    throw shown !== undefined && isSameGloss(shown, gloss)
      ? glossTakenError(gloss, holder.id)
      : new AppError('sign.glossNotFree', { params: { gloss } })
  }
}

const glossTakenError = (gloss: string, holder: number) =>
  new AppError('sign.glossTaken', { params: { gloss, holder } })

async function requireUniqueExternalIds(tx: Tx, writes: readonly SignWrite[]) {
  const added = writes.flatMap((write) => {
    const externalId = externalIdOf(write)
    const before = write.previous ? externalIdOf(write.previous) : null
    return externalId === null || isSameExternalId(externalId, before) ? [] : externalId
  })
  if (added.length === 0) return
  requireDistinct(added)
  const taken = await findTakenExternalId(
    tx,
    added,
    writes.map(({ id }) => id),
  )
  if (taken) throw new AppError('sign.sourceTaken', { params: { ...taken } })
}

function requireDistinct(externalIds: readonly ExternalId[]) {
  const seen = new Set<string>()
  for (const externalId of externalIds) {
    const key = externalIdKey(externalId)
    if (seen.has(key)) throw new AppError('sign.sourceTaken', { params: { ...externalId } })
    seen.add(key)
  }
}
