import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { ListExportFormat } from './list-export-format.ts'
import type { ListChange } from './panel-change.ts'
import {
  emptySignListQuery,
  formatSignListQuery,
  type SignListQuery,
  type SignListScope,
  type ValueFilter,
} from './sign-list.input.ts'

const pages: Record<SignListScope, string> = {
  all: 'signs',
  mine: 'my-signs',
  approvals: 'my-signs-approvals',
}

/** The path of a list of signs of the panel, with a query or without restriction. */
export const signListPathOf = (locale: Locale, scope: SignListScope, query?: SignListQuery): string =>
  localizedPath(locale, `/control-panel/${pages[scope]}${query ? formatSignListQuery(query) : ''}`)

/** The path of the list of all signs that a person may see. */
export const signListPath = (locale: Locale, query?: SignListQuery): string =>
  signListPathOf(locale, 'all', query)

/** The path of the list of the signs that have a reference value. */
export const signsWithValuePath = (locale: Locale, value: ValueFilter): string =>
  signListPath(locale, { ...emptySignListQuery, values: [value] })

/** The path of the list of a person's own signs. */
export const mySignsPath = (locale: Locale, query?: SignListQuery): string =>
  signListPathOf(locale, 'mine', query)

/** The path of an approver's list. */
export const myApprovalsPath = (locale: Locale, query?: SignListQuery): string =>
  signListPathOf(locale, 'approvals', query)

/** The path of a sign in the panel. */
export const signViewPath = (locale: Locale, id: number): string =>
  localizedPath(locale, `/control-panel/signs/view/${id}`)

/** The address of a file with all signs of a list that match. */
export function signExportPath(
  locale: Locale,
  { scope, query, format }: { scope: SignListScope; query: SignListQuery; format: ListExportFormat },
): string {
  const params = new URLSearchParams(formatSignListQuery({ ...query, page: 1 }))
  params.set('list', scope)
  params.set('format', format)
  return `${localizedPath(locale, '/control-panel/signs/export')}?${params}`
}

/** The path of the page that confirms a change of chosen signs. */
export const chosenSignsPath = (locale: Locale): string =>
  localizedPath(locale, '/control-panel/signs/decide')

/** The path of that page for some signs of a list, to which it returns. */
export function listChangePath(
  locale: Locale,
  chosen: { change: ListChange; ids: readonly number[]; scope: SignListScope; query: SignListQuery },
): string {
  const params = new URLSearchParams({
    list: chosen.scope,
    from: formatSignListQuery(chosen.query),
    change: chosen.change,
  })
  for (const id of chosen.ids) params.append('id', `${id}`)
  return `${chosenSignsPath(locale)}?${params}`
}
