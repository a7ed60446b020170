import { resolveText } from '#platform/i18n/resolve-text.ts'
import type { EntryLanguages } from './kinds/field-kind.ts'
import { everyLanguage, type FieldValue, type TranslatedTexts } from './kinds/field-value.ts'
import { kinds } from './kinds/index.ts'
import type { SimpleList } from './simple-list.ts'

/** What a person changes of an entry, and what its versions keep. */
export interface EntryContent {
  /** By name of the field. */
  fields: Readonly<Record<string, FieldValue>>
  active: boolean
}

/** An entry of a simple list. */
export interface ListEntry extends EntryContent {
  id: number
  position: number
  /** When it became active, in lists of which the newest active entry is in use; null in others. */
  activatedAt: Date | null
  /** Whether the program needs the entry, so that it stays, such as the institution "other". */
  isKept: boolean
  /** Number of its changes, for conflicts. */
  revision: number
}

export const entryVersionKinds = ['standard', 'created', 'changed', 'restored', 'deleted'] as const

/** A version of an entry: what one change made of it. */
export interface EntryVersion {
  revision: number
  /** `standard`: the state before the first change in the panel. */
  kind: (typeof entryVersionKinds)[number]
  content: EntryContent
  actorId: number | null
  at: Date | null
}

/** The value of a field; a version may be older than the field. */
export const fieldValue = (list: SimpleList, content: EntryContent, field: string): FieldValue => {
  const kind = list.fields[field]?.kind
  return content.fields[field] ?? (kind ? kinds[kind].empty : null)
}

/** The texts of a field by language. */
export const textsOf = (list: SimpleList, content: EntryContent, field: string): TranslatedTexts => {
  const kind = list.fields[field]?.kind
  return kind ? kinds[kind].texts(fieldValue(list, content, field)) : {}
}

/** The name of an entry in a language, in the default one, or in any; without texts its number. */
export function nameOfEntry(
  list: SimpleList,
  entry: Pick<ListEntry, 'id' | 'fields' | 'active'>,
  language: string,
  defaultLanguage: string,
): { text: string; language: string; informed: boolean } {
  const [field = ''] = Object.keys(list.fields)
  const texts = textsOf(list, entry, field)
  const { [everyLanguage]: name } = texts
  if (name !== undefined) return { text: name, language, informed: true }
  const [other] = Object.entries(texts)
  return (
    resolveText(texts, language, defaultLanguage) ?? {
      text: other?.[1] ?? `${entry.id}`,
      language: other?.[0] ?? language,
      informed: false,
    }
  )
}

/** Whether somebody gave a list an order: then each entry has a position of its own. */
export const isOrdered = (entries: readonly Pick<ListEntry, 'position'>[]): boolean =>
  entries.length > 1 && new Set(entries.map(({ position }) => position)).size === entries.length

/** Whether an active entry is not in use, because a newer one is. */
export function isReplaced(list: SimpleList, entry: ListEntry, entries: readonly ListEntry[]): boolean {
  if (list.activation === 'each' || !entry.active) return false
  const { newestOf } = list.activation
  const timeOf = ({ activatedAt }: ListEntry) => activatedAt?.getTime() ?? 0
  return entries.some(
    (other) =>
      other.active &&
      fieldValue(list, other, newestOf) === fieldValue(list, entry, newestOf) &&
      (timeOf(other) - timeOf(entry) || other.id - entry.id) > 0,
  )
}

/** The content after a change. */
export const mergeContent = (
  list: SimpleList,
  before: EntryContent,
  after: EntryContent,
  languages: EntryLanguages,
): EntryContent => ({
  fields: Object.fromEntries(
    Object.entries(list.fields).map(([name, { kind }]) => [
      name,
      kinds[kind].merge(fieldValue(list, before, name), fieldValue(list, after, name), languages),
    ]),
  ),
  active: after.active,
})
