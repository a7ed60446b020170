import { type PropertyKey, property, propertyByWireName, propertyKeys, wireName } from '../properties.ts'

/** What a column of the file means. */
export type Column =
  | { header: string; kind: 'id' }
  | { header: string; kind: 'source' }
  | { header: string; kind: 'sourceId' }
  | { header: string; kind: 'kept' }
  | { header: string; kind: 'property'; key: PropertyKey }
  | { header: string; kind: 'perLanguage'; key: 'translation' | 'example'; language: string }

const identity = { id: 'id', source: 'source', source_id: 'sourceId' } as const

/** Kept by the program: exported, and ignored by import. */
export const readOnlyColumns = [
  'status',
  'author',
  'publisher',
  'approver',
  'created_at',
  'changed_at',
  'published_at',
] as const

/** The column behind a header; undefined for a header that no property has. */
export function parseHeader(header: string): Column | undefined {
  if (Object.hasOwn(identity, header)) return { header, kind: identity[header as keyof typeof identity] }
  if ((readOnlyColumns as readonly string[]).includes(header)) return { header, kind: 'kept' }
  const perLanguage = /^(translation|example)\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$/.exec(header)
  if (perLanguage)
    return {
      header,
      kind: 'perLanguage',
      key: perLanguage[1] as 'translation' | 'example',
      language: perLanguage[2] ?? '',
    }
  const key = propertyByWireName(header)
  return key && !property(key).perLanguage ? { header, kind: 'property', key } : undefined
}

/** Every header of an export, in order: identity, properties with their languages, what the program keeps. */
export function exportHeaders(languages: readonly string[]): string[] {
  const ofProperties = propertyKeys.flatMap((key) =>
    property(key).perLanguage ? languages.map((language) => `${key}.${language}`) : [wireName(key)],
  )
  return [...Object.keys(identity), ...ofProperties, ...readOnlyColumns]
}
