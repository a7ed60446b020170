import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { parseSearchQuery, queryContext } from '#domains/search/query/search-query.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type LinkKind, linkKinds } from './network-url.ts'

type Dictionary = Pick<PublishedDictionary, 'card' | 'vocabulary' | 'languages'>

/** The validated parameters of the network page: the sign is published and the field exists. */
export interface NetworkQuery {
  sign: number | null
  field: VocabularyEntry | null
  /** Only links of these kinds; empty means all. */
  kinds: LinkKind[]
  q: string
  page: number
}

/** Limits of the invalid values in an error message. */
const maxReportedValues = 5
const maxReportedLength = 60

/**
 * Parses the URL parameters of the network page. Of several signs or fields the first is used; a sign takes precedence
 * over a field.
 * @throws AppError `sign.notFound` without a published sign of that id; `page.notFound` for an unknown field;
 *   `request.invalid` for unknown kinds and a malformed page
 */
export function parseNetworkQuery(
  params: URLSearchParams,
  dictionary: Dictionary,
  language: string,
): NetworkQuery {
  const kinds = parseKinds(params.getAll('kind'))
  const searchParams = new URLSearchParams(
    ['q', 'page'].map((name): [string, string] => [name, params.get(name) ?? '']),
  )
  const { q, page } = parseSearchQuery(searchParams, queryContext(dictionary, language, 'ignore'))
  const sign = parseSign(params.get('sign') ?? '', dictionary)
  const field = sign === null ? parseField(params.get('field') ?? '', dictionary) : null
  return { sign, field, kinds, q, page }
}

function parseSign(text: string, { card }: Dictionary): number | null {
  if (text === '') return null
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : -1
  if (!card(id)) throw new AppError('sign.notFound')
  return id
}

function parseField(value: string, { vocabulary }: Dictionary): VocabularyEntry | null {
  if (value === '') return null
  const field = vocabulary.byValue('semantic-field', value)
  if (!field) throw new AppError('page.notFound')
  return field
}

function parseKinds(params: string[]): LinkKind[] {
  const names = new Set(params.flatMap((values) => values.split(',')).flatMap((value) => value.trim() || []))
  const unknown = [...names].filter((kind) => !(linkKinds as readonly string[]).includes(kind))
  if (unknown.length > 0) {
    const fields = unknown.slice(0, maxReportedValues).map((value) => ({
      field: 'kind',
      code: 'value.unknown' as const,
      params: { value: value.slice(0, maxReportedLength) },
    }))
    throw new AppError('request.invalid', { fields })
  }
  return linkKinds.filter((kind) => names.has(kind))
}
