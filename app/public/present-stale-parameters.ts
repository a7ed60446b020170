import { filterTitle } from '#domains/search/presenters/filter.presenter.ts'
import { filterByName } from '#domains/search/query/filters.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type ParameterProblem, parameterProblems } from '../page-errors.ts'

/** Parameters that other sites, mail programs and advertising add to links; they were never filters. */
const addedByOthers = /^(utm_\w+|mtm_\w+|pk_\w+|mc_\w+|_\w+|\w*clid|ref)$/i

/** The parameters of a URL that may belong to the page. */
export function ownParameters(url: string): URLSearchParams {
  const all = [...new URL(url).searchParams]
  return new URLSearchParams(all.filter(([name, value]) => value.trim() !== '' && !addedByOthers.test(name)))
}

/** Messages of the parameters that are not filters. */
const labelled = [
  ...['type', 'order', 'language', 'letter', 'page', 'per_page'],
  ...['category', 'hand', 'only', 'show', 'sign', 'field', 'kind'],
  ...['finger', 'joints', 'spreading', 'thumb', 'for'],
] as const
type LabelledParameter = (typeof labelled)[number]

const isLabelled = (name: string): name is LabelledParameter => (labelled as readonly string[]).includes(name)

/** What a page left out of its URL, in the reader's language. */
export interface StaleParametersView {
  title: string
  problems: ParameterProblem[]
}

/** More problems than a reader reads; an address may have hundreds. */
const maxShown = 10

/** Presents what was left out of a URL; null when nothing was. */
export function presentStaleParameters(
  problems: readonly FieldError[],
  locale: Locale,
): StaleParametersView | null {
  if (problems.length === 0) return null
  const t = translator(locale)
  const labelOf = (name: string) => {
    const key = filterByName(name)
    if (key !== undefined) return filterTitle(key, t)
    return isLabelled(name) ? t(`search:stale.parameter.${name}`) : name
  }
  return {
    title: t('search:stale.title'),
    problems: parameterProblems(problems.slice(0, maxShown), locale, labelOf),
  }
}

/** The problem of a page number above the last page, which is shown instead. */
export const pageProblem = (requested: number, shown: number): FieldError[] =>
  requested > shown ? [{ field: 'page', code: 'value.unknown', params: { value: requested } }] : []
