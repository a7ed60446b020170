import type { Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { ContributionKind } from '../../contributions.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { loadDisplayNames } from '../../server/load-display-names.ts'
import type { UserSigns } from '../user-views.ts'
import { requireUser } from './require-user.ts'

export const userSignsPerPage = 25

/**
 * A page of a person's signs of one kind, with the number of signs of each kind; null for a former member.
 * @param kind null for the numbers only
 * @throws AppError `account.notFound`; the reasons of `mayReadAsAdministrator`
 */
export async function getUserSigns(
  { db, contributions }: Pick<AccountsContext, 'db' | 'contributions'>,
  viewer: Actor,
  {
    id,
    kind,
    page: wantedPage,
    locale,
  }: { id: number; kind: ContributionKind | null; page: number; locale?: Locale },
): Promise<UserSigns | null> {
  const { isFormer } = await requireUser(db, viewer, id)
  if (isFormer) return null
  const counts = await contributions.count(db, id)
  const pages = Math.max(1, Math.ceil((kind ? counts[kind] : 0) / userSignsPerPage))
  const page = Math.min(wantedPage, pages)
  const from = (page - 1) * userSignsPerPage
  const signs = kind
    ? await contributions.list(db, { accountId: id, kind, from, size: userSignsPerPage })
    : []
  const nameOf = await loadDisplayNames(
    db,
    signs.map(({ deletedBy }) => deletedBy),
    locale,
  )
  return {
    counts,
    page,
    pages,
    signs: signs.map(({ deletedBy, ...sign }) => ({ ...sign, deletedBy: nameOf(deletedBy) })),
  }
}
