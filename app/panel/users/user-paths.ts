import { formatUserQuery, type UserQuery } from '#domains/accounts/administration/user-list.input.ts'
import type { ContributionKind } from '#domains/accounts/contributions.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { panelPagePath } from '../panel-path.ts'

/** The list of users as a query wants it; all of them without one. */
export const userListPath = (locale: Locale, query?: UserQuery) =>
  panelPagePath(locale, `users${query ? formatUserQuery(query) : ''}`)

export type UserTab = 'profile' | ContributionKind

/** A tab of a person's page. */
export function userPath(locale: Locale, id: number, tab: UserTab = 'profile', page = 1): string {
  const params = new URLSearchParams()
  if (tab !== 'profile') params.set('tab', tab)
  if (page > 1) params.set('page', `${page}`)
  return panelPagePath(locale, `users/view/${id}${params.size > 0 ? `?${params}` : ''}`)
}
