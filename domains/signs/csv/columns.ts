import {
  type PropertyKey,
  properties,
  property,
  propertyByWireName,
  publicProperties,
  type Registry,
  wireName,
} from '../properties.ts'

/** The meaning of a column of a file. */
export type Column =
  | { header: string; kind: 'id' }
  | { header: string; kind: 'source' }
  | { header: string; kind: 'sourceId' }
  | { header: string; kind: 'readOnly' }
  | { header: string; kind: 'property'; key: PropertyKey }
  | { header: string; kind: 'perLanguage'; key: PerLanguageKey; language: string }

type PerLanguageKey = 'translation' | 'example'

const identity = { id: 'id', source: 'source', source_id: 'sourceId' } as const

/** Exported, but ignored by imports. */
export const readOnlyColumns = [
  'status',
  'author',
  'publisher',
  'approver',
  'created_at',
  'changed_at',
  'published_at',
] as const

/** The column of a header; undefined for unknown headers. */
export function parseHeader(header: string): Column | undefined {
  if (Object.hasOwn(identity, header)) return { header, kind: identity[header as keyof typeof identity] }
  if ((readOnlyColumns as readonly string[]).includes(header)) return { header, kind: 'readOnly' }
  const [, name = header, language] = /^([a-z_]+)\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$/.exec(header) ?? []
  const key = propertyByWireName(name)
  if (key === undefined || (property(key).perLanguage === true) !== (language !== undefined)) return undefined
  return language === undefined
    ? { header, kind: 'property', key }
    : { header, kind: 'perLanguage', key: key as PerLanguageKey, language }
}

/** The headers of an export, in order: identity, public properties with their languages, read-only columns. */
export function exportHeaders(languages: readonly string[], registry: Registry = properties): string[] {
  const ofProperties = Object.entries(publicProperties(registry)).flatMap(([key, { perLanguage }]) =>
    perLanguage ? languages.map((language) => `${wireName(key)}.${language}`) : [wireName(key)],
  )
  return [...Object.keys(identity), ...ofProperties, ...readOnlyColumns]
}

/** Whether a column identifies the sign. */
export const hasKeyColumn = (columns: readonly Column[]): boolean =>
  columns.some(
    (column) =>
      column.kind === 'id' ||
      column.kind === 'sourceId' ||
      (column.kind === 'property' && column.key === 'gloss'),
  )

/** Whether a mapping may fill this column of ours from several columns: translations into one language. */
export const mayComeFromSeveralColumns = (header: string): boolean => header.startsWith('translation.')
