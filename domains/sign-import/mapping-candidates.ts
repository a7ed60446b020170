import { exportHeaders, parseHeader } from '#domains/signs/csv/columns.ts'
import { type PropertyKey, property, wireName } from '#domains/signs/properties.ts'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import type { Vocabulary } from '#domains/vocabularies/vocabulary.ts'
import { languageName } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import type { Candidate } from './propose-target.ts'

/** The headers that an import reads, in the order of an export. */
export const importHeaders = (languages: readonly string[]): string[] =>
  exportHeaders(languages).filter((header) => parseHeader(header)?.kind !== 'readOnly')

/** The properties with their names in all interface languages; those with a column per language are left out. */
export const propertyCandidates = (): Candidate[] =>
  importHeaders([]).map((header) => ({
    target: header,
    names: [header, ...locales.map((locale) => headerName(header, locale))],
  }))

/** The name of a header in a language: "Translation (German)". */
export function headerName(header: string, locale: (typeof locales)[number]): string {
  const t = translator(locale)
  const column = parseHeader(header)
  const key = column && 'key' in column ? wireName(column.key as PropertyKey) : header
  const name = t(`properties:${key}` as 'properties:gloss')
  return column?.kind === 'perLanguage' ? `${name} (${languageName(column.language, locale)})` : name
}

/** The values of a list with their other names; of the areas also the precise locations, which fill both columns. */
export function valueCandidates(vocabulary: Vocabulary, list: ListName): Candidate[] {
  const lists: ListName[] = list === 'location' ? ['location', preciseList] : [list]
  return lists.flatMap((name) =>
    vocabulary.list(name).map(({ value, aliases, texts }) => ({
      target: value,
      names: [value, ...aliases, ...Object.values(texts)],
    })),
  )
}

const preciseList = property('locationPrecise').list ?? 'location'
