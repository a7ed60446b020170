import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayChangeCombinations } from '../word-combination.policy.ts'
import type { CombinationContent, CombinationVersion, WordCombination } from '../word-combination.ts'
import {
  deleteCombinationRow,
  insertCombination,
  insertCombinationVersion,
  isTextTaken,
  listGlossesOf,
  lockCombination,
  updateCombination,
} from './word-combination.queries.ts'

export interface CombinationContext {
  db: Db
  now: () => Date
}

const publicChange = 'combination'

/**
 * Writes down which signs express a word or phrase together. Everybody sees it when all of the signs are published.
 * @throws AppError `combination.exists`, `sign.notFound`; the reasons of `mayChangeCombinations`
 */
export async function createCombination(
  { db, now }: CombinationContext,
  actor: Actor,
  content: CombinationContent,
): Promise<number> {
  authorize(mayChangeCombinations(actor))
  return inTransaction(db, async (tx) => {
    await requireSigns(tx, content.signs)
    const id = await insertCombination(tx, content)
    if (id === undefined) throw new AppError('combination.exists', { params: { text: content.text } })
    await record(tx, id, content, { revision: 1, kind: 'created', actor, at: now() })
    return id
  })
}

/** A combination as the person saw it. */
export interface SeenCombination {
  id: number
  revision: number
}

/**
 * Changes a combination. Of two changes that started from the same revision the second is refused.
 * @throws AppError `combination.notFound`, `combination.changed`, `combination.exists`, `sign.notFound`; the reasons of
 *   `mayChangeCombinations`
 */
export async function changeCombination(
  { db, now }: CombinationContext,
  actor: Actor,
  { content, ...seen }: SeenCombination & { content: CombinationContent },
): Promise<void> {
  authorize(mayChangeCombinations(actor))
  await inTransaction(db, async (tx) => {
    const { id, revision } = await requireSeen(tx, seen)
    await requireSigns(tx, content.signs)
    if (await isTextTaken(tx, { id, ...content }))
      throw new AppError('combination.exists', { params: { text: content.text } })
    await updateCombination(tx, id, content, revision + 1)
    await record(tx, id, content, { revision: revision + 1, kind: 'changed', actor, at: now() })
  })
}

/**
 * Deletes a combination; its versions stay.
 * @throws AppError `combination.notFound`, `combination.changed`; the reasons of `mayChangeCombinations`
 */
export async function deleteCombination(
  { db, now }: CombinationContext,
  actor: Actor,
  seen: SeenCombination,
): Promise<{ text: string }> {
  authorize(mayChangeCombinations(actor))
  return inTransaction(db, async (tx) => {
    const { id, revision, text, language, signs } = await requireSeen(tx, seen)
    await deleteCombinationRow(tx, id)
    const content = { language, text, signs: signs.filter((sign) => sign !== null) }
    await record(tx, id, content, { revision: revision + 1, kind: 'deleted', actor, at: now() })
    return { text }
  })
}

async function requireSeen(tx: Tx, { id, revision }: SeenCombination): Promise<WordCombination> {
  const combination = await lockCombination(tx, id)
  if (!combination) throw new AppError('combination.notFound')
  if (combination.revision !== revision) throw new AppError('combination.changed')
  return combination
}

async function requireSigns(tx: Tx, ids: readonly number[]): Promise<void> {
  const found = await listGlossesOf(tx, ids)
  if (found.length < new Set(ids).size) throw new AppError('sign.notFound')
}

async function record(
  tx: Tx,
  id: number,
  { language, text, signs }: CombinationContent,
  { actor, ...change }: Pick<CombinationVersion, 'revision' | 'kind' | 'at'> & { actor: Actor },
): Promise<void> {
  await insertCombinationVersion(tx, id, language, { ...change, text, signs, actorId: actorId(actor) })
  await recordAudit(tx, {
    thing: 'combination',
    ids: [id],
    action: change.kind,
    facts: { revision: change.revision },
    by: actorId(actor),
    at: change.at,
  })
  await recordChange(tx, publicChange, [id])
}
