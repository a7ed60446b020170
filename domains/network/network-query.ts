import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { queryContext, readSearchQuery } from '#domains/search/query/search-query-url.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
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

const parameterNames = ['q', 'page', 'sign', 'field', 'kind']

/** Limits of the invalid values in a message. */
const maxReportedValues = 5
const maxReportedLength = 60

type Report = (field: string, code: FieldError['code'], value: string) => void

/**
 * Reads the URL parameters of the network page. Of several signs or fields the first is used; a sign takes precedence
 * over a field. Signs, fields and kinds that do not exist, a malformed page and unknown parameters are left out and
 * reported.
 */
export function readNetworkQuery(
  params: URLSearchParams,
  dictionary: Dictionary,
  language: string,
): { query: NetworkQuery; problems: FieldError[] } {
  const searchParams = new URLSearchParams(
    ['q', 'page'].map((name): [string, string] => [name, params.get(name) ?? '']),
  )
  const read = readSearchQuery(searchParams, queryContext(dictionary, language, 'ignore'))
  const problems = [...read.problems]
  const report: Report = (field, code, value) =>
    void problems.push({ field, code, params: { value: value.slice(0, maxReportedLength) } })
  const kinds = readKinds(params.getAll('kind'), report)
  const sign = readSign(params.get('sign') ?? '', dictionary, report)
  const field = sign === null ? readField(params.get('field') ?? '', dictionary, report) : null
  for (const name of unknownNames(params))
    problems.push({
      field: name,
      code: 'request.unknownParameter',
      params: { name: name.slice(0, maxReportedLength) },
    })
  const { q, page } = read.query
  return { query: { sign, field, kinds, q, page }, problems }
}

const unknownNames = (params: URLSearchParams): string[] =>
  [...new Set(params.keys())].filter((name) => !parameterNames.includes(name)).slice(0, maxReportedValues)

function readSign(text: string, { card }: Dictionary, report: Report): number | null {
  if (text === '') return null
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : -1
  if (card(id)) return id
  report('sign', 'sign.notFound', text)
  return null
}

function readField(value: string, { vocabulary }: Dictionary, report: Report): VocabularyEntry | null {
  if (value === '') return null
  const field = vocabulary.byValue('semantic-field', value)
  if (!field) report('field', 'value.unknown', value)
  return field ?? null
}

function readKinds(params: string[], report: Report): LinkKind[] {
  const names = new Set(params.flatMap((values) => values.split(',')).flatMap((value) => value.trim() || []))
  const unknown = [...names].filter((kind) => !(linkKinds as readonly string[]).includes(kind))
  for (const kind of unknown.slice(0, maxReportedValues)) report('kind', 'value.unknown', kind)
  return linkKinds.filter((kind) => names.has(kind))
}
