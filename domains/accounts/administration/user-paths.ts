import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { ContributionKind } from '../contributions.ts'
import { formatUserQuery, type UserQuery } from './user-list.input.ts'

/** The path of the list of users, with a query or without restriction. */
export const userListPath = (locale: Locale, query?: UserQuery): string =>
  localizedPath(locale, `/control-panel/users${query ? formatUserQuery(query) : ''}`)

export type UserTab = 'profile' | ContributionKind

/** The path of a tab of a person's page. */
export function userPath(locale: Locale, id: number, tab: UserTab = 'profile', page = 1): string {
  const params = new URLSearchParams()
  if (tab !== 'profile') params.set('tab', tab)
  if (page > 1) params.set('page', `${page}`)
  return localizedPath(locale, `/control-panel/users/view/${id}${params.size > 0 ? `?${params}` : ''}`)
}

/** The path of the page that changes a person's account. */
export const userEditPath = (locale: Locale, id: number): string =>
  localizedPath(locale, `/control-panel/users/edit/${id}`)
