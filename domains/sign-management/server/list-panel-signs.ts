import { translationLanguages } from '#domains/languages/language.ts'
import { filterByName } from '#domains/search/query/filters.ts'
import type { Actor } from '#platform/actor.ts'
import { textComparer } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import { startOfDay } from '#platform/i18n/start-of-day.ts'
import { authorize } from '#platform/policy.ts'
import { type ListFilter, readsContent } from '../list-filter.ts'
import type { TabCounts } from '../sign-counts.ts'
import type { SignListQuery, SignListScope, ValueFilter } from '../sign-list.input.ts'
import { maySeeList } from '../sign-list.policy.ts'
import type { SignRow } from '../sign-row.presenter.ts'
import { findEntry } from './find-entry.ts'
import { loadNames, loadSignRows } from './load-sign-rows.ts'
import { factsOfFilter, propertyFiltersOf } from './property-filters.ts'
import type { SignListContext } from './sign-list-context.ts'

/** A choice of a filter. */
export interface Option<Id> {
  id: Id
  label: string
}

/** A value that the list is filtered by. */
interface NamedValue extends ValueFilter {
  listName: string
  /** Null for a value that does not exist. */
  name: string | null
}

/** One page of a list of signs for a person. */
export interface PanelSignList {
  rows: SignRow[]
  /** Number of matches on all pages. */
  total: number
  counts: TabCounts
  page: number
  pages: number
  /** The choices of the filters; the id 0 means the program. */
  options: {
    authors: Option<number>[]
    approvers: Option<number>[]
    languages: Option<string>[]
    tags: Option<number>[]
    values: NamedValue[]
  }
}

/** A query as the signs in memory are compared with it. */
export function toListFilter(
  { dictionary, timeZone }: Pick<SignListContext, 'dictionary' | 'timeZone'>,
  { changedSince, values, filters, ...filter }: SignListQuery,
  language: Locale,
): ListFilter {
  const { vocabulary } = dictionary
  const ofLists = values.filter(({ list }) => filterByName(list) === undefined)
  return {
    ...filter,
    language,
    values: ofLists.map((value) => findEntry(vocabulary, value)?.id ?? 0),
    properties: propertyFiltersOf({ values, filters }).map((one) => factsOfFilter(one, dictionary).facts),
    changedFrom: changedSince === null ? null : startOfDay(changedSince, timeZone),
  }
}

/**
 * A page of the signs that a person may see, in any state (D16). Four queries for any number of signs, five until
 * the contents of all signs are in memory.
 * @throws AppError the reasons of `maySeeList`
 */
export async function listPanelSigns(
  context: SignListContext,
  actor: Actor,
  { scope, query, locale }: { scope: SignListScope; query: SignListQuery; locale: Locale },
): Promise<PanelSignList> {
  authorize(maySeeList(actor, scope))
  const { db, dictionary, panelSigns } = context
  const { vocabulary, languages, defaultLanguage } = dictionary
  const entries = query.values.map((value) => ({ ...value, entry: findEntry(vocabulary, value) }))
  const filter = toListFilter(context, query, locale)
  const signs = await (readsContent(filter) ? panelSigns.current() : panelSigns.outlined())
  const selected = signs.select(actor, scope, filter)
  const nameOf = await loadNames(db, actor, [...selected.authors, ...selected.approvers], locale)
  const rows = await loadSignRows(context, actor, await panelSigns.read(selected.ids), { locale, nameOf })
  const compare = textComparer(locale)
  const people = (ids: Set<number | null>) =>
    [...ids]
      .flatMap((id) => (id === null ? [] : { id, label: nameOf(id) ?? '' }))
      .toSorted((a, b) => compare(a.label, b.label))
  return {
    rows,
    total: selected.total,
    counts: selected.counts,
    page: selected.page,
    pages: selected.pages,
    options: {
      authors: people(selected.authors),
      approvers: people(selected.approvers),
      languages: translationLanguages(languages).map(({ code, names }) => ({
        id: code,
        label: resolveText(names, locale, defaultLanguage)?.text ?? code,
      })),
      tags: vocabulary
        .list('tags')
        .filter(({ retired }) => !retired)
        .map(({ id }) => ({ id, label: vocabulary.describe(id, locale).text })),
      values: entries.map(({ entry, ...value }) => ({
        ...value,
        listName: translator(locale)(`vocabularies:${value.list}`),
        name: entry ? vocabulary.describe(entry.id, locale).text : null,
      })),
    },
  }
}
