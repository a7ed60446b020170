import { parseId } from '#platform/forms/parse-id.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type PageChange, pageChangeIn } from '../panel-change.ts'
import { signViewPath } from '../sign-list-paths.ts'

/** The query of the URL of a sign's page. */
export interface SignPageQuery {
  /** The change that the page asks to confirm. */
  change: PageChange | null
  /** The version that this change restores. */
  version: number | null
  /** Two versions to compare, the earlier one first. */
  compare: readonly [number, number] | null
  /** Page of the history, from 1. */
  page: number
}

export const emptySignPageQuery: SignPageQuery = { change: null, version: null, compare: null, page: 1 }

/** Reads `?compare=3,7`, and also `?compare=3&compare=7` as a form sends it. */
export function parseSignPageQuery(params: URLSearchParams): SignPageQuery {
  const compared = params
    .getAll('compare')
    .join(',')
    .split(',')
    .flatMap((text) => parseId(text) ?? [])
  const [one, other] = compared
  return {
    change: pageChangeIn(params.get('change')) ?? null,
    version: parseId(params.get('version')) ?? null,
    compare: one === undefined || other === undefined ? null : [Math.min(one, other), Math.max(one, other)],
    page: parseId(params.get('page')) ?? 1,
  }
}

/** The path of a sign's page with a query. */
export function signPagePath(locale: Locale, id: number, query: Partial<SignPageQuery>): string {
  const { change, version, compare, page } = { ...emptySignPageQuery, ...query }
  const params = new URLSearchParams()
  if (change) params.set('change', change)
  if (version) params.set('version', `${version}`)
  if (compare) params.set('compare', compare.join(','))
  if (page > 1) params.set('page', `${page}`)
  const text = `${params}`.replaceAll('%2C', ',')
  return signViewPath(locale, id) + (text && `?${text}`)
}
