import { isExact } from '#domains/search/query/filter-value.ts'
import { filterByName, filterList } from '#domains/search/query/filters.ts'
import { queryContext, readFilterValues } from '#domains/search/query/search-query-url.ts'
import type { FilterKey } from '#domains/search/search-model.ts'
import { entryAndHeads } from '#domains/vocabularies/heads.ts'
import type { Vocabulary } from '#domains/vocabularies/vocabulary.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type PropertyFilter, readSignListQuery, type SignListQuery } from '../sign-list.input.ts'
import { propertyFact } from '../signs-by-value.ts'
import { findEntry } from './find-entry.ts'
import type { SignListContext } from './sign-list-context.ts'

type Dictionary = SignListContext['dictionary']

/** The filters by properties; a reference list with the name of a property means that property. */
export const propertyFiltersOf = ({
  values,
  filters,
}: Pick<SignListQuery, 'values' | 'filters'>): PropertyFilter[] => [
  ...filters,
  ...values.flatMap(({ list, value }) =>
    filterByName(list) === undefined ? [] : { name: list as string, value },
  ),
]

/** The facts of which a sign has one, and the values that do not exist. The values are those of the public search. */
export function factsOfFilter(
  { name, value }: PropertyFilter,
  dictionary: Dictionary,
): { facts: string[]; unknown: string[] } {
  const key = filterByName(name)
  if (key === undefined) return { facts: [], unknown: [value] }
  const { values, unknown } = readFilterValues(key, value, queryContext(dictionary, '', 'refuse'))
  const facts = values.flatMap((one) => membersOf(key, one, dictionary.vocabulary))
  return { facts: facts.map((id) => propertyFact(key, id)), unknown }
}

/** The entries that a filter value includes: the entry alone if it is exact, else also those grouped under it. */
function membersOf(key: FilterKey, value: number, vocabulary: Vocabulary): number[] {
  const list = filterList(key)
  if (list === undefined) return [value]
  if (isExact(value)) return [-value]
  return vocabulary
    .list(list)
    .flatMap(({ id }) => (entryAndHeads(id, vocabulary.headOf).includes(value) ? id : []))
}

/**
 * The query of a list for a program. Pages leave wrong parameters out; here they are refused.
 * @throws AppError `request.invalid` with each parameter whose name or value does not exist
 */
export function requireSignListQuery(
  { dictionary }: { dictionary: Dictionary },
  { params }: { params: URLSearchParams },
): SignListQuery {
  const { query, problems } = readSignListQuery(params)
  const unknown = (field: string, value: string): FieldError => ({
    field,
    code: 'value.unknown',
    params: { value },
  })
  const isUnknownEntry = (value: SignListQuery['values'][number]) =>
    filterByName(value.list) === undefined && findEntry(dictionary.vocabulary, value) === undefined
  const fields = [
    ...problems,
    ...query.values.filter(isUnknownEntry).map(({ list, value }) => unknown(list, value)),
    ...propertyFiltersOf(query).flatMap((one) =>
      factsOfFilter(one, dictionary).unknown.map((value) => unknown(one.name, value)),
    ),
    ...(query.untranslated !== null && !dictionary.languages.some(({ code }) => code === query.untranslated)
      ? [unknown('untranslated', query.untranslated)]
      : []),
    ...(query.tag !== null && dictionary.vocabulary.entry(query.tag)?.list !== 'tags'
      ? [unknown('tag', `${query.tag}`)]
      : []),
  ]
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
  return query
}
