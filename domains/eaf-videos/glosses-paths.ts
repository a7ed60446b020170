import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { formatValuesQuery, type ValuesQuery } from './gloss-values-query.input.ts'

/** The tab of a recording with its glosses. */
export const glossesPath = (locale: Locale, id: number, query?: Partial<ValuesQuery>): string =>
  localizedPath(
    locale,
    `/control-panel/videos-eaf/edit/${id}/glosses${query ? formatValuesQuery(query) : ''}`,
  )

/** The page that decides about some values. The values are parameters, because they may contain any character. */
export const glossValuesPath = (locale: Locale, id: number, values: readonly string[]): string =>
  localizedPath(
    locale,
    `/control-panel/videos-eaf/edit/${id}/glosses/values?${new URLSearchParams(values.map((value) => ['value', value]))}`,
  )
