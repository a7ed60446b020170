import type { ContentMediaWire } from '#domains/media/content-media.wire.ts'
import type { FieldKindName } from '../kinds/index.ts'
import type { ListName } from '../simple-list.ts'
import type { UsedListName } from '../simple-lists.ts'

/** What pages show of a list itself. */
export interface SimpleListView {
  name: ListName
  page: string
  /** In the language of the page. */
  title: string
  /** The field that names an entry. */
  nameField: string
  /** The first field with a picture; null without one. */
  pictureField: string | null
  /** The field with a file to download; null without one. */
  downloadField: string | null
  /** The fields with a checkbox. */
  yesNoFields: string[]
  isTranslated: boolean
  /** The list, if something may use its entries. */
  used: UsedListName | null
  /** The public page of the entries, with the locale. */
  shownAt: string | null
}

/** A field of the form of an entry. */
export interface EntryFieldView {
  name: string
  kind: FieldKindName
  isRequired: boolean
  hint: string | null
  audience: 'public' | 'members'
  /** The field whose text this film replaces; null for others. */
  filmOf: string | null
  /** The stored file of fields with files. */
  media: ContentMediaWire | null
  /** The stored films of texts, by language. */
  films: Readonly<Record<string, ContentMediaWire>>
  /** What texts may contain between braces. */
  placeholders: readonly string[]
  /** What can be chosen, for fields with a choice. */
  options: readonly { value: string; label: string }[]
}

/** Unsaved input of a person. */
export interface EntryDraftView {
  sequence: number
  /** Time of day. */
  time: string
  /** "22/11/2026 14:32". */
  when: string
  /** Whether the entry was saved after the draft was begun. */
  isOutdated: boolean
}
