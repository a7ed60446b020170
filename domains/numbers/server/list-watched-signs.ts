import type { Actor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { monthsOf, type Period } from '../month.ts'
import { maySeeNumbers } from '../numbers.policy.ts'
import type { NumbersContext } from './numbers-context.ts'
import { listViews } from './sign-view.queries.ts'

/** A sign with the number of its views in a period. */
export interface WatchedSign {
  id: number
  gloss: string
  views: number
}

/** How many signs the page shows; the file contains all. */
export const shownWatchedSigns = 20

/**
 * The most watched signs of a period; null while views are not counted. One query, besides that of the signs.
 * @throws AppError the reasons of `maySeeNumbers`
 */
export async function listWatchedSigns(
  { db, panelSigns, dictionary, now, timeZone }: NumbersContext,
  actor: Actor,
  { period, limit }: { period: Period; limit: number | null },
): Promise<WatchedSign[] | null> {
  authorize(maySeeNumbers(actor))
  if (!dictionary.dataset.countsViews) return null
  const [first] = monthsOf(period, { now: now().getTime(), first: null, timeZone })
  const since = period === 'all' ? '0001-01-01' : `${first?.name}-01`
  const counted = await listViews(db, since, limit)
  const signs = await panelSigns.current()
  return counted.flatMap(({ signId, views }) => {
    const sign = signs.sign(signId)
    return sign ? { id: signId, gloss: sign.entry.gloss, views } : []
  })
}
