import { listSignsById, type SignOfStatus } from '#domains/signs/server/signs-of-status.queries.ts'
import type { Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import type { SignListQuery } from '../sign-list.input.ts'
import { maySeeList } from '../sign-list.policy.ts'
import { toListFilter } from './list-panel-signs.ts'
import type { SignListContext } from './sign-list-context.ts'

interface SignsOfQuery {
  query: SignListQuery
  locale: Locale
  /** Number of signs to skip, and of signs wanted. */
  from: number
  size: number
}

/**
 * The signs of a query of the panel's list that a member may see, for programs. Deleted signs are part of it only with
 * that status.
 * @throws AppError the reasons of `maySeeList`
 */
export async function listSignsOfQuery(
  context: SignListContext,
  actor: Actor,
  { query, locale, from, size }: SignsOfQuery,
): Promise<{ signs: SignOfStatus[]; total: number }> {
  authorize(maySeeList(actor, 'all'))
  const signs = await context.panelSigns.current()
  const ids = signs
    .selectIds(actor, 'all', toListFilter(context, query, locale))
    .filter((id) => query.status === 'deleted' || signs.sign(id)?.status !== 'deleted')
  return { signs: await listSignsById(context.db, actor, ids.slice(from, from + size)), total: ids.length }
}
