import type { Actor } from '#platform/actor.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type ExternalId, externalIdKey, externalIdOf, isSameExternalId } from '../external-id.ts'
import { findSignIdsByGloss } from './sign.queries.ts'
import { findTakenExternalId, lockGlosses } from './sign-identity.queries.ts'
import { listNameableGlosses } from './visible-signs.queries.ts'
import type { SignWrite } from './write-signs.ts'

/**
 * Refuses glosses and external ids that another sign has after the writes.
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

async function requireUniqueGlosses(tx: Tx, actor: Actor, writes: readonly SignWrite[]) {
  const notDeleted = writes.filter(({ status }) => status !== 'deleted')
  const written = new Set(writes.map(({ id }) => id))
  const claimed = new Map<string, number>()
  const glossTakenError = (gloss: string, holder: number) =>
    new AppError('sign.glossTaken', { params: { gloss, holder } })

  for (const { id, document } of notDeleted) {
    const holder = claimed.get(document.texts.gloss)
    if (holder !== undefined) throw glossTakenError(document.texts.gloss, holder)
    claimed.set(document.texts.gloss, id)
  }
  for (const [gloss, holder] of await findSignIdsByGloss(tx, [...claimed.keys()]))
    if (!written.has(holder)) {
      const shown = (await listNameableGlosses(tx, actor, [holder])).get(holder)
      throw shown === gloss
        ? glossTakenError(gloss, holder)
        : new AppError('sign.glossNotFree', { params: { gloss } })
    }
}

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
