import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadCombinations } from '../word-combination.policy.ts'
import type { CombinationVersion, WordCombination } from '../word-combination.ts'
import { listCombinationVersions, listGlossesOf, listWordCombinations } from './word-combination.queries.ts'

/** A sign of a combination; null for a deleted one. */
export type CombinedSign = { id: number; gloss: string } | null

/** A combination with the glosses of its signs. */
export interface ListedCombination extends Omit<WordCombination, 'signs'> {
  signs: CombinedSign[]
}

/**
 * All combinations, by language and text.
 * @throws AppError the reasons of `mayReadCombinations`
 */
export async function listCombinations({ db }: { db: Db }, actor: Actor): Promise<ListedCombination[]> {
  authorize(mayReadCombinations(actor))
  return withGlosses(db, await listWordCombinations(db))
}

/** A combination with its versions, newest first, and who made them. */
export interface CombinationDetails extends ListedCombination {
  versions: (CombinationVersion & { by: string | null })[]
}

/**
 * A combination with its versions.
 * @throws AppError `combination.notFound`; the reasons of `mayReadCombinations`
 */
export async function getCombination(
  { db }: { db: Db },
  actor: Actor,
  { id, locale }: { id: number; locale: Locale },
): Promise<CombinationDetails> {
  authorize(mayReadCombinations(actor))
  const [combination] = await withGlosses(db, await listWordCombinations(db, id))
  if (!combination) throw new AppError('combination.notFound')
  const versions = await listCombinationVersions(db, id)
  const nameOf = await loadDisplayNames(
    db,
    versions.map(({ actorId }) => actorId),
    locale,
  )
  return {
    ...combination,
    versions: versions.map((version) => ({ ...version, by: nameOf(version.actorId) })),
  }
}

async function withGlosses(db: Db, combinations: readonly WordCombination[]): Promise<ListedCombination[]> {
  const ids = combinations.flatMap(({ signs }) => signs.filter((id) => id !== null))
  const glosses = new Map((await listGlossesOf(db, [...new Set(ids)])).map((sign) => [sign.id, sign]))
  return combinations.map(({ signs, ...combination }) => ({
    ...combination,
    signs: signs.map((id) => (id === null ? null : (glosses.get(id) ?? null))),
  }))
}
