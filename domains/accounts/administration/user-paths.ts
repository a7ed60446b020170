import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { ContributionKind } from '../contributions.ts'
import { formatUserQuery, parseUserQuery, type UserQuery } from './user-list.input.ts'

/** The path of the list of users, with a query or without restriction. */
export const userListPath = (locale: Locale, query?: UserQuery): string =>
  localizedPath(locale, `/control-panel/users${query ? formatUserQuery(query) : ''}`)

/** The path of the list of people who await a decision, the longest waiting first. */
export const awaitingListPath = (locale: Locale): string =>
  userListPath(locale, { ...parseUserQuery(new URLSearchParams()), status: 'awaiting', order: 'oldest' })

/** The path of the page that decides about several people. */
export const decisionsPath = (locale: Locale): string => localizedPath(locale, '/control-panel/users/decide')

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
