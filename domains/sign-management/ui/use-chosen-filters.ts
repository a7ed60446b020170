import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { ChosenFilter } from '#ui/panel/FilterBar.tsx'
import type { SignListQuery, SignListScope } from '../sign-list.input.ts'
import { signListPathOf } from '../sign-list-paths.ts'
import type { FilterOptions } from './filter-options.ts'

interface List {
  scope: SignListScope
  query: SignListQuery
  options: FilterOptions
  locale: Locale
}

/** The filters of a list that are on, each with the URL of the list without it. */
export function useChosenFilters({ scope, query, options, locale }: List): ChosenFilter[] {
  const { t } = useTranslation('signList')
  const named = <Id>(choices: readonly { id: Id; label: string }[], id: Id | null) =>
    choices.find((choice) => choice.id === id)?.label ?? null
  const { type, authorId, approverId, untranslated, missing, tag, changedSince } = query
  const filters = [
    { key: 'type', filter: t('filter.type'), value: type === 'general' ? null : t(`type.${type}`) },
    { key: 'authorId', filter: t('filter.author'), value: named(options.authors, authorId) },
    { key: 'approverId', filter: t('filter.approver'), value: named(options.approvers, approverId) },
    { key: 'untranslated', filter: t('filter.untranslated'), value: named(options.languages, untranslated) },
    { key: 'missing', filter: t('filter.without'), value: missing && t(`missing.${missing}`) },
    { key: 'tag', filter: t('filter.tag'), value: named(options.tags, tag) },
    { key: 'changedSince', filter: t('filter.since'), value: changedSince },
  ]
  const chip = (key: string, filter: string, value: string, without: SignListQuery): ChosenFilter => {
    const name = t('filter.chosen', { filter, value })
    const removeTo = signListPathOf(locale, scope, { ...without, page: 1 })
    return { key, label: name, removeTo, removeLabel: t('filter.remove', { name }) }
  }
  return [
    ...options.values.map(({ list, listName, value, name }) =>
      chip(list, listName, name ?? t('filter.unknownValue', { value }), {
        ...query,
        values: query.values.filter((one) => one.list !== list),
      }),
    ),
    ...filters.flatMap(({ key, filter, value }) =>
      value === null ? [] : chip(key, filter, value, { ...query, [key]: key === 'type' ? 'general' : null }),
    ),
  ]
}
